import { isLeft, type Job } from "../jobs.ts";
import { paramsOf, textOf } from "../../builder/params.ts";
import type { NativeMarker, NativeMarkers } from "./native-marker.ts";
import { isOnPage } from "../../builder/native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-checkout-page";
const FORM = "form.checkout";
/** Forms that pay an earlier order or save a card. */
const PAY_FORMS = "form#order_review, form#add_payment_method";
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

function checkoutSettings(host: HTMLElement) {
  return {
    ...withText({ checkout_url: ordersUrl() }),
    ...addressTables(),
    // Only the builder's plugin has a login endpoint.
    ajax_login: host.closest(BUILDER) !== null,
  };
}

const payments: NativeMarker = {
  selector: FORM,
  widget: "payment-popup-triggers",
  settings: () => withText({ checkout_url: ordersUrl() }),
  jobs: ["payment-popup-triggers"],
};

/** The checkout, and the pages that pay an earlier order or save a card. */
export const checkout: NativeMarkers = ({ running }) => {
  // Beside the shop's script, address-fields fits the addresses.
  const addressJobs: readonly Job[] = isLeft("checkout.order", running)
    ? []
    : ["checkout.states", "checkout.labels"];
  return [
    {
      selector: `${FORM}:not(${BUILDER} *), ${PAY_FORMS}`,
      widget: "checkout",
      settings: checkoutSettings,
      jobs: ["checkout.order", ...addressJobs],
    },
    {
      selector: `${BUILDER} ${FORM}`,
      widget: "checkout",
      settings: checkoutSettings,
      jobs: ["checkout.order", "checkout.builder", ...addressJobs],
    },
    ...(isOnPage(PROVIDER) ? [payments] : []),
  ];
};
