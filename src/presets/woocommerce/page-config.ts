import { elementorConfig } from "../shared/page-config.ts";
import { groupOf, isOn, type Params, paramsOf, textOf, withText } from "../shared/params.ts";

const SHOP = "woocommerce_params";
const ADD_TO_CART = "wc_add_to_cart_params";
const FRAGMENTS = "wc_cart_fragments_params";
const CART = "wc_cart_params";
const CHECKOUT = "wc_checkout_params";
const VARIATION = "wc_add_to_cart_variation_params";
const PRODUCT = "wc_single_product_params";
const PASSWORD = "wc_password_strength_meter_params";
const PASSWORD_METER = "pwsL10n";
/** The objects of the shop that hold its ajax addresses. */
const WITH_ADDRESSES = [SHOP, ADD_TO_CART, FRAGMENTS, CART, CHECKOUT, VARIATION];

/** The page configuration, read from the objects that the shop and Elementor put on `window`. */
export function pageConfig(): Record<string, unknown> {
  const elementor = elementorConfig();
  return {
    ...elementor,
    ...addresses(),
    ...switches(),
    nonces: nonces(),
    storage_keys: withText({
      fragment_name: textIn(FRAGMENTS, "fragment_name"),
      cart_hash_key: textIn(FRAGMENTS, "cart_hash_key"),
    }),
    i18n: { ...elementor.i18n, ...texts() },
  };
}

const addresses = () =>
  withText({
    ajax_url: firstText(WITH_ADDRESSES, "ajax_url"),
    wc_ajax_url: firstText(WITH_ADDRESSES, "wc_ajax_url"),
    cart_url: textIn(ADD_TO_CART, "cart_url") ?? textOf(menuCart(), "cart_page_url"),
    checkout_url: textOf(menuCart(), "checkout_page_url"),
  });

function switches() {
  const shop = paramsOf(ADD_TO_CART);
  return {
    ...("is_cart" in shop && { is_cart: isOn(shop, "is_cart") }),
    ...("cart_redirect_after_add" in shop && {
      cart_redirect_after_add: isOn(shop, "cart_redirect_after_add"),
    }),
  };
}

const nonces = () =>
  withText({
    apply_coupon: firstText([CHECKOUT, CART], "apply_coupon_nonce"),
    remove_coupon: firstText([CHECKOUT, CART], "remove_coupon_nonce"),
    update_order_review: textIn(CHECKOUT, "update_order_review_nonce"),
    update_shipping_method: textIn(CART, "update_shipping_method_nonce"),
    menu_cart_fragments: textOf(menuCart(), "fragments_nonce"),
  });

const texts = () =>
  withText({
    view_cart: textIn(ADD_TO_CART, "i18n_view_cart"),
    password_show: textIn(SHOP, "i18n_password_show"),
    password_hide: textIn(SHOP, "i18n_password_hide"),
    password_error: textIn(PASSWORD, "i18n_password_error"),
    password_hint: textIn(PASSWORD, "i18n_password_hint"),
    password_unknown: textIn(PASSWORD_METER, "unknown"),
    password_short: textIn(PASSWORD_METER, "short"),
    password_bad: textIn(PASSWORD_METER, "bad"),
    password_good: textIn(PASSWORD_METER, "good"),
    password_strong: textIn(PASSWORD_METER, "strong"),
    no_matching_variations: textIn(VARIATION, "i18n_no_matching_variations_text"),
    make_a_selection: textIn(VARIATION, "i18n_make_a_selection_text"),
    unavailable: textIn(VARIATION, "i18n_unavailable_text"),
    reset_alert: textIn(VARIATION, "i18n_reset_alert_text"),
    product_gallery_trigger: textIn(PRODUCT, "i18n_product_gallery_trigger_text"),
    required_rating: textIn(PRODUCT, "i18n_required_rating_text"),
    checkout_error: textIn(CHECKOUT, "i18n_checkout_error"),
    // The shop prints an entity.
    select_state: textIn("wc_country_select_params", "i18n_select_state_text")?.replaceAll("&hellip;", "…"),
    no_matches: textIn("wc_country_select_params", "i18n_no_matches"),
    optional: textIn("wc_address_i18n_params", "i18n_optional_text"),
  });

const menuCart = (): Params => groupOf(paramsOf("ElementorProFrontendConfig"), "woocommerce", "menu_cart");

const textIn = (object: string, key: string) => textOf(paramsOf(object), key);

/** The text under a key in the first of these objects that has it. */
function firstText(objects: readonly string[], key: string): string | undefined {
  for (const object of objects) {
    const text = textIn(object, key);
    if (text) return text;
  }
  return undefined;
}
