import { closest } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/live-region.ts";
import { createButtonStates } from "./button-states.ts";
import { cartOf } from "./cart.ts";

/** What a request to add sends, before listeners have changed it. */
export type Payload = Record<string, string>;

/**
 * The shop's buttons that add without leaving the page. Block buttons (`wc-interactive`) have a cart of their own
 * (reference: shop 2.1).
 */
export const ADD_BUTTON =
  ".add_to_cart_button.ajax_add_to_cart[data-product_id]:not(.wc-interactive, :disabled, [aria-disabled=true])";

/** Attributes of our own markers, as dataset spells them: a button may be the host. */
const OWN = /^(?:settings|widget(?:On|State|Prerendered)?)$/;

/** All data attributes of a button: underscores stay, dashes become capitals, as the shop names them (add-to-cart.1). */
export function payloadOf(button: HTMLElement): Payload {
  const attributes = Object.entries(button.dataset).filter(([name]) => !OWN.test(name));
  return { quantity: "1", ...Object.fromEntries(attributes) };
}

/** Adds by the buttons of a host, and shows on each what becomes of it (add-to-cart.2). */
export function createAddButtons(host: HTMLElement, context: WidgetContext) {
  const { bus, on, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const states = createButtonStates(context);
  // A form has its fields as properties.
  const isOurs = (element: unknown): element is HTMLElement =>
    element instanceof HTMLElement && Node.prototype.contains.call(host, element);

  on("added_to_cart", ({ button }) => {
    if (!isOurs(button)) return;
    states.finish(button);
    states.showAdded(button);
    announce(button.dataset["success_message"] || page.text("added_to_cart", "Added to your cart."));
    bus.emit("wc_cart_button_updated", { button });
  });
  on("page/restored", states.finishAll);

  return {
    announce,
    cart,
    /** The host's own element at a place that was pressed. */
    pressed(target: EventTarget | null, selector: string = ADD_BUTTON): HTMLElement | null {
      const found = target instanceof Element && closest(target, selector);
      return isOurs(found) ? found : null;
    },
    /** Settles once the outcome is shown and told; never rejects for a call that failed. */
    async add(button: HTMLElement, payload: Payload): Promise<void> {
      announce("");
      states.start(button);
      const outcome = await cart.add(payload, button);
      if (signal.aborted || outcome === "done" || outcome === "leaving") return;
      states.finish(button);
      if (outcome === "vetoed") return;
      const text = page.text("add_to_cart_failed", "Could not be added to the cart. Please try again.");
      states.showProblem(button, text);
      announce(text);
    },
  };
}
