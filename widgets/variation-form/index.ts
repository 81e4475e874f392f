import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "variation-form",
  inEditor: "still",
  settings,
  enhance,
  hears: ["check_variations", "reload_product_variations", "page/restored"],
  sends: [
    "check_variations",
    "wc_variation_form",
    "woocommerce_variation_select_change",
    "woocommerce_variation_has_changed",
    "update_variation_values",
    "woocommerce_update_variation_values",
    "found_variation",
    "show_variation",
    "hide_variation",
    "reset_data",
    "reset_image",
    "clear_reset_announcement",
    "announce_reset",
    "reset_focus",
    "woocommerce_gallery_reset_slide_position",
    "woocommerce_gallery_init_zoom",
    "wc-product-gallery-before-destroy",
  ],
});
