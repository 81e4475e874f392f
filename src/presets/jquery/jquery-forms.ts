import { closest, matches } from "#browser/selectors.ts";
import { ATTRIBUTE } from "#runtime/markup.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { isFieldEvent } from "./jquery-fields.ts";
import { type JQueryEvent, type JQueryStatic, NAMESPACE, skipCopies } from "./jquery-types.ts";

const HOST = `[${ATTRIBUTE.state}]:not(body)`;
/** Forms of the shop and their fields, also those that stand beside their widget's element. */
const FORMS =
  "form.checkout, form.cart, form.woocommerce-cart-form, form#order_review, form#add_payment_method, form.checkout_coupon, form.login, .woocommerce-address-fields, .woocommerce-shipping-calculator";
/** Links that open something elsewhere. */
const LINKS = ".showlogin, .showcoupon, .restore-item, .woocommerce-review-link";
const LIVE = `${HOST}, ${FORMS}, ${LINKS}`;

const CHECKOUT = "form.checkout";
const COUNTRY = ".country_to_state";
const FIELD = "input, select, textarea";
const CHECKABLE = "input[type=radio], input[type=checkbox]";

/** jQuery events on fields, each with its fields and the native event of the same meaning. */
const FIELD_EVENTS = [
  ["input", FIELD, "input"],
  ["keyup", FIELD, "input"],
  ["change", FIELD, "change"],
  ["validate", FIELD, "validate"],
  ["refresh", COUNTRY, "change"],
] as const;

/**
 * Events that a script triggers through jQuery reach no native listener. This dispatches native ones on fields and links
 * that widgets listen to, and submits forms as a click on their button would. Returns its undo.
 */
export function followForms($: JQueryStatic): () => void {
  const copies = new WeakSet<Event>();
  const page = $(document);
  const undos: (() => void)[] = [];

  function follow(name: string, selector: string, handler: (event: JQueryEvent) => void) {
    page.on(name + NAMESPACE, selector, handler);
    undos.push(() => page.off(name + NAMESPACE, selector, handler));
  }

  function dispatch(target: EventTarget, copy: Event) {
    copies.add(copy);
    target.dispatchEvent(copy);
  }

  for (const [name, fields, native] of FIELD_EVENTS)
    follow(name, fields, (event) => {
      const { originalEvent, target } = event;
      if (!originalEvent && isLive(target) && !isFieldEvent(event))
        dispatch(target, new Event(native, { bubbles: true }));
    });

  // On other elements than links and what can be checked jQuery clicks itself.
  follow("click", "a", (event) => {
    const { originalEvent, target, currentTarget } = event;
    if (originalEvent || event.isDefaultPrevented() || target !== currentTarget || !isLive(target)) return;
    // As with jQuery, nobody leaves by it.
    addEventListener("click", stay);
    dispatch(target, new MouseEvent("click", { bubbles: true, cancelable: true }));
    removeEventListener("click", stay);
  });

  // jQuery does click these, but ends the native event at the field. One that is no MouseEvent does not press it again.
  follow("click", CHECKABLE, ({ originalEvent, target }) => {
    if (!originalEvent && isLive(target)) dispatch(target, new Event("click", { bubbles: true }));
  });

  for (const name of ["input", "change", "validate", "click"])
    undos.push(skipCopies($, name, (event) => copies.has(event)));

  follow("update", CHECKOUT, ({ currentTarget }) =>
    $(document.body).trigger(new $.Event("update_checkout"), [{ current_target: currentTarget }]),
  );

  follow("submit", "form", (event) => {
    const { originalEvent, target } = event;
    if (originalEvent || event.isDefaultPrevented() || !isTag(target, "form") || !isLive(target)) return;
    // jQuery would call the form's submit(), which fires no submit event.
    event.preventDefault();
    submitForm(target);
  });

  return () => {
    for (const undo of undos) undo();
  };
}

const stay = (event: Event) => event.preventDefault();

/** Whether a widget may listen to an element, or to a part of a form. */
const isLive = (target: EventTarget | null): target is Element =>
  isElement(target) && (closest(target, LIVE) !== null || (matches(target, "form") && hasHost(target)));

const hasHost = (form: Element) => Element.prototype.querySelector.call(form, HOST) !== null;
