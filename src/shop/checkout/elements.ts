/** The shop's checkout form, classic or of the builder (reference: shop 5.1). */
const FORM = "form.checkout";
/** The builder's login and coupon boxes stand inside the checkout form (reference: shop 5.7). */
export const LOGIN_BOX = ".e-woocommerce-login-section";
export const COUPON_BOX = ".e-coupon-box";

/** Every element of our own selectors; unlike `selectAll`, hidden fields too. A field may be named `querySelectorAll`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const all = <Found extends Element = HTMLElement>(
  root: Element | Document | DocumentFragment,
  selector: string,
): Found[] => {
  const { prototype } =
    root instanceof Document ? Document : root instanceof Element ? Element : DocumentFragment;
  return [...(Reflect.apply(prototype.querySelectorAll, root, [selector]) as NodeListOf<Found>)];
};

/** The first of them. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const one = <Found extends Element = HTMLElement>(
  root: Element | Document | DocumentFragment,
  selector: string,
): Found | undefined => all<Found>(root, selector)[0];

/** The checkout form of a part of the page, or that part itself. */
export const formOf = (host: Element): HTMLFormElement | undefined =>
  host.matches(FORM) ? (host as HTMLFormElement) : one<HTMLFormElement>(host, FORM);

/** Whether a visitor sees the element. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** Id of the chosen way to pay; empty for an order that costs nothing. */
export const methodOf = (form: Element): string =>
  one<HTMLInputElement>(form, "input[name=payment_method]:checked")?.value ?? "";

/** What an order is not about: fields of the builder's boxes, unless the order has one of that name, too. */
function boxFieldNames(form: Element): string[] {
  const boxes = `${LOGIN_BOX}, ${COUPON_BOX}`;
  const fields = all(form, "[name]");
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
