import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/announce.ts";
import { createButtonStates } from "#shop/button-states.ts";
import { cartOf } from "#shop/cart.ts";
import { type Payload, payloadOf, payloadOfForm, QUANTITY_FORM, quantityFieldOf } from "./payload.ts";
import type { Settings } from "./settings.ts";

/** Block buttons (`wc-interactive`) have a cart of their own (reference: shop 2.1). */
const BUTTON =
  ".add_to_cart_button.ajax_add_to_cart[data-product_id]:not(.wc-interactive, :disabled, [aria-disabled=true])";

/** Teaches the shop's buttons in a list, one button, or a simple product's form to add without leaving the page. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, listen, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const states = createButtonStates(context);
  const changes = createChanges(signal);

  const buttonAt = (target: EventTarget | null) => {
    const button = target instanceof Element && closest(target, BUTTON);
    return button instanceof HTMLElement && Node.prototype.contains.call(host, button) ? button : null;
  };

  function takeQuantity(button: HTMLElement) {
    const field = quantityFieldOf(button);
    if (field) changes.setAttribute(button, "data-quantity", field.value);
  }

  async function add(button: HTMLElement, payload: Payload) {
    announce("");
    states.start(button);
    const outcome = await cart.add(payload, button);
    if (signal.aborted || outcome === "done" || outcome === "leaving") return;
    states.finish(button);
    if (outcome === "vetoed") return;
    const text = page.text("add_to_cart_failed", "Could not be added to the cart. Please try again.");
    states.showProblem(button, text);
    announce(text);
  }

  bus.on(
    "added_to_cart",
    ({ button }) => {
      if (!(button instanceof HTMLElement) || !Node.prototype.contains.call(host, button)) return;
      states.finish(button);
      states.showAdded(button);
      announce(button.dataset["success_message"] || page.text("added_to_cart", "Added to your cart."));
      bus.emit("wc_cart_button_updated", { button });
    },
    signal,
  );
  bus.on("page/restored", states.finishAll, signal);

  listen(host, "click", (event) => {
    const button = buttonAt(event.target);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!button || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    takeQuantity(button);
    guard(() => add(button, payloadOf(button)));
  });

  // The shop prints links with role=button, which Space does not press by itself.
  listen(host, "keydown", (event) => {
    const button = buttonAt(event.target);
    if (event.key !== " " || !(button instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  });

  listen(host, "submit", (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // Enter in a loop's form, whose button is a link.
    const [link] = submitter ? [] : selectAll(form, BUTTON, { limit: 1 });
    if (link instanceof HTMLElement) {
      event.preventDefault();
      link.click();
    }
    if (!(submitter instanceof HTMLElement)) return;
    const isWanted = settings.ajax || submitter.classList.contains("ajax_add_to_cart");
    const payload = isWanted && payloadOfForm(form, submitter);
    if (!payload) return;
    event.preventDefault();
    guard(() => add(submitter, payload));
  });

  listen(host, "change", ({ target }) => {
    const form = target instanceof Element && closest(target, QUANTITY_FORM);
    for (const button of form ? selectAll(form, BUTTON) : [])
      if (button instanceof HTMLElement) takeQuantity(button);
  });
}
