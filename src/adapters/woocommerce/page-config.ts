import { groupOf, isOn, type Params, paramsOf, textOf } from "./params.ts";

/** Fields that are there, by their name in `#islet-config`. */
const given = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));

/** The first of these objects that tells `key`. */
const firstOf = (all: readonly Params[], key: string) => {
  for (const params of all) {
    const text = textOf(params, key);
    if (text) return text;
  }
  return undefined;
};

/** The page configuration as a WooCommerce page with the builder's widgets tells it (reference: shop 1.2). */
export function pageConfig(): Record<string, unknown> {
  const [shop, add, fragments, cart, checkout, variation, product] = [
    "woocommerce_params",
    "wc_add_to_cart_params",
    "wc_cart_fragments_params",
    "wc_cart_params",
    "wc_checkout_params",
    "wc_add_to_cart_variation_params",
    "wc_single_product_params",
  ].map(paramsOf) as [Params, Params, Params, Params, Params, Params, Params];
  const strength = paramsOf("wc_password_strength_meter_params");
  const meter = paramsOf("pwsL10n");
  const countries = paramsOf("wc_country_select_params");
  const address = paramsOf("wc_address_i18n_params");
  const pro = paramsOf("ElementorProFrontendConfig");
  const builder = paramsOf("elementorFrontendConfig");
  const menuCart = groupOf(pro, "woocommerce", "menu_cart");
  const shops = [shop, add, fragments, cart, checkout, variation];
  const user = groupOf(builder, "user");
  const { roles } = user;
  return {
    ...given({
      ajax_url: firstOf([...shops, pro], "ajax_url") ?? textOf(pro, "ajaxurl"),
      wc_ajax_url: firstOf(shops, "wc_ajax_url"),
      rest_url: textOf(groupOf(pro, "urls"), "rest"),
      cart_url: textOf(add, "cart_url") ?? textOf(menuCart, "cart_page_url"),
      checkout_url: textOf(menuCart, "checkout_page_url"),
    }),
    ...("is_cart" in add && { is_cart: isOn(add, "is_cart") }),
    ...("cart_redirect_after_add" in add && {
      cart_redirect_after_add: isOn(add, "cart_redirect_after_add"),
    }),
    ...("environmentMode" in builder && {
      is_editor: isOn(groupOf(builder, "environmentMode"), "edit"),
      is_preview: isOn(groupOf(builder, "environmentMode"), "wpPreview"),
    }),
    ...(Array.isArray(roles) && { user: { logged_in: true, roles: roles.map(String) } }),
    nonces: given({
      apply_coupon: firstOf([checkout, cart], "apply_coupon_nonce"),
      remove_coupon: firstOf([checkout, cart], "remove_coupon_nonce"),
      update_order_review: textOf(checkout, "update_order_review_nonce"),
      update_shipping_method: textOf(cart, "update_shipping_method_nonce"),
      menu_cart_fragments: textOf(menuCart, "fragments_nonce"),
    }),
    storage_keys: given({
      fragment_name: textOf(fragments, "fragment_name"),
      cart_hash_key: textOf(fragments, "cart_hash_key"),
    }),
    i18n: given({
      view_cart: textOf(add, "i18n_view_cart"),
      password_show: textOf(shop, "i18n_password_show"),
      password_hide: textOf(shop, "i18n_password_hide"),
      password_error: textOf(strength, "i18n_password_error"),
      password_hint: textOf(strength, "i18n_password_hint"),
      password_unknown: textOf(meter, "unknown"),
      password_short: textOf(meter, "short"),
      password_bad: textOf(meter, "bad"),
      password_good: textOf(meter, "good"),
      password_strong: textOf(meter, "strong"),
      no_matching_variations: textOf(variation, "i18n_no_matching_variations_text"),
      make_a_selection: textOf(variation, "i18n_make_a_selection_text"),
      unavailable: textOf(variation, "i18n_unavailable_text"),
      reset_alert: textOf(variation, "i18n_reset_alert_text"),
      product_gallery_trigger: textOf(product, "i18n_product_gallery_trigger_text"),
      required_rating: textOf(product, "i18n_required_rating_text"),
      checkout_error: textOf(checkout, "i18n_checkout_error"),
      // Printed for markup.
      select_state: textOf(countries, "i18n_select_state_text")?.replaceAll("&hellip;", "…"),
      optional: textOf(address, "i18n_optional_text"),
    }),
  };
}
