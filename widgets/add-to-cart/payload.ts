import { matches, selectAll } from "#browser/selectors.ts";
import { type Payload, payloadOf } from "#shop/cart/add-buttons.ts";
import { isTag } from "#runtime/kind.ts";

/** The form of a loop item or product around a button, with its quantity field. */
export const QUANTITY_FORM = ".e-loop-add-to-cart-form, form.cart";

/**
 * What the form of a simple product sends, or of one whose variation is found. Null if only the browser can send it:
 * files, repeated fields, or choices that the variation's id does not determine.
 */
export function payloadOfForm(form: HTMLFormElement, button: HTMLElement): Payload | null {
  // Written by variation-form.
  const variation = form.getAttribute("data-islet-variation");
  if (!matches(form, "form.cart:not(.grouped_form)")) return null;
  if (!variation && matches(form, ".variations_form")) return null;
  const fields: Payload = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || Object.hasOwn(fields, name)) return null;
    fields[name] = value;
  }
  const { "add-to-cart": posted, ...rest } = fields;
  const productId =
    variation ?? posted ?? (matches(button, "[name=add-to-cart]") && button.getAttribute("value"));
  const payload = { ...payloadOf(button), ...rest };
  // A field named add-to-cart would make the shop's page handler add a second time.
  return productId ? { ...payload, product_id: productId } : "product_id" in payload ? payload : null;
}

export function quantityFieldOf(button: Element): HTMLInputElement | null {
  const form = button.closest(QUANTITY_FORM);
  const [field] = form ? selectAll(form, "input.qty", { limit: 1 }) : [];
  return isTag(field, "input") ? field : null;
}
