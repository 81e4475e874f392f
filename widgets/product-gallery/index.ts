import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "product-gallery",
  inEditor: "still",
  settings,
  enhance,
  hears: ["woocommerce_gallery_reset_slide_position", "woocommerce_gallery_init_zoom"],
  sends: ["wc-product-gallery-before-init", "wc-product-gallery-after-init"],
});
