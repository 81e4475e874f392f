import { createMover } from "#dom/masonry/move-items.ts";
import { setHidden } from "#dom/set-hidden.ts";
import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createFilterBar, type FilterBar, type FilterButtons } from "./filter-bar.ts";

/** A list whose items are all on the page, and the buttons that show some of them. */
export interface ItemFilter extends FilterButtons {
  readonly context: Pick<WidgetContext, "listen" | "page" | "signal">;
  /** The number of shown items is told to screen readers after it. */
  readonly list: HTMLElement;
  /** The items that are there now. */
  items(): readonly HTMLElement[];
  isIn(item: HTMLElement, term: string): boolean;
  /** Lays the shown items out, where CSS alone does not. Items move by themselves. */
  layOut?(): void;
  /** How long items take to their new places, in ms. */
  readonly durationMs: number;
}

/** Makes the buttons show the items of their terms, and everything while none is chosen. */
export function filterItems(filter: ItemFilter): FilterBar {
  const { list, active, changes, context, durationMs } = filter;
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  status.style.cssText = VISUALLY_HIDDEN;
  list.after(status);
  context.signal.addEventListener("abort", () => status.remove());

  /** @returns how many are shown */
  function show(terms: readonly string[], moves: boolean): number {
    const items = filter.items();
    const before = new Set(items.filter(({ hidden }) => !hidden));
    const shown = items.filter((item) => terms.length === 0 || terms.some((term) => filter.isIn(item, term)));
    const mover = moves ? createMover(list, durationMs, context.signal) : undefined;
    mover?.move([...before]);
    for (const item of items) {
      const isShown = shown.includes(item);
      setHidden(item, !isShown, changes);
      for (const name of active) changes.toggleClass(item, name, isShown);
    }
    filter.layOut?.();
    mover?.move(shown);
    if (moves)
      grow(
        shown.filter((item) => !before.has(item)),
        durationMs,
      );
    return shown.length;
  }

  const bar = createFilterBar(filter, (terms) => {
    const count = show(terms, true);
    status.textContent = context.page.text("items_shown", "Items shown: %d").replace("%d", String(count));
  });
  bar.choose([]);
  show([], false);
  return bar;
}

/** Lets items that come grow in their places. */
function grow(items: readonly HTMLElement[], durationMs: number) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const item of items)
    item.animate([{ opacity: 0, transform: "scale(0.2)" }, {}], { duration: durationMs, easing: "ease" });
}
