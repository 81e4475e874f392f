import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { hasCartItems } from "#shop/cart/cart-cookies.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Hides cart widgets that the shop marked so while the cart is empty (reference: shop 2.6). */
export function hideIfEmpty(mark: string, { on, signal }: WidgetContext): void {
  if (signal.aborted) return;
  const changes = createChanges(signal);

  function show(isEmpty: boolean) {
    for (const content of selectAll(document, mark)) {
      const widget = closest(content, ".widget_shopping_cart");
      if (widget) changes.setAttribute(widget, "hidden", isEmpty ? "" : null);
    }
  }
  const follow = () => show(!hasCartItems());

  on("wc_fragments_loaded", follow);
  on("wc_fragments_refreshed", follow);
  on("adding_to_cart", () => show(false));
  follow();
}
