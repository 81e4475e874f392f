import { queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import { COUNTRY } from "#shop/address/search-lists.ts";
import type { Checkout } from "../checkout.ts";
import type { Settings } from "../settings.ts";

/** How long the shop's own script waits after the last keystroke. */
const TYPING_MS = 1_000;

const IMMEDIATE = [
  "select.shipping_method",
  "input[name^='shipping_method']",
  "#ship-to-different-address input",
  ".update_totals_on_change :is(select, input[type=radio], input[type=checkbox])",
].join(", ");
const ADDRESS_SELECT = ".address-field select";
const ADDRESS_TEXT = ".address-field input.input-text";
const TEXT = `${ADDRESS_TEXT}, .update_totals_on_change input.input-text`;
const ADDRESS = ".woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields";

/**
 * Asks for totals when the address, the shipping or another field that affects them changes, and fits the fields of an
 * address to its country. As in the shop, totals are asked for before the fields fit.
 * @returns a function whose promise resolves once they do: totals are of the new country
 */
export function requestTotalsOnChange(
  { host, context, changes }: Pick<Checkout, "host" | "context" | "changes">,
  settings: Pick<Settings, "countries" | "locale" | "without">,
): () => Promise<void> {
  const { after, bus, guard, listen, on } = context;
  let hasTyped = false;
  let stopTimer = () => {};
  let fitted = Promise.resolve();

  function requestTotals(currentTarget: Element | null = null) {
    hasTyped = false;
    stopTimer();
    bus.emit("update_checkout", { currentTarget });
  }

  function requestIfComplete(field: Element) {
    const isAsked = isComplete(field.closest(ADDRESS) ?? host);
    if (isAsked) requestTotals();
    return isAsked;
  }

  /** Returns whether totals were asked for. */
  function requestFor(field: Element): boolean {
    if (field.matches(IMMEDIATE)) requestTotals(field);
    else if (field.matches(ADDRESS_SELECT) || (field.matches(ADDRESS_TEXT) && hasTyped))
      return requestIfComplete(field);
    else return false;
    return true;
  }

  let addressCode: typeof import("#shop/address/change-country.ts") | null = null;
  const loadAddress = async () =>
    (addressCode ??= await context.load(() => import("#shop/address/change-country.ts")).catch(() => null));

  async function changeCountry(select: Element) {
    const isAsked = requestFor(select);
    // At once if it can: a script may set the country and its state in one turn.
    const code = addressCode ?? (await loadAddress());
    const hasOtherStates = code?.changeCountry({ context, changes, settings }, select as HTMLSelectElement);
    if (hasOtherStates && !isAsked) requestTotals(select);
  }

  // The code is there by the time that another country is chosen, or that an address finder or a wallet fills the fields.
  for (const type of ["focusin", "pointerdown"]) listen(host, type, () => guard(loadAddress), { once: true });
  listen(host, "change", ({ target }) => {
    if (!isElement(target)) return;
    if (!target.matches(COUNTRY)) return void requestFor(target);
    guard(() => (fitted = changeCountry(target)));
  });
  listen(host, "input", ({ target }) => {
    if (!(isElement(target) && target.matches(TEXT))) return;
    hasTyped = true;
    stopTimer();
    stopTimer = after(TYPING_MS, () => requestIfComplete(target));
  });
  on("update_checkout", () => stopTimer());
  return () => fitted.catch(() => {});
}

/** The shop calculates no totals for an address whose required fields are empty; hidden fields do not count. */
const isComplete = (address: Element) =>
  queryAll<HTMLInputElement>(address, ".address-field.validate-required input.input-text").every(
    ({ value, offsetParent }) => value.trim() || !offsetParent,
  );
