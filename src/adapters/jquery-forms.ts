import { submitForm } from "#runtime/submit-form.ts";
import { type JQueryEvent, type JQueryStatic, OURS, skipCopies } from "./jquery-types.ts";

/** Forms of the shop whose widgets listen natively (reference: shop 4, 5, 9.4). */
const FORMS = "form.checkout, form.cart, form.woocommerce-cart-form";
/** Addresses outside them, whose lists a script may draw in its own way (reference: shop 6). */
const PLACES = `${FORMS}, .woocommerce-address-fields, .woocommerce-shipping-calculator`;

const CHECKOUT = "form.checkout";
const COUNTRIES = PLACES.split(", ")
  .map((place) => `${place} .country_to_state`)
  .join(", ");
const FIELDS = PLACES.split(", ")
  .flatMap((place) => ["input", "select", "textarea"].map((field) => `${place} ${field}`))
  .join(", ");

/** What is triggered on which fields, and the native event that says the same (reference: shop 5.5, 6, 13.1). */
const ON_FIELDS = [
  ["change", FIELDS, "change"],
  ["validate", FIELDS, "validate"],
  ["refresh", COUNTRIES, "change"],
] as const;

/**
 * What a script triggers by jQuery on a field or a form reaches no native listener, so it is said natively, too:
 * a change as a change, a submit as a press of the form's button would send it. Returns its undo.
 */
export function followForms($: JQueryStatic): () => void {
  const copies = new WeakSet<Event>();
  const page = $(document);
  const undo: (() => void)[] = [];

  function follow(name: string, selector: string, heard: (event: JQueryEvent) => void) {
    page.on(name + OURS, selector, heard);
    undo.push(() => page.off(name + OURS, selector, heard));
  }

  for (const [name, fields, native] of ON_FIELDS)
    follow(name, fields, ({ originalEvent, target }) => {
      if (originalEvent || !target) return;
      const copy = new Event(native, { bubbles: true });
      copies.add(copy);
      target.dispatchEvent(copy);
    });
  for (const name of ["change", "validate"]) undo.push(skipCopies($, name, (event) => copies.has(event)));

  follow("update", CHECKOUT, ({ currentTarget }) =>
    $(document.body).trigger(new $.Event("update_checkout"), [{ current_target: currentTarget }]),
  );

  follow("submit", FORMS, (event) => {
    const { originalEvent, target } = event;
    if (originalEvent || event.isDefaultPrevented() || !(target instanceof HTMLFormElement)) return;
    // jQuery would call the form's own submit(), which asks nobody.
    event.preventDefault();
    submitForm(target);
  });

  return () => {
    for (const one of undo) one();
  };
}
