import { isOnPage } from "../../shared/is-on-page.ts";
import { isOn, paramsOf, textOf } from "../../shared/params.ts";
import { isJobLeft } from "../jobs.ts";
import type { Job } from "../stock.ts";
import type { ShopMarker, ShopMarkers } from "./shop-markers.ts";

const ELEMENTOR = ".elementor-widget-woocommerce-checkout-page";
const FORM = "form.checkout";
/** Pays an earlier order. */
const PAY_FORM = "form#order_review";
/** Saves a payment method in the account. */
const CARD_FORM = "form#add_payment_method";
/** Traces of the payment provider's plugin: its loader in the page's footer, or a payment method. */
const PROVIDER = [
  ".main_meshulam_loader",
  ...["meshulam", "bitpay", "apple", "cal", "googlepay", "grow-wallet"].map(
    (name) => `#payment_method_${name}-payment`,
  ),
].join(", ");

const withText = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));

const ordersUrl = () => textOf(paramsOf("wc_checkout_params"), "checkout_url");

/** The format of addresses by country. */
export const addressTables = () =>
  withText({
    countries: textOf(paramsOf("wc_country_select_params"), "countries"),
    locale: textOf(paramsOf("wc_address_i18n_params"), "locale"),
  });

/** Of the shop's script for saved cards, which asks the server whether a card can be saved. */
const CARDS = "wc_tokenization_form_params";

function cardSettings() {
  const params = paramsOf(CARDS);
  if (!("is_logged_in" in params)) return {};
  return { has_account: isOn(params, "is_logged_in") || isOn(params, "is_registration_required") };
}

function checkoutSettings(host: HTMLElement) {
  return {
    ...cardSettings(),
    ...withText({ checkout_url: ordersUrl() }),
    ...addressTables(),
    // Only Elementor's plugin has a login endpoint.
    ajax_login: host.closest(ELEMENTOR) !== null,
  };
}

const payments: ShopMarker = {
  selector: FORM,
  widget: "payment-popup-triggers",
  settings: () => withText({ checkout_url: ordersUrl() }),
  jobs: ["payment-popup-triggers"],
};

/** The checkout, and the pages that pay an earlier order or save a card. */
export const checkout: ShopMarkers = ({ running }) => {
  // Beside the shop's script, address-fields fits the addresses.
  const addressJobs: readonly Job[] = isJobLeft("checkout.order", running)
    ? []
    : ["checkout.states", "checkout.labels"];
  return [
    {
      selector: `${FORM}:not(${ELEMENTOR} *), ${PAY_FORM}`,
      widget: "checkout",
      settings: checkoutSettings,
      jobs: ["checkout.order", ...addressJobs],
    },
    { selector: CARD_FORM, widget: "checkout", settings: cardSettings, jobs: ["checkout.card"] },
    {
      selector: `${ELEMENTOR} ${FORM}`,
      widget: "checkout",
      settings: checkoutSettings,
      jobs: ["checkout.order", "checkout.builder", ...addressJobs],
    },
    ...(isOnPage(PROVIDER) ? [payments] : []),
  ];
};
