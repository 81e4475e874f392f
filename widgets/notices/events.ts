/** After these the shop may have printed notices (reference: shop 8.4, 8.5). */
export const EVENTS = [
  "updated_wc_div",
  "updated_checkout",
  "updated_cart_totals",
  "applied_coupon",
  "removed_coupon",
  "applied_coupon_in_checkout",
  "removed_coupon_in_checkout",
  "checkout_error",
  "item_removed_from_classic_cart",
  "wc_notices_refreshed",
] as const;
