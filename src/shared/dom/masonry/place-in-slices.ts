import type { WidgetContext } from "#runtime/widget.ts";
import { numbered } from "../numbered.ts";
import { createPlacing, type Place, type Placing } from "./place-items.ts";
import type { WriteStyles } from "./write-styles.ts";

const SLICE_MS = 8;

/** Heights are read of so many items together: after a change, the first one is a layout. */
const AT_ONCE = 10;

interface SlicedPlacing extends Placing {
  /** Items that begin above this stand at once. */
  readonly farPx: number;
}

/** What a call has placed. */
interface Placed {
  readonly columns: number;
  readonly items: readonly HTMLElement[];
  /** Of the first items, until all are placed. */
  readonly places: readonly Place[];
}

/**
 * Returns what gives items their styles and puts them in the first row of a grid, each at its distance from the top. Those
 * above `farPx` stand there at once; many items would keep the page from answering the visitor, so the others are measured
 * and placed in time slices. Items keep their columns up to the first one that is another than before. `ended` after all.
 */
export function createPlacer(
  write: WriteStyles,
  after: WidgetContext["after"],
  ended: (items: readonly HTMLElement[]) => void,
): (items: readonly HTMLElement[], styles: Readonly<Record<string, string>>, placing: SlicedPlacing) => void {
  let stop = () => {};
  let before: Placed = { columns: 0, items: [], places: [] };
  return (items, styles, placing) => {
    const { columns, farPx } = placing;
    const last = before;
    const places: Place[] = [];
    const place = createPlacing(placing);
    let isKept = last.columns === columns;
    let lastTop = 0;
    before = { columns, items, places };

    function placeNext() {
      const end = performance.now() + SLICE_MS;
      do {
        const batch = items.slice(places.length, places.length + AT_ONCE);
        for (const item of batch) write(item, styles);
        for (const [index, height] of numbered(batch.map(heightOf))) {
          const item = batch[index] as HTMLElement;
          isKept &&= item === last.items[places.length];
          const at = place(height, isKept ? last.places[places.length]?.column : undefined);
          places.push(at);
          lastTop = at.top;
          write(item, { "grid-area": `1 / ${at.column + 1}`, "margin-top": `${lastTop}px` });
        }
        if (places.length === items.length) return ended(items);
      } while (lastTop < farPx || performance.now() < end);
      stop = after(0, placeNext);
    }
    stop();
    placeNext();
  };
}

/** With the space that the item's styles leave below it, in px. */
const heightOf = (item: HTMLElement) =>
  item.offsetHeight + (Number.parseFloat(getComputedStyle(item).marginBottom) || 0);
