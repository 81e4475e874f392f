import { selectAll } from "#browser/selectors.ts";
import { isPlainClick } from "#dom/activation.ts";
import { asButton } from "#dom/as-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isTag } from "#runtime/kind.ts";
import { once } from "#runtime/once.ts";
import { moreControl } from "./more-control.ts";
import { hadMorePages } from "./page-memory.ts";
import type { PagedList } from "./paged-list.ts";

/** Loads the next page before the visitor reaches the end. */
const AHEAD = "0px 0px 50% 0px";

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

/** A press on what the server has printed for it appends the next page. Does nothing without it. */
export function loadOnPress(paged: PagedList): void {
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

/** Appends the next page as the visitor scrolls to the end of the list, or presses what the server has printed for it. */
export function loadOnScroll(paged: PagedList): void {
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
    const { startFeed } = await context.load(() => import("#content/paging/feed.ts"));
    startFeed(paged);
  });
  context.guard(async () => {
    await restore();
    watch();
  });
}
