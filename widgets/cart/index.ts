import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "cart",
  settings,
  enhance,
  hears: [
    "wc_update_cart",
    "added_to_cart",
    "removed_from_cart",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "updated_wc_div",
    "page/restored",
  ],
  sends: [
    "updated_wc_div",
    "updated_cart_totals",
    "updated_shipping_method",
    "wc_cart_emptied",
    "item_removed_from_classic_cart",
    "applied_coupon",
    "removed_coupon",
    "wc_notices_refreshed",
    "update_checkout",
    "wc_fragments_refreshed",
    "wc_fragments_ajax_error",
  ],
});
