import { defineWidget } from "#runtime/widget.ts";
import { MiniCart } from "./MiniCart.tsx";
import { readMarkup } from "./read-markup.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "mini-cart",
  settings,
  content: readMarkup,
  Component: MiniCart,
  hears: [
    "added_to_cart",
    "removed_from_cart",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "page/restored",
  ],
  sends: ["mini_cart/open", "mini_cart/close", "wc_fragment_refresh"],
});
