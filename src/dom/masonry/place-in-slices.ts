import type { WidgetContext } from "#runtime/widget.ts";
import type { Place } from "./place-items.ts";
import type { WriteStyles } from "./write-styles.ts";

const SLICE_MS = 8;

/** Items, and where each of them is to stand. */
export interface PlacedItems {
  readonly items: readonly HTMLElement[];
  readonly places: readonly Place[];
}

/**
 * Returns what puts items in the first row of a grid, each at its distance from the top. Those before `farPx` stand there at
 * once; many items would keep the page from answering the visitor, so the others follow in time slices. `ended` after all.
 */
export function createPlaceWriter(
  write: WriteStyles,
  after: WidgetContext["after"],
  ended: (items: readonly HTMLElement[]) => void,
): (placed: PlacedItems, farPx: number) => void {
  let stop = () => {};
  return ({ items, places }, farPx) => {
    let next = 0;
    const atOnce = places.findLastIndex(({ top }) => top < farPx);
    function writeNext() {
      const end = performance.now() + SLICE_MS;
      while (next <= atOnce || performance.now() < end) {
        const place = places[next];
        if (!place) return ended(items);
        const { column, top } = place;
        write(items[next++] as HTMLElement, { "grid-area": `1 / ${column + 1}`, "margin-top": `${top}px` });
      }
      stop = after(0, writeNext);
    }
    stop();
    writeNext();
  };
}
