import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";
import { createMover, FIRST_MS } from "./move-items.ts";
import { createPlacer } from "./place-in-slices.ts";
import { watchItems } from "./watch-items.ts";
import { createStyleWriter } from "./write-styles.ts";

/** How items stand in columns. */
export interface MasonryOptions {
  /** How many columns there are; asked at every layout. */
  readonly columns: () => number;
  /** Between two items, in px; asked at every layout. Missing if the container's own styles say so. */
  readonly gap?: () => number;
  /** Styles of every item. */
  readonly itemStyles?: Readonly<Record<string, string>>;
  /** See `Placing`; 0 if missing. */
  readonly tolerance?: number;
  /** How long items move to new places, in ms; missing if they do not. */
  readonly transition?: number;
  /** How long, in ms, a window must have had its size before the items are placed again; 0 if missing. */
  readonly resizeDelay?: number;
}

/** Items in columns, until the widget ends. */
export interface Masonry {
  /** Places the items at once: to be called when some have been hidden or shown. Appended ones are placed unasked. */
  layOut(): void;
}

/**
 * Items this many window heights below its top may be placed later. Until then they have no height, and browsers give one
 * to what is less than two and a half below it.
 */
const FAR_WINDOWS = 3;

/** What a layout works with. */
export interface MasonrySetup {
  readonly changes: Changes;
  readonly context: Pick<WidgetContext, "signal" | "listen" | "after">;
}

/** Of more items than this, those out of sight have no layout before they are measured. */
const MANY = 50;

/**
 * Lays out the children of a container in columns, in their order: in the browser's own grid lanes, or else in the first
 * row of a grid, each at its distance from the top. Appended items leave those before them where they are, and an item
 * that grows moves only what is below it. A container that is no grid becomes one, whose items fill their columns.
 */
export function createMasonry(
  container: HTMLElement,
  { columns, gap, itemStyles, tolerance = 0, transition = 0, resizeDelay = 0 }: MasonryOptions,
  { changes, context }: MasonrySetup,
): Masonry {
  const { signal } = context;
  const isNative = CSS.supports("display", "grid-lanes");
  const fillsColumns = !getComputedStyle(container).display.includes("grid");
  const mover = createMover(container, transition, signal);
  const write = createStyleWriter(changes);
  let styles: Readonly<Record<string, string>> = {
    ...(fillsColumns && { width: "auto", "max-width": "none" }),
    ...itemStyles,
  };
  let moveMs = Math.min(transition, FIRST_MS);
  const move = (items: readonly HTMLElement[]) => mover.move(items, moveMs);
  const placeAll = createPlacer(write, context.after, move);
  let countBefore = 0;

  function setColumns(count: number) {
    const space = gap && `${gap()}px`;
    write(container, {
      display: isNative ? "grid-lanes" : "grid",
      "grid-template-columns": `repeat(${count}, minmax(0, 1fr))`,
      "align-items": "start",
      ...(space && { "column-gap": space, "row-gap": space }),
      ...(isNative && { "flow-tolerance": tolerance === Infinity ? "infinite" : `${tolerance}px` }),
    });
    if (isNative || count === countBefore || container.childElementCount <= MANY) return;
    // Browsers find, print and focus what is in it all the same.
    for (const child of container.children)
      if (isHtmlElement(child)) write(child, { "content-visibility": "auto" });
    styles = { ...styles, "content-visibility": "" };
  }

  function layOut() {
    if (signal.aborted) return;
    const count = Math.max(1, Math.round(columns()));
    setColumns(count);
    const items = itemsOf(container);
    countBefore = count;
    if (isNative) for (const item of items) write(item, styles);
    else
      placeAll(items, styles, {
        columns: count,
        gap: gap?.() ?? (Number.parseFloat(getComputedStyle(container).rowGap) || 0),
        tolerance,
        farPx: FAR_WINDOWS * innerHeight - container.getBoundingClientRect().top,
      });
    move(items);
    moveMs = transition;
  }

  // From where the server's styles have them, items move, too: nothing jumps.
  mover.move(itemsOf(container));
  layOut();
  watchItems(container, layOut, { context, resizeDelay });
  return { layOut };
}

const itemsOf = (container: HTMLElement) =>
  [...container.children].filter(isHtmlElement).filter(({ offsetWidth }) => offsetWidth > 0);
