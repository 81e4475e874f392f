import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/changes.ts";

/** Whether a press adds to the cart, or why not. */
export type ButtonState = "ready" | "needed" | "unavailable";

/** Shows a form's state on its button, by the shop's own classes (reference: shop 9.4). */
export function createButton(form: Element, changes: Changes): (state: ButtonState) => void {
  return (state) => {
    const isReady = state === "ready";
    for (const button of selectAll(form, ".single_add_to_cart_button")) {
      changes.toggleClass(button, "disabled", !isReady);
      changes.toggleClass(button, "wc-variation-selection-needed", state === "needed");
      changes.toggleClass(button, "wc-variation-is-unavailable", state === "unavailable");
    }
    for (const place of selectAll(form, ".woocommerce-variation-add-to-cart")) {
      changes.toggleClass(place, "woocommerce-variation-add-to-cart-enabled", isReady);
      changes.toggleClass(place, "woocommerce-variation-add-to-cart-disabled", !isReady);
    }
  };
}
