import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "add-to-cart",
  settings,
  enhance,
  hears: ["added_to_cart", "wc_fragment_refresh", "page/restored"],
  sends: [
    "adding_to_cart",
    "ajax_request_not_sent",
    "added_to_cart",
    "wc-blocks_added_to_cart",
    "wc_cart_button_updated",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "wc_fragments_ajax_error",
    "wc_notices_refreshed",
  ],
});
