import { isShown, query, queryAll } from "#dom/query.ts";
import { methodOf, orderFields } from "#shop/order/order-form.ts";

/** Names in the request, by the form's names without `billing_` and `shipping_`. */
const ADDRESS = new Map([
  ["country", "country"],
  ["state", "state"],
  ["postcode", "postcode"],
  ["city", "city"],
  ["address_1", "address"],
  ["address_2", "address_2"],
]);

/** Leaves out fields that the form does not have: an empty one would change the address. */
const addressFields = (form: Element, kind: "billing" | "shipping", prefix: "" | "s_"): [string, string][] =>
  [...ADDRESS].flatMap(([name, requestName]) => {
    const field = query<HTMLInputElement>(form, `#${kind}_${name}`);
    return field ? [[prefix + requestName, field.value] as [string, string]] : [];
  });

const shipsElsewhere = (form: Element) =>
  query<HTMLInputElement>(form, "#ship-to-different-address input")?.checked === true;

const hasFullAddress = (form: Element) =>
  queryAll<HTMLInputElement>(form, ".address-field.validate-required :is(input, select)")
    .filter(isShown)
    .every(({ value }) => value.trim() !== "");

const SHIPPING =
  "select.shipping_method, input[name^='shipping_method'][type=radio]:checked, input[name^='shipping_method'][type=hidden]";

/** The fields of an `update_order_review` request, without its nonce. */
export function reviewFields(form: HTMLFormElement, hasShipping: boolean): Readonly<Record<string, string>> {
  const posted = new URLSearchParams();
  for (const [name, value] of orderFields(form)) if (typeof value === "string") posted.append(name, value);
  const shipping = hasShipping ? queryAll<HTMLInputElement>(document, SHIPPING) : [];
  return Object.fromEntries([
    ["payment_method", methodOf(form)],
    ...addressFields(form, "billing", ""),
    ...addressFields(form, shipsElsewhere(form) ? "shipping" : "billing", "s_"),
    ["has_full_address", String(hasFullAddress(form))],
    ["post_data", posted.toString()],
    ...shipping.map(({ name, value }) => [name, value]),
  ]) as Record<string, string>;
}
