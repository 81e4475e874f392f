import { queryAll, query } from "#dom/query.ts";

/** The shop's checkout form, classic or of the builder (reference: shop 5.1). */
const FORM = "form.checkout";
/** The builder's login and coupon boxes stand inside the checkout form (reference: shop 5.7). */
export const LOGIN_BOX = ".e-woocommerce-login-section";
export const COUPON_BOX = ".e-coupon-box";

/** The checkout form of a part of the page, or that part itself. */
export const formOf = (host: Element): HTMLFormElement | undefined =>
  host.matches(FORM) ? (host as HTMLFormElement) : query<HTMLFormElement>(host, FORM);

/** Id of the chosen way to pay; empty for an order that costs nothing. */
export const methodOf = (form: Element): string =>
  query<HTMLInputElement>(form, "input[name=payment_method]:checked")?.value ?? "";

/** What an order is not about: fields of the builder's boxes, unless the order has one of that name, too. */
function boxFieldNames(form: Element): string[] {
  const boxes = `${LOGIN_BOX}, ${COUPON_BOX}`;
  const fields = queryAll(form, "[name]");
  const namesOf = (isInBox: boolean) =>
    fields
      .filter((field) => (field.closest(boxes) !== null) === isInBox)
      .map((field) => field.getAttribute("name") ?? "");
  const own = new Set(namesOf(false));
  return namesOf(true).filter((name) => !own.has(name));
}

/** The fields of an order, as the form holds them now. */
export function orderFields(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const name of boxFieldNames(form)) data.delete(name);
  return data;
}

/** A country, which the rest of its address follows. */
export const COUNTRY = ".country_to_state";
