import { isOnPage } from "../../shared/is-on-page.ts";
import { groupOf, isOn } from "../../shared/params.ts";
import type { ShopMarkers } from "./shop-markers.ts";

/** Elements around add-to-cart buttons. */
const LISTS = "ul.products, .wc-block-grid__products";
/** A form of Elementor, with a quantity for the button beside it. */
const LOOP_FORM = ".e-loop-add-to-cart-form";
/** The block Add to Cart + Options, sent by the browser: it looks after its own quantity and button. */
const BLOCK_FORM = ".wc-block-add-to-cart-with-options";
const COUNT = ".woocommerce-result-count";
const FORM = "form.cart";
/** Elements around one product's button. */
const AROUND_ONE = [
  ".add_to_cart_inline",
  ".elementor-widget-wc-add-to-cart",
  ".e-loop-add-to-cart-form-container",
];
/** The shop's own buttons elsewhere, such as in a theme's cards: its script adds by any of them. */
const OTHERS = `.ajax_add_to_cart:not(.wc-interactive, ${[LISTS, FORM, ...AROUND_ONE].join(", ").replaceAll(/(?=,|$)/g, " *")})`;
/** Single products; forms with choices only if they add without a page load. */
const singles = (addsByForm: boolean) =>
  [`${FORM}:not(${addsByForm ? "" : ".variations_form, "}${BLOCK_FORM})`, ...AROUND_ONE]
    .map((selector) => `${selector}:not(ul.products *)`)
    .join(", ");

/** Lists of products with their sorting and count, and single add-to-cart forms. */
export const listing: ShopMarkers = ({ page }) => [
  {
    selector: `${LISTS}, ${OTHERS}, ${singles(isOn(groupOf(page.widgetSettings, "add-to-cart"), "ajax"))}`,
    widget: "add-to-cart",
    jobs: isOnPage(LOOP_FORM) ? ["add-to-cart.buttons", "add-to-cart.quantities"] : ["add-to-cart.buttons"],
  },
  // The block Catalog Sorting has a script of its own.
  {
    selector: "form.woocommerce-ordering:not([data-wp-interactive])",
    widget: "product-sort",
    jobs: ["product-sort"],
  },
  // A list that nobody has sorted or searched is announced by its page's title; the Interactivity API replaces and
  // announces its own regions.
  ...(location.search && !isOnPage(`[data-wp-router-region] ${COUNT}`)
    ? [{ selector: COUNT, widget: "result-count", jobs: ["result-count"] } as const]
    : []),
  {
    selector: `${FORM}:not(${BLOCK_FORM}), .e-loop-add-to-cart-form-container`,
    widget: "quantity",
    jobs: ["quantity"],
  },
];
