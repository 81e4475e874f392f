import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "cart-fragments",
  settings,
  enhance,
  hears: ["added_to_cart", "removed_from_cart", "wc_fragment_refresh", "updated_wc_div", "page/restored"],
  sends: ["wc_fragments_loaded", "wc_fragments_refreshed", "wc_fragments_ajax_error"],
});
