import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { hasCartItems } from "#shop/cart/cart-cookies.ts";

/**
 * Hides cart widgets while the cart is empty.
 * @param selector the contents that the shop marked for it
 */
export function hideIfEmpty(selector: string, { on, signal }: WidgetContext): void {
  if (signal.aborted) return;
  const changes = createChanges(signal);

  function setWidgetsHidden(isHidden: boolean) {
    for (const content of selectAll(document, selector)) {
      const widget = closest(content, ".widget_shopping_cart");
      if (isHtmlElement(widget)) changes.setStyle(widget, "display", isHidden ? "none" : "");
    }
  }
  const update = () => setWidgetsHidden(!hasCartItems());

  on("wc_fragments_loaded", update);
  on("wc_fragments_refreshed", update);
  on("adding_to_cart", () => setWidgetsHidden(false));
  update();
}
