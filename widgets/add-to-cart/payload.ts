import { matches, selectAll } from "#browser/selectors.ts";
import { isTag } from "#runtime/node-type.ts";
import { type Payload, payloadOf } from "#shop/cart/add-buttons.ts";

/** The form of a loop item or product around a button, with its quantity field. */
export const QUANTITY_FORM = ".e-loop-add-to-cart-form, form.cart";

/** Its fields are bound to the block's own store, and the product that they name is the one before the choice. */
const BLOCK_FORM = ".wc-block-add-to-cart-with-options";

/** The fields that the shop's own forms print, but for those of a group. */
const OWN_FIELD = /^(?:add-to-cart|product_id|variation_id|quantity|attribute_.+)$/;
/** In the form of a group: how many of each product. */
const GROUP_FIELD = /^quantity\[(\d+)\]$/;

/**
 * What the form of a product sends, one payload for each product. Null if only the browser can send it: files, repeated
 * fields, choices that the variation's id does not determine, a group with nothing chosen, or the form of a block.
 * @param button what was pressed; with the class `ajax_add_to_cart` it sends fields of other plugins, too, which without it
 *   leave the form to the browser: their plugins may read them from the page's own request alone
 * @param takesChoices the server takes a variation with the choices that its id leaves open
 */
export function payloadsOfForm(
  form: HTMLFormElement,
  button: HTMLElement,
  takesChoices: boolean,
): readonly Payload[] | null {
  if (!matches(form, `form.cart:not(${BLOCK_FORM})`)) return null;
  const fields = fieldsOf(form);
  const isGroup = matches(form, ".grouped_form");
  const isOwn = (name: string) => OWN_FIELD.test(name) || (isGroup && GROUP_FIELD.test(name));
  const takesAll = button.classList.contains("ajax_add_to_cart") && !isGroup;
  if (!fields || !(takesAll || Object.keys(fields).every(isOwn))) return null;
  if (isGroup) return payloadsOfGroup(fields);
  const productId = productOf(form, fields, takesChoices);
  const posted = matches(button, "[name=add-to-cart]") ? button.getAttribute("value") : null;
  return productId === null
    ? null
    : payloadsOfProduct(productId || posted, { ...payloadOf(button), ...fields });
}

/** Null for files and for names that repeat. */
function fieldsOf(form: HTMLFormElement): Payload | null {
  const fields: Payload = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || Object.hasOwn(fields, name)) return null;
    fields[name] = value;
  }
  return fields;
}

function payloadsOfGroup(fields: Payload): readonly Payload[] | null {
  const payloads = Object.entries(fields).flatMap(([name, quantity]) => {
    const id = GROUP_FIELD.exec(name)?.[1];
    return id && Number(quantity) > 0 ? [{ product_id: id, quantity }] : [];
  });
  // The shop says that something must be chosen.
  return payloads.length ? payloads : null;
}

/** The id of the product that a form says, or of its variation; null while that is not found. */
function productOf(form: HTMLFormElement, fields: Payload, takesChoices: boolean): string | null {
  // Written by variation-form.
  const exact = form.getAttribute("data-islet-variation");
  if (exact || !matches(form, ".variations_form")) return exact ?? fields["add-to-cart"] ?? "";
  const { variation_id: found } = fields;
  return takesChoices && Number(found) > 0 ? (found ?? null) : null;
}

function payloadsOfProduct(productId: string | null, fields: Payload): readonly Payload[] | null {
  const payload: Payload = { ...fields, ...(productId && { product_id: productId }) };
  // A field of that name would make the shop's page handler add a second time.
  delete payload["add-to-cart"];
  return "product_id" in payload ? [payload] : null;
}

/** Add-ons have such fields, too, with names of their own. */
const QUANTITY = "input.qty[name=quantity],input.qty:not([name])";

export function quantityFieldOf(button: Element): HTMLInputElement | null {
  const form = button.closest(QUANTITY_FORM);
  const [field] = form ? selectAll(form, QUANTITY, { limit: 1 }) : [];
  return isTag(field, "input") ? field : null;
}
