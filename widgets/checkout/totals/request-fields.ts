import { queryAll, isShown, query } from "#dom/query.ts";
import { methodOf, orderFields } from "#shop/order/order-form.ts";

type Kind = "billing" | "shipping";

/** Names in the call, by those of the form's fields (reference: shop 5.2). */
const ADDRESS = new Map([
  ["country", "country"],
  ["state", "state"],
  ["postcode", "postcode"],
  ["city", "city"],
  ["address_1", "address"],
  ["address_2", "address_2"],
]);

/** Fields that the form does not have stay out of the call: empty is another answer. */
const addressOf = (form: Element, kind: Kind, prefix: "" | "s_"): [string, string][] =>
  [...ADDRESS].flatMap(([name, sent]) => {
    const field = query<HTMLInputElement>(form, `#${kind}_${name}`);
    return field ? [[prefix + sent, field.value] as [string, string]] : [];
  });

const isElsewhere = (form: Element) =>
  query<HTMLInputElement>(form, "#ship-to-different-address input")?.checked === true;

const hasFullAddress = (form: Element) =>
  queryAll<HTMLInputElement>(form, ".address-field.validate-required :is(input, select)")
    .filter(isShown)
    .every(({ value }) => value.trim() !== "");

const SHIPPING =
  "select.shipping_method, input[name^='shipping_method'][type=radio]:checked, input[name^='shipping_method'][type=hidden]";

/** What update_order_review is asked with, beside its nonce (reference: shop 5.2). */
export function reviewFields(
  form: HTMLFormElement,
  isWithShipping: boolean,
): Readonly<Record<string, string>> {
  const posted = new URLSearchParams();
  for (const [name, value] of orderFields(form)) if (typeof value === "string") posted.append(name, value);
  const shipping = isWithShipping ? queryAll<HTMLInputElement>(document, SHIPPING) : [];
  return Object.fromEntries([
    ["payment_method", methodOf(form)],
    ...addressOf(form, "billing", ""),
    ...addressOf(form, isElsewhere(form) ? "shipping" : "billing", "s_"),
    ["has_full_address", String(hasFullAddress(form))],
    ["post_data", posted.toString()],
    ...shipping.map(({ name, value }) => [name, value]),
  ]) as Record<string, string>;
}
