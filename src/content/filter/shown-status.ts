import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Returns what tells screen readers, after a list, how many of its items are shown. */
export function createShownStatus(
  list: HTMLElement,
  { page, signal }: Pick<WidgetContext, "page" | "signal">,
): (count: number) => void {
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  status.style.cssText = VISUALLY_HIDDEN;
  list.after(status);
  signal.addEventListener("abort", () => status.remove());
  return (count) => {
    status.textContent = page.text("items_shown", "Items shown: %d").replace("%d", String(count));
  };
}
