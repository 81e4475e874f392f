import { isTag } from "#runtime/node-type.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { isFieldEvent } from "./jquery-fields.ts";
import { type JQueryEvent, type JQueryStatic, NAMESPACE, skipCopies } from "./jquery-types.ts";

/** Forms of the shop whose widgets listen to native events. */
const FORMS = "form.checkout, form.cart, form.woocommerce-cart-form";
/** Forms with saved cards, which gateways choose from. */
const PAY_FORMS = "form#order_review, form#add_payment_method";
/** Forms and addresses, whose selects other scripts may replace with their own lists. */
const FIELD_PARENTS = `${FORMS}, ${PAY_FORMS}, .woocommerce-address-fields, .woocommerce-shipping-calculator`;

const CHECKOUT = "form.checkout";
const COUNTRIES = FIELD_PARENTS.split(", ")
  .map((parent) => `${parent} .country_to_state`)
  .join(", ");
const FIELDS = FIELD_PARENTS.split(", ")
  .flatMap((parent) => ["input", "select", "textarea"].map((field) => `${parent} ${field}`))
  .join(", ");

/** jQuery events on fields, each with its fields and the native event of the same meaning. */
const FIELD_EVENTS = [
  ["change", FIELDS, "change"],
  ["validate", FIELDS, "validate"],
  ["refresh", COUNTRIES, "change"],
] as const;

/**
 * Events that a script triggers through jQuery reach no native listener. This dispatches native ones on fields, and
 * submits forms as a click on their button would. Returns its undo.
 */
export function followForms($: JQueryStatic): () => void {
  const copies = new WeakSet<Event>();
  const page = $(document);
  const undos: (() => void)[] = [];

  function follow(name: string, selector: string, handler: (event: JQueryEvent) => void) {
    page.on(name + NAMESPACE, selector, handler);
    undos.push(() => page.off(name + NAMESPACE, selector, handler));
  }

  for (const [name, fields, native] of FIELD_EVENTS)
    follow(name, fields, (event) => {
      const { originalEvent, target } = event;
      if (originalEvent || !target || isFieldEvent(event)) return;
      const copy = new Event(native, { bubbles: true });
      copies.add(copy);
      target.dispatchEvent(copy);
    });
  for (const name of ["change", "validate"]) undos.push(skipCopies($, name, (event) => copies.has(event)));

  follow("update", CHECKOUT, ({ currentTarget }) =>
    $(document.body).trigger(new $.Event("update_checkout"), [{ current_target: currentTarget }]),
  );

  follow("submit", FORMS, (event) => {
    const { originalEvent, target } = event;
    if (originalEvent || event.isDefaultPrevented() || !isTag(target, "form")) return;
    // jQuery would call the form's submit(), which fires no submit event.
    event.preventDefault();
    submitForm(target);
  });

  return () => {
    for (const undo of undos) undo();
  };
}
