import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/state/changes.ts";

/**
 * Whether a press of the button adds to the cart, or why not: a choice is needed, the variation cannot be bought, or no
 * variation fits.
 */
export type FormState = "ready" | "needed" | "unavailable" | "none";

/** Shows the state on the form's button by the shop's classes, and the link that clears the choices if there are any. */
export type ShowState = (state: FormState) => void;

export function createShowState(
  form: Element,
  selects: readonly HTMLSelectElement[],
  changes: Changes,
): ShowState {
  return (state) => {
    const isReady = state === "ready";
    const isNeeded = state === "needed";
    for (const button of selectAll(form, ".single_add_to_cart_button")) {
      changes.toggleClass(button, "disabled", !isReady);
      changes.toggleClass(button, "wc-variation-selection-needed", isNeeded);
      changes.toggleClass(button, "wc-variation-is-unavailable", !isReady && !isNeeded);
    }
    for (const wrapper of selectAll(form, ".woocommerce-variation-add-to-cart")) {
      changes.toggleClass(wrapper, "woocommerce-variation-add-to-cart-enabled", isReady);
      changes.toggleClass(wrapper, "woocommerce-variation-add-to-cart-disabled", !isReady);
    }
    const hasChoice = selects.some(({ value }) => value);
    for (const link of selectAll(form, ".reset_variations") as HTMLElement[])
      changes.setStyle(link, "visibility", hasChoice ? "visible" : "hidden");
  };
}
