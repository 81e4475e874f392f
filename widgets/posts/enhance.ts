import { closest, selectAll } from "#browser/selectors.ts";
import { moreControl } from "#content/paging/more-control.ts";
import { hadMorePages, otherPage } from "#content/paging/page-memory.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import { isPlainClick } from "#dom/activation.ts";
import { asButton } from "#dom/as-button.ts";
import { createChanges } from "#dom/changes.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Loads the next page before the visitor reaches the end. */
const AHEAD = "0px 0px 50% 0px";

/** Brings more posts into the list, on a press, as the visitor scrolls, or in place of those that are there. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { skin, paginationType } = settings;
  const list = selectAll(host, skin.list).find(isHtmlElement);
  if (!list) throw missing("its element must hold a list of posts");
  const key = host.dataset["id"] || host.id || String(selectAll(document, skin.list).indexOf(list));
  const paged = { host, list, skin, changes: createChanges(context.signal), context, key };
  if (paginationType === "load_more_on_click") loadOnPress(paged);
  else if (paginationType === "load_more_infinite_scroll") loadOnScroll(paged);
  else if (paginationType !== "none" && settings.paginationLoadType === "ajax")
    replaceOnPress(paged, settings.autoScroll);
}

/** Loads the code on use. Pages that were there when the visitor left come back at once. */
function loadMoreOf(paged: PagedList) {
  const { context, key } = paged;
  const code = once(async () => {
    const { createLoadMore } = await context.load(() => import("#content/paging/load-more.ts"));
    return createLoadMore(paged);
  });
  const restore = async () => {
    if (hadMorePages(key)) await (await code()).restore();
  };
  return { code, restore };
}

function loadOnPress(paged: PagedList) {
  const { host, skin, context } = paged;
  const more = moreControl(host, skin);
  if (!more) return;
  const { code, restore } = loadMoreOf(paged);
  context.guard(restore);
  moveSpinner(more, paged);
  makePressable(more, paged, async () => {
    const { load } = await code();
    await load(more);
  });
}

/** A builder's styles look for the spinner in the button. */
function moveSpinner(more: HTMLElement, { host, skin, context }: PagedList) {
  const [spinner] = selectAll(host, skin.spinner, { limit: 1 });
  if (!spinner || more.contains(spinner)) return;
  const place = spinner.ownerDocument.createTextNode("");
  spinner.before(place);
  more.append(spinner);
  context.signal.addEventListener("abort", () => place.replaceWith(spinner));
}

/** A link to the next page stays one: it can be opened in another tab. */
function makePressable(more: HTMLElement, { changes, context }: PagedList, press: () => Promise<void>) {
  const { listen, guard } = context;
  const isLink = isTag(more, "a") && /^https?:/.test(more.protocol);
  if (!isLink) return asButton(more, () => guard(press), { changes, listen });
  listen(more, "click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    guard(press);
  });
}

function loadOnScroll(paged: PagedList) {
  const { host, skin, context } = paged;
  const more = moreControl(host, skin);
  const end = selectAll(host, skin.position, { limit: 1 })[0] ?? more;
  if (!end || context.page.isEditor) return;
  const { code, restore } = loadMoreOf(paged);

  async function loadWith(control?: HTMLElement) {
    const outcome = await (await code()).load(control);
    if (outcome === "more") watch();
    // The visitor was leaving.
    else if (outcome === "ignored" && !control) watchOnReturn();
  }

  /** Each time anew: an end that has not left the window is told only to a new observer. */
  function watch() {
    const seen = new AbortController();
    context.signal.addEventListener("abort", () => seen.abort(), { signal: seen.signal });
    watchView(end as Element, { margin: AHEAD, signal: seen.signal }, ({ isIntersecting }) => {
      if (!isIntersecting) return;
      seen.abort();
      context.guard(() => loadWith());
    });
  }

  function watchOnReturn() {
    const stop = context.on("page/restored", () => {
      stop();
      watch();
    });
  }

  if (more) makePressable(more, paged, () => loadWith(more));
  context.guard(async () => {
    await restore();
    watch();
  });
}

function replaceOnPress(paged: PagedList, scrolls: boolean) {
  const { host, skin, key, context } = paged;
  const { listen, guard } = context;
  let isUsed = false;
  const code = once(async () => {
    isUsed = true;
    const { createPageReplacer } = await context.load(() => import("#content/paging/replace-page.ts"));
    return createPageReplacer(paged, scrolls);
  });
  const restore = async () => {
    if (isUsed || otherPage(key) !== undefined) await (await code()).restore();
  };
  listen(host, "click", (event) => {
    const link = isElement(event.target) ? closest(event.target, skin.page) : null;
    const [links] = selectAll(host, skin.pages, { limit: 1 });
    if (!isTag(link, "a") || !links?.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    guard(async () => (await code()).follow(link));
  });
  listen(window, "popstate", () => guard(restore));
  guard(restore);
}
