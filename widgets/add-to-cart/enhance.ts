import { isPlainClick } from "#dom/activation.ts";
import { pressWithSpace } from "#dom/press-with-space.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { ADD_BUTTON, createAddButtons, payloadOf } from "#shop/cart/add-buttons.ts";
import { payloadOfForm, QUANTITY_FORM, quantityFieldOf } from "./payload.ts";
import type { Settings } from "./settings.ts";

/** Teaches the shop's buttons in a list, one button, or a simple product's form to add without leaving the page. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, signal } = context;
  const { add, pressed } = createAddButtons(host, context);
  const changes = createChanges(signal);

  function takeQuantity(button: HTMLElement) {
    const field = quantityFieldOf(button);
    if (field) changes.setAttribute(button, "data-quantity", field.value);
  }

  listen(host, "click", (event) => {
    const button = pressed(event.target);
    if (!button || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    takeQuantity(button);
    guard(() => add(button, payloadOf(button)));
  });

  // The shop prints links with role=button, which Space does not press by itself.
  pressWithSpace(context, host, (target) => {
    const button = pressed(target);
    return button instanceof HTMLAnchorElement ? button : null;
  });

  listen(host, "submit", (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // Enter in a loop's form, whose button is a link.
    const [link] = submitter ? [] : selectAll(form, ADD_BUTTON, { limit: 1 });
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
    for (const button of form ? selectAll(form, ADD_BUTTON) : [])
      if (button instanceof HTMLElement) takeQuantity(button);
  });
}
