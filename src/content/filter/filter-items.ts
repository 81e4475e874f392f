import { moveItems } from "#dom/move-items.ts";
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
  /** Lays the shown items out, where CSS alone does not. */
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
  function show(terms: readonly string[]): number {
    const items = filter.items();
    let count = 0;
    moveItems(
      items,
      () => {
        for (const item of items) {
          const isShown = terms.length === 0 || terms.some((term) => filter.isIn(item, term));
          if (isShown) count++;
          setHidden(item, !isShown, changes);
          for (const name of active) changes.toggleClass(item, name, isShown);
        }
        filter.layOut?.();
      },
      durationMs,
    );
    return count;
  }

  const bar = createFilterBar(filter, (terms) => {
    const count = show(terms);
    status.textContent = context.page.text("items_shown", "Items shown: %d").replace("%d", String(count));
  });
  bar.choose([]);
  return bar;
}
