import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/changes.ts";

/** Whether a press of the button adds to the cart, or why not. */
export type ButtonState = "ready" | "needed" | "unavailable";

/** The form's button and its link that clears the choices. */
export interface FormControls {
  /** Shows the state in the shop's own classes. */
  setButton(state: ButtonState): void;
  showResetLink(isShown: boolean): void;
}

export const createFormControls = (form: Element, changes: Changes): FormControls => ({
  setButton(state) {
    const isReady = state === "ready";
    for (const button of selectAll(form, ".single_add_to_cart_button")) {
      changes.toggleClass(button, "disabled", !isReady);
      changes.toggleClass(button, "wc-variation-selection-needed", state === "needed");
      changes.toggleClass(button, "wc-variation-is-unavailable", state === "unavailable");
    }
    for (const wrapper of selectAll(form, ".woocommerce-variation-add-to-cart")) {
      changes.toggleClass(wrapper, "woocommerce-variation-add-to-cart-enabled", isReady);
      changes.toggleClass(wrapper, "woocommerce-variation-add-to-cart-disabled", !isReady);
    }
  },
  showResetLink(isShown) {
    for (const link of selectAll(form, ".reset_variations"))
      if (link instanceof HTMLElement) changes.setStyle(link, "visibility", isShown ? "visible" : "hidden");
  },
});
