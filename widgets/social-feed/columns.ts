import type { Masonry } from "#dom/masonry/masonry.ts";
import { createChanges } from "#dom/state/changes.ts";
import { type Feed, partOf, postsOf } from "./feed.ts";

const ITEM_MARGIN_PX = 15;
const CREDIT_PADDING_PX = 30;
const DELAY_MS = 500;
const MOVE_MS = 400;

/** Posts in columns, until the window's width or the widget ends it. */
interface Columns {
  readonly count: number;
  readonly layOut: () => void;
  readonly end: () => void;
}

const countAt = ({ columns, columnsTablet, columnsMobile }: Feed["settings"], width: number) =>
  width > 800 ? columns : width > 480 ? columnsTablet : columnsMobile;

/** The space beside a post as the page's styles have it, as a share of the container's width. */
function marginOf(feed: Feed, container: HTMLElement): number {
  const [post] = postsOf(feed);
  const margin = post ? Number.parseFloat(getComputedStyle(post).marginLeft) || 0 : 0;
  return margin / Math.max(1, container.clientWidth);
}

/** The context of a part of the widget, which ends before it. */
const contextUntil = (signal: AbortSignal, { after, guard, listen }: Feed["context"]) => ({
  signal,
  listen: ((target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, (event) => guard(() => listener(event)), { signal })) as typeof listen,
  after: (delayMs: number, run: () => void) => {
    const end = after(delayMs, run);
    signal.addEventListener("abort", end);
    return end;
  },
});

/** Lays posts out in columns, in their order, where the window is wide enough. Returns what lays them out again. */
export function layOutInColumns(feed: Feed): () => void {
  const { container, context, host, settings } = feed;
  const { after, bus, listen, load, signal } = context;
  let current: Columns = { count: 1, layOut: () => {}, end: () => {} };
  if (!container || Math.max(settings.columns, settings.columnsTablet, settings.columnsMobile) < 2)
    return () => {};
  const posts = container;

  function start(count: number): Columns {
    const part = new AbortController();
    const changes = createChanges(part.signal);
    const margin = `${marginOf(feed, posts) * count * 100}%`;
    let masonry: Masonry | undefined;

    function layOut() {
      bus.emit("cffbeforemasonry", { host });
      masonry?.layOut();
    }

    if (partOf(host, settings.parts.credit))
      changes.setStyle(posts.parentElement ?? posts, "padding-bottom", `${CREDIT_PADDING_PX}px`);
    context.guard(async () => {
      const { createMasonry } = await load(() => import("#dom/masonry/masonry.ts"));
      if (part.signal.aborted) return;
      layOut();
      const itemStyles = { "margin-inline": margin, "margin-bottom": `${ITEM_MARGIN_PX}px` };
      const options = { columns: () => count, itemStyles, transition: MOVE_MS, resizeDelay: DELAY_MS };
      masonry = createMasonry(posts, options, { changes, context: contextUntil(part.signal, context) });
      after(DELAY_MS, () => current.layOut());
    });
    return { count, layOut, end: () => part.abort() };
  }

  function update() {
    const count = countAt(settings, window.innerWidth);
    const isFlat = count < 2;
    for (const name of settings.parts.flat)
      feed.changes.toggleClass(posts.parentElement ?? posts, name, isFlat);
    if (count === current.count) return;
    current.end();
    current = isFlat ? { count, layOut: () => {}, end: () => {} } : start(count);
  }

  let endWaiting = () => {};
  listen(window, "resize", () => {
    endWaiting();
    endWaiting = after(DELAY_MS, update);
  });
  signal.addEventListener("abort", () => current.end());
  update();
  return () => current.layOut();
}
