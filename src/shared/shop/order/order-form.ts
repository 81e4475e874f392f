import { query, queryAll } from "#dom/query.ts";

/** The shop's checkout form, in its own template or Elementor's. */
const FORM = "form.checkout";
/** Elementor prints its login and coupon boxes inside the checkout form. */
export const LOGIN_BOX = ".e-woocommerce-login-section";
export const COUPON_BOX = ".e-coupon-box";

/** The checkout form that is the host or inside it. */
export const formOf = (host: Element): HTMLFormElement | undefined =>
  host.matches(FORM) ? (host as HTMLFormElement) : query<HTMLFormElement>(host, FORM);

/** Id of the chosen payment method; empty for an order that costs nothing. */
export const methodOf = (form: Element): string =>
  query<HTMLInputElement>(form, "input[name=payment_method]:checked")?.value ?? "";

/** Names that only fields of Elementor's boxes have. */
function boxFieldNames(form: Element): string[] {
  const boxes = `${LOGIN_BOX}, ${COUPON_BOX}`;
  const fields = queryAll(form, "[name]");
  const namesOf = (isInBox: boolean) =>
    fields
      .filter((field) => (field.closest(boxes) !== null) === isInBox)
      .map((field) => field.getAttribute("name") ?? "");
  const orderNames = new Set(namesOf(false));
  return namesOf(true).filter((name) => !orderNames.has(name));
}

/** The current fields of an order, without those of Elementor's boxes. */
export function orderFields(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const name of boxFieldNames(form)) data.delete(name);
  return data;
}
