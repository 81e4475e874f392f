import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "checkout",
  inEditor: "still",
  settings,
  enhance,
  powers: ["checkoutUrl"],
  hears: [
    "init_checkout",
    "update_checkout",
    "wc_custom_place_order_button_registered",
    "wc-credit-card-form-init",
    "page/restored",
  ],
  sends: [
    "init_checkout",
    "update_checkout",
    "updated_checkout",
    "payment_method_selected",
    "init_add_payment_method",
    "checkout_place_order",
    "checkout_place_order_*",
    "checkout_error",
    "applied_coupon_in_checkout",
    "removed_coupon_in_checkout",
    "country_to_state_changing",
    "country_to_state_changed",
  ],
});
