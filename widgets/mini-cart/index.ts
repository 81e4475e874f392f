import { defineWidget } from "#runtime/widget.ts";
import { boxOf } from "#shop/mini-cart/markup.ts";
import { MiniCart } from "./MiniCart.tsx";
import { readMarkup } from "./read-markup.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "mini-cart",
  inEditor: "still",
  settings,
  content: readMarkup,
  // A theme's own box stays, and the island draws behind it.
  place: (host) => (boxOf(host) ? { parent: host, mode: "keep" } : undefined),
  Component: MiniCart,
  dependsOnPage: true,
  hears: [
    "added_to_cart",
    "removed_from_cart",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
    "page/restored",
  ],
  sends: ["mini_cart/open", "mini_cart/close", "wc_fragment_refresh"],
});
