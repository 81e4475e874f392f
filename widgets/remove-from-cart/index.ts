import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "remove-from-cart",
  settings,
  enhance,
  hears: [
    "removed_from_cart",
    "wc_fragment_refresh",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "page/restored",
  ],
  sends: [
    "adding_to_cart",
    "ajax_request_not_sent",
    "added_to_cart",
    "removed_from_cart",
    "wc-blocks_removed_from_cart",
    "wc-blocks_added_to_cart",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "wc_fragments_ajax_error",
    "wc_update_cart",
  ],
});
