import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "shop-events",
  inEditor: "still",
  settings,
  enhance,
  powers: ["dataLayer", "besideOthers"],
  hears: [
    "added_to_cart",
    "removed_from_cart",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "mini_cart/open",
    "found_variation",
    "checkout_place_order",
  ],
});
