import { type JQueryStatic, OURS, skipCopies } from "./jquery-types.ts";

/** Forms of the shop whose widgets listen natively (reference: shop 4, 5, 9.4). */
const FORMS = "form.checkout, form.cart, form.woocommerce-cart-form";
/** Addresses outside them, whose lists a script may draw in its own way (reference: shop 6). */
const PLACES = `${FORMS}, .woocommerce-address-fields, .woocommerce-shipping-calculator`;

/**
 * What a script triggers by jQuery on a field or a form reaches no native listener, so it is said natively, too:
 * a change as a change, a submit as a press of the form's button would send it. Returns its undo.
 */
export function followForms($: JQueryStatic): () => void {
  const copies = new WeakSet<Event>();
  const changed = $(document);
  const names = `change${OURS}`;
  const fields = PLACES.split(", ")
    .flatMap((place) => ["input", "select", "textarea"].map((field) => `${place} ${field}`))
    .join(", ");
  const change = ({ originalEvent, target }: { originalEvent?: Event; target: EventTarget | null }) => {
    if (originalEvent || !target) return;
    const copy = new Event("change", { bubbles: true });
    copies.add(copy);
    target.dispatchEvent(copy);
  };
  changed.on(names, fields, change);
  const forgetCopies = skipCopies($, "change", (event) => copies.has(event));

  const submits = `submit${OURS}`;
  const submit: Parameters<typeof changed.on>[2] = (event) => {
    const { originalEvent, target } = event;
    if (originalEvent || event.isDefaultPrevented() || !(target instanceof HTMLFormElement)) return;
    // jQuery would call the form's own submit(), which asks nobody.
    event.preventDefault();
    HTMLFormElement.prototype.requestSubmit.call(target);
  };
  changed.on(submits, FORMS, submit);
  return () => {
    changed.off(names, fields, change);
    changed.off(submits, FORMS, submit);
    forgetCopies();
  };
}
