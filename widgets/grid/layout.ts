import { createMasonry, type Masonry } from "#dom/masonry/masonry.ts";
import { createMover, FIRST_MS } from "#dom/masonry/move-items.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { countColumns } from "./count-columns.ts";
import type { Settings } from "./settings.ts";

const MOVE_MS = 400;
const RESIZE_DELAY_MS = 100;

/**
 * Lays out the items of a list until the widget ends: in columns by script, in all other layouts by styles.
 * @returns runs a change to what is shown; the items that it leaves move to their new places
 */
export function startLayout(
  list: HTMLElement,
  layout: Settings["layout"],
  { changes, context }: { readonly changes: Changes; readonly context: WidgetContext },
): (change: () => void) => void {
  const mover = createMover(list, MOVE_MS, context.signal);
  const shown = () => [...list.children].filter(isHtmlElement).filter(({ offsetWidth }) => offsetWidth > 0);
  function rearrange(change: () => void, ms = MOVE_MS) {
    // The window may have had another size when places were read last.
    mover.move([]);
    mover.move(shown());
    change();
    mover.move(shown(), ms);
  }
  const setUp = () => changes.toggleClass(list, `islet-grid--${layout}`, true);
  // At first from where the page's own styles have them: nothing jumps.
  if (layout !== "masonry") {
    rearrange(setUp, FIRST_MS);
    return (change) => rearrange(change);
  }
  setUp();
  const options = {
    columns: countColumns(list),
    transition: MOVE_MS,
    resizeDelay: RESIZE_DELAY_MS,
  };
  // It moves them itself.
  const masonry: Masonry = createMasonry(list, options, { changes, context });
  return (change) => {
    change();
    masonry.layOut();
  };
}
