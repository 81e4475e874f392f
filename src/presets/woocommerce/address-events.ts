import { query, queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { tellChange, tellStates } from "../jquery/jquery-fields.ts";
import type { JQueryStatic } from "../jquery/jquery-types.ts";
import { paramsOf } from "../shared/params.ts";
import type { Job } from "./stock.ts";

const ADDRESS =
  ".woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator";
const COUNTRY = "#billing_country, #shipping_country, #calc_shipping_country";
const COUNTRIES = "select.country_to_state, input.country_to_state";
const STATE = "#billing_state, #shipping_state, #calc_shipping_state";
const READY = "wc_address_i18n_ready";

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Tells of the addresses that the server has printed as of a country that was just chosen: at the start, after each
 * `wc_address_i18n_ready`, and when the cart's calculator opens or closes. The shop's scripts do this.
 */
export function tellAddresses($: JQueryStatic, does: (job: Job) => boolean, signal: AbortSignal): void {
  const page = $(document);
  const trigger = (name: string, ...values: readonly unknown[]) =>
    $(document.body).trigger(new $.Event(name), [...values]);

  function tellCountries() {
    for (const address of queryAll(document, ADDRESS)) {
      const country = query<Field>(address, COUNTRY)?.value;
      if (!country) continue;
      const values = [country, $(address)];
      tellStates($, address);
      if (!takesAnyState(address)) trigger("country_to_state_changed", ...values);
      trigger("country_to_state_changing", ...values);
    }
  }

  function tellCalculator() {
    tellCountries();
    tellChange($, queryAll(document, COUNTRIES));
    trigger("country_to_state_changed");
  }

  function follow(event: string, selector: string, act: () => void) {
    const name = `${event}.islet`;
    page.on(name, selector, act);
    signal.addEventListener("abort", () => page.off(name, selector, act));
  }

  const hasFormats =
    does("address-fields.labels") && Object.keys(paramsOf("wc_address_i18n_params")).length > 0;
  const hasStates = does("address-fields.states");
  // As from the shop, whose own handler of the event comes before all others.
  if (hasFormats && hasStates) tellCountries();
  if (hasFormats) trigger(READY);
  if (hasStates) {
    follow(READY, "body", tellCountries);
    if (does("cart.page")) follow("click", ".shipping-calculator-button", tellCalculator);
  }
}

/** A country that takes any text leaves the field of its state as it is. */
function takesAnyState(address: Element): boolean {
  const state = query(address, STATE);
  return !state || (isTag(state, "input") && state.type !== "hidden");
}
