import { queryAll } from "#dom/query.ts";
import { COUNTRY } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";

/** The shop's own pause after a key (reference: shop 5.2). */
const TYPING_MS = 1_000;

const AT_ONCE = [
  "select.shipping_method",
  "input[name^='shipping_method']",
  "#ship-to-different-address input",
  ".update_totals_on_change :is(select, input[type=radio], input[type=checkbox])",
].join(", ");
const ADDRESS_SELECT = ".address-field select";
const ADDRESS_TEXT = ".address-field input.input-text";
const TEXT = `${ADDRESS_TEXT}, .update_totals_on_change input.input-text`;
const BLOCK = ".woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields";

/**
 * Asks for new totals when address, shipping or whatever else counts has changed.
 * @returns asks for a field that has changed: for a country, once the address fits it
 */
export function followTotals({ host, context }: Checkout): (field: Element) => void {
  const { after, bus, listen, on } = context;
  let isDirty = false;
  let stop = () => {};

  const ask = () => {
    isDirty = false;
    stop();
    bus.emit("update_checkout", {});
  };
  /** Half an address has no totals: all that the shop needs of this block must be there. */
  const askIfFilled = (field: Element) => {
    const needed = queryAll<HTMLInputElement>(
      field.closest(BLOCK) ?? host,
      ".address-field.validate-required input.input-text",
    );
    if (needed.every((one) => one.value.trim() || !one.offsetParent)) ask();
  };

  function changed(field: Element) {
    if (field.matches(AT_ONCE)) ask();
    else if (field.matches(ADDRESS_SELECT) || (field.matches(ADDRESS_TEXT) && isDirty)) askIfFilled(field);
  }

  listen(host, "change", ({ target }) => {
    // A country brings other fields first: what is asked before would be asked again.
    if (target instanceof Element && !target.matches(COUNTRY)) changed(target);
  });
  listen(host, "input", ({ target }) => {
    if (!(target instanceof Element && target.matches(TEXT))) return;
    isDirty = true;
    stop();
    stop = after(TYPING_MS, () => askIfFilled(target));
  });
  on("update_checkout", () => stop());
  return changed;
}
