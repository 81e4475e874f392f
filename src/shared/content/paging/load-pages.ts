import { isPlainClick } from "#browser/plain-click.ts";
import { selectAll } from "#browser/selectors.ts";
import { asButton } from "#dom/press/as-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isTag } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import { moreControl } from "./more-control.ts";
import { hadMorePages } from "./page-memory.ts";
import type { PagedList } from "./paged-list.ts";
import { readPosition } from "./position.ts";

/** Loads the next page before the visitor reaches the end. */
const AHEAD = "0px 0px 50% 0px";

/** Loads the code on use. Pages that were there when the visitor left come back at once. */
function loadMoreOf(paged: PagedList) {
  const { context, key } = paged;
  const code = once(async () => {
    const { createLoadMore } = await context.load(() => import("./load-more.ts"));
    return createLoadMore(paged);
  });
  const restore = async () => {
    if (hadMorePages(key)) await (await code()).restore();
  };
  return { code, restore };
}

/** Whether what is printed leads on to what is no page of this list; then all of it stays as it is. */
export function leadsElsewhere(paged: PagedList): boolean {
  const { refused } = readPosition(paged.host, paged, document.baseURI);
  if (!refused) return false;
  paged.context.warn(
    `"${refused.slice(0, 200)}" is no page of this list, so it is not loaded: its path must be that of this page or in paths, a setting of the page configuration.`,
  );
  return true;
}

/** A press on what the server has printed for it appends the next page. Does nothing without it. */
export function loadOnPress(paged: PagedList): void {
  const { host, parts, context } = paged;
  const more = moreControl(host, parts);
  if (!more || leadsElsewhere(paged)) return;
  const { code, restore } = loadMoreOf(paged);
  context.guard(restore);
  moveSpinner(more, paged);
  makePressable(more, paged, async () => {
    const { load } = await code();
    await load(more);
  });
}

/** A builder's styles look for the spinner in the button. */
function moveSpinner(more: HTMLElement, { host, parts, context }: PagedList) {
  const [spinner] = selectAll(host, parts.spinner, { limit: 1 });
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
  const { host, parts, context } = paged;
  const more = moreControl(host, parts);
  const end = selectAll(host, parts.position, { limit: 1 })[0] ?? more;
  if (!end || context.page.isEditor || leadsElsewhere(paged)) return;
  const { code, restore } = loadMoreOf(paged);

  async function loadWith(control?: HTMLElement) {
    const outcome = await (await code()).load(control);
    if (outcome === "more") watch();
    // The visitor was leaving.
    else if (outcome === "ignored" && !control) watchOnReturn();
  }

  /** Each time with a new one: an end that has not left the window is reported only to a new observer. */
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
    const { startFeed } = await context.load(() => import("./feed.ts"));
    startFeed(paged);
  });
  context.guard(async () => {
    await restore();
    watch();
  });
}
