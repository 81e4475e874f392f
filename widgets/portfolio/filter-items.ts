import { createShownStatus } from "#content/filter/shown-status.ts";
import { prefersLessMotion } from "#dom/less-motion.ts";
import { createMover } from "#dom/masonry/move-items.ts";
import type { Changes } from "#dom/state/changes.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** A list whose items are all on the page. */
export interface ItemFilter {
  /** The number of shown items is announced to screen readers after it. */
  readonly list: HTMLElement;
  /** The items that are there now. */
  items(): readonly HTMLElement[];
  isIn(item: HTMLElement, term: string): boolean;
  /** Class names of shown items. */
  readonly active: readonly string[];
  /** Lays the shown items out, where CSS alone does not. Items move by themselves. */
  layOut?(): void;
  /** How long items take to their new places, in ms. */
  readonly durationMs: number;
  readonly changes: Changes;
  readonly context: Pick<WidgetContext, "page" | "signal">;
}

/** Returns what shows the items of these terms, and everything if there is none, and announces how many there are. */
export function createItemFilter(filter: ItemFilter): (terms: readonly string[]) => void {
  const { list, active, changes, context, durationMs } = filter;
  const status = createShownStatus(list, context);
  status.prepare();

  return (terms) => {
    const items = filter.items();
    const before = new Set(items.filter(({ hidden }) => !hidden));
    const shown = items.filter((item) => terms.length === 0 || terms.some((term) => filter.isIn(item, term)));
    const mover = createMover(list, durationMs, context.signal);
    mover.move([...before]);
    for (const item of items) {
      const isShown = shown.includes(item);
      setHidden(item, !isShown, changes);
      for (const name of active) changes.toggleClass(item, name, isShown);
    }
    filter.layOut?.();
    mover.move(shown);
    const coming = shown.filter((item) => !before.has(item));
    grow(coming, durationMs);
    status.announce(shown.length);
  };
}

/** Lets items that come grow in their places. */
function grow(items: readonly HTMLElement[], durationMs: number) {
  if (prefersLessMotion()) return;
  for (const item of items)
    item.animate([{ opacity: 0, transform: "scale(0.2)" }, {}], { duration: durationMs, easing: "ease" });
}
