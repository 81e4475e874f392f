import { closest } from "#browser/selectors.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "../announcer.ts";
import { ADD_BUTTON } from "./adding-control.ts";
import { createButtonStates } from "./button-states.ts";
import { cartOf } from "./cart.ts";
import type { Explain, Outcome } from "./cart-interfaces.ts";

/** What a request to add sends, before listeners have changed it. */
export type Payload = Record<string, string>;

/** Islet's own data attributes, as dataset spells them: a button may be a host. */
const ISLET_ATTRIBUTE = /^(?:settings|widget(?:[A-Z].*)?)$/;

/** All data attributes of a button, named as the shop names them: underscores stay, dashes become capitals. */
export function payloadOf(button: HTMLElement): Payload {
  const attributes = Object.entries(button.dataset).filter(([name]) => !ISLET_ATTRIBUTE.test(name));
  return { quantity: "1", ...Object.fromEntries(attributes) };
}

export interface AddButtons {
  /** The host's button at the target of an event. */
  buttonAt(target: EventTarget | null): HTMLElement | null;
  /** Resolves once the outcome is shown and announced; never rejects for a failed request. */
  add(button: HTMLElement, payload: Payload, explain?: Explain): Promise<Outcome>;
}

/** Adds products by the buttons of a host and shows the state of each request on its button. */
export function createAddButtons(context: WidgetContext): AddButtons {
  const { bus, host, on, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const states = createButtonStates(context);
  // A form's field may be named `contains`.
  const isInHost = (element: unknown): element is HTMLElement =>
    isHtmlElement(element) && Node.prototype.contains.call(host, element);

  on("added_to_cart", ({ button }) => {
    if (!isInHost(button)) return;
    states.finish(button);
    states.showAdded(button);
    announce(button.dataset["success_message"] || page.text("added_to_cart", "Added to your cart."));
    bus.emit("wc_cart_button_updated", { button });
  });
  on("page/restored", states.finishAll);

  const explainAt =
    (button: HTMLElement): Explain =>
    async ({ message }) => {
      if (message) tell(button, message);
      return !!message;
    };

  function tell(button: HTMLElement, problem: string) {
    states.showProblem(button, problem);
    announce(problem);
  }

  return {
    buttonAt(target) {
      const button = isElement(target) && closest(target, ADD_BUTTON);
      return isInHost(button) ? button : null;
    },
    async add(button, payload, explain = explainAt(button)) {
      announce("");
      states.start(button);
      const outcome = await cart.add(payload, button, explain);
      if (signal.aborted || outcome === "done" || outcome === "leaving") return outcome;
      states.finish(button);
      if (outcome !== "failed" && outcome !== "lost") return outcome;
      const text =
        outcome === "failed"
          ? page.text("add_to_cart_failed", "Could not be added to the cart. Please try again.")
          : page.text(
              "add_to_cart_lost",
              "No answer came, so it may be in your cart already. Please check your connection and your cart.",
            );
      tell(button, text);
      return outcome;
    },
  };
}
