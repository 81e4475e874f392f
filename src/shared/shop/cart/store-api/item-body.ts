import type { StoreAnswer } from "../../server/store-request.ts";

/** What the shop's own buttons and forms say besides the choices. */
const OWN_FIELD = /^(?:product_id|product_sku|quantity|success_message|variation_id|product_type)$/;
const CHOICE = /^attribute_./;

/**
 * The body of `cart/add-item`; null if a field is another plugin's, which the Store API does not read: the shop's older call
 * takes it.
 */
export function itemBodyOf(data: Readonly<Record<string, unknown>>): StoreAnswer | null {
  const names = Object.keys(data);
  if (!names.every((name) => (OWN_FIELD.test(name) || CHOICE.test(name)) && typeof data[name] === "string"))
    return null;
  const id = Number(data["product_id"]);
  const quantity = Number(data["quantity"] ?? 1);
  if (!(id > 0 && quantity > 0)) return null;
  const choices = names.filter((name) => CHOICE.test(name));
  return {
    id,
    quantity,
    variation: choices.map((attribute) => ({ attribute, value: data[attribute] })),
  };
}
