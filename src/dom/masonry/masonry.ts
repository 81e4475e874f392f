import type { Changes } from "#dom/changes.ts";
import { deviceValue } from "#dom/device-value.ts";
import type { Responsive } from "#runtime/controls.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { DeviceMode } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createMover } from "./move-items.ts";
import { placeItems } from "./place-items.ts";
import { watchItems } from "./watch-items.ts";
import { createPlaceWriter, type PlacedItems } from "./write-places.ts";
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
  /** How long, in ms, a window must have had its size before the items are placed anew; 0 if missing. */
  readonly resizeDelay?: number;
}

/** Items in columns, until the widget ends. */
export interface Masonry {
  /** Places the items at once: to be called when some have been hidden or shown. Appended ones are placed unasked. */
  layOut(): void;
}

/** Items this many window heights below its top may be placed later. */
const FAR_WINDOWS = 2;

interface MasonrySetup {
  readonly changes: Changes;
  readonly context: Pick<WidgetContext, "signal" | "listen" | "after">;
}

/** What a layout has placed. */
interface Placed extends PlacedItems {
  readonly columns: number;
}

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
  const writePlaces = createPlaceWriter(write, context.after, mover.move);
  let before: Placed = { columns: 0, items: [], places: [] };

  function setColumns(count: number) {
    const space = gap && `${gap()}px`;
    write(container, {
      display: isNative ? "grid-lanes" : "grid",
      "grid-template-columns": `repeat(${count}, minmax(0, 1fr))`,
      "align-items": "start",
      ...(space && { "column-gap": space, "row-gap": space }),
      ...(isNative && { "flow-tolerance": tolerance === Infinity ? "infinite" : `${tolerance}px` }),
    });
    const styles = { ...(fillsColumns && { width: "auto", "max-width": "none" }), ...itemStyles };
    for (const child of container.children) if (isHtmlElement(child)) write(child, styles);
  }

  function place(items: readonly HTMLElement[], count: number) {
    const rowGap = gap?.() ?? (Number.parseFloat(getComputedStyle(container).rowGap) || 0);
    const kept = keptColumns(before, items, count);
    const places = placeItems(items.map(heightOf), { columns: count, gap: rowGap, tolerance, kept });
    before = { columns: count, items, places };
    writePlaces(before, FAR_WINDOWS * innerHeight - container.getBoundingClientRect().top);
  }

  function layOut() {
    if (signal.aborted) return;
    const count = Math.max(1, Math.round(columns()));
    setColumns(count);
    const items = itemsOf(container);
    if (!isNative) place(items, count);
    mover.move(items);
  }

  // From where the server's styles have them, items move, too: nothing jumps.
  mover.move(itemsOf(container));
  layOut();
  watchItems(container, layOut, { context, resizeDelay });
  return { layOut };
}

/** How many columns there are in a device mode: tablets have at most 2 and phones 1 unless a setting says otherwise. */
export function columnsAt(columns: Responsive<number>, mode: DeviceMode): number {
  const { desktop, tablet = Math.min(2, desktop), mobile = 1 } = columns;
  return deviceValue({ ...columns, tablet, mobile }, mode);
}

const itemsOf = (container: HTMLElement) =>
  [...container.children].filter(isHtmlElement).filter(({ offsetWidth }) => offsetWidth > 0);

/** With the space that the item's styles leave below it, in px. */
const heightOf = (item: HTMLElement) =>
  item.offsetHeight + (Number.parseFloat(getComputedStyle(item).marginBottom) || 0);

/** The columns of the items that stand where they stood, up to the first one that does not. */
function keptColumns(before: Placed, items: readonly HTMLElement[], columns: number): number[] {
  if (before.columns !== columns) return [];
  const changed = items.findIndex((item, index) => item !== before.items[index]);
  const kept = before.places.slice(0, changed < 0 ? items.length : changed);
  return kept.map(({ column }) => column);
}
