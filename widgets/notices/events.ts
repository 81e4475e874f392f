/** After these events the shop may have printed notices. */
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
