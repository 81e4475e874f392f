import { queryAll } from "#dom/query.ts";
import { COUNTRY } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";
import type { Settings } from "../settings.ts";
import { isElement } from "#runtime/kind.ts";

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
 * Requests totals when the address, the shipping or another field that affects them changes. When the country
 * changes, the address fields are adapted to it first.
 */
export function requestTotalsOnChange(
  { host, context, changes }: Pick<Checkout, "host" | "context" | "changes">,
  settings: Pick<Settings, "countries" | "locale" | "without">,
): void {
  const { after, bus, guard, listen, on } = context;
  let hasTyped = false;
  let stopTimer = () => {};

  function requestTotals() {
    hasTyped = false;
    stopTimer();
    bus.emit("update_checkout", {});
  }

  function requestIfComplete(field: Element) {
    if (isComplete(field.closest(ADDRESS) ?? host)) requestTotals();
  }

  function requestFor(field: Element) {
    if (field.matches(IMMEDIATE)) requestTotals();
    else if (field.matches(ADDRESS_SELECT) || (field.matches(ADDRESS_TEXT) && hasTyped))
      requestIfComplete(field);
  }

  async function changeCountry(select: Element) {
    const code = await context.load(() => import("#shop/address/change-country.ts")).catch(() => null);
    if (code?.changeCountry({ context, changes, settings }, select as HTMLSelectElement))
      bus.emit("update_checkout", {});
    requestFor(select);
  }

  listen(host, "change", ({ target }) => {
    if (!isElement(target)) return;
    if (target.matches(COUNTRY)) guard(() => changeCountry(target));
    else requestFor(target);
  });
  listen(host, "input", ({ target }) => {
    if (!(isElement(target) && target.matches(TEXT))) return;
    hasTyped = true;
    stopTimer();
    stopTimer = after(TYPING_MS, () => requestIfComplete(target));
  });
  on("update_checkout", () => stopTimer());
}

/** The shop calculates no totals for an address whose required fields are empty; hidden fields do not count. */
const isComplete = (address: Element) =>
  queryAll<HTMLInputElement>(address, ".address-field.validate-required input.input-text").every(
    ({ value, offsetParent }) => value.trim() || !offsetParent,
  );
