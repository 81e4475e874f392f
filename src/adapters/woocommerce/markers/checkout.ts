import { paramsOf, textOf } from "../params.ts";
import type { NativeMarker, NativeMarkers } from "./native-marker.ts";
import { isHere } from "./native-markup.ts";

const BUILDER = ".elementor-widget-woocommerce-checkout-page";
const FORM = "form.checkout";
/** Pay an order placed before, or keep a card. */
const PAY_FORMS = "form#order_review, form#add_payment_method";
/** The provider's plugin is there: its loader stands in the page's footer, or one of its ways to pay (reference: shop 7). */
const PROVIDER = [
  ".main_meshulam_loader",
  ...["meshulam", "bitpay", "apple", "cal", "googlepay", "grow-wallet"].map(
    (name) => `#payment_method_${name}-payment`,
  ),
].join(", ");

const given = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));

const addressOfOrders = () => textOf(paramsOf("wc_checkout_params"), "checkout_url");

/** How addresses are written, by country. */
export const addressTables = () =>
  given({
    countries: textOf(paramsOf("wc_country_select_params"), "countries"),
    locale: textOf(paramsOf("wc_address_i18n_params"), "locale"),
  });

function checkoutSettings(host: HTMLElement) {
  return {
    ...given({ checkout_url: addressOfOrders() }),
    ...addressTables(),
    // Only the builder's plugin answers the call that logs in.
    ajax_login: host.closest(BUILDER) !== null,
  };
}

const payments: NativeMarker = {
  selector: FORM,
  widget: "payment-popup-triggers",
  settings: () => given({ checkout_url: addressOfOrders() }),
  stock: ["meshulam_payment_popup"],
};

/** Checkout, and the pages that pay an order or keep a card (reference: shop 5, 6, 7). */
export const checkout: NativeMarkers = () => [
  {
    selector: `${FORM}:not(${BUILDER} *), ${PAY_FORMS}`,
    widget: "checkout",
    settings: checkoutSettings,
    stock: ["frontend/checkout."],
  },
  {
    // The builder's script answers its login and coupon boxes.
    selector: `${BUILDER} ${FORM}`,
    widget: "checkout",
    settings: checkoutSettings,
    stock: ["frontend/checkout.", "elementor-pro/"],
  },
  ...(isHere(PROVIDER) ? [payments] : []),
];
