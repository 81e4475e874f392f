import { controllerOf } from "./jquery-checkout-controller.ts";
import type { JQueryStatic } from "./jquery-types.ts";

/** How one event crosses between the bus and jQuery. */
export interface Crossing {
  /** jQuery's name for it, where that is another. */
  readonly as?: string;
  /** Keys of the payload in the order of the arguments that a handler gets behind the event; "" is one that says no. */
  readonly keys: readonly string[];
  /** Key of the payload that holds the element it is triggered on; the body where there is none. */
  readonly at?: string;
  /** What in that element it is triggered on instead, where that is there: it bubbles through the form. */
  readonly inside?: string;
  /** The first argument is an object with these fields, each under its own name in the payload. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Further arguments, which only jQuery's side has. */
  readonly more?: ($: JQueryStatic, element: Element) => readonly unknown[];
  /** Asked of that element's own handlers alone, which veto by returning false (reference: shop 13.4). */
  readonly isQuestion?: true;
  /** Asked before in the same way, with the first argument: false vetoes the event itself (reference: shop 2.1). */
  readonly asks?: string;
  /** Data that a script has put on the first argument by jQuery goes with the second (reference: shop 2.1). */
  readonly takesData?: true;
}

const told = (...keys: string[]): Crossing => ({ keys });
const at = (key: string, ...keys: string[]): Crossing => ({ at: key, keys });

/** Where the shop shows the variation that is chosen (reference: shop 9.4). */
const SHOWN = ".single_variation";

/** Events that cross, with the positions of their arguments (reference: shop 2.1, 9.3, 9.4, 13.1, 13.3). */
export const CROSSINGS: ReadonlyMap<string, Crossing> = new Map([
  [
    "adding_to_cart",
    { keys: ["button", "data"], asks: "should_send_ajax_request.adding_to_cart", takesData: true },
  ],
  ["ajax_request_not_sent", { keys: ["", "", "button"], as: "ajax_request_not_sent.adding_to_cart" }],
  ["added_to_cart", told("fragments", "cartHash", "button")],
  ["removed_from_cart", told("fragments", "cartHash", "button")],
  ["wc_cart_button_updated", told("button")],
  ["wc_fragment_refresh", told()],
  ["wc_fragments_loaded", told()],
  ["wc_fragments_refreshed", told()],
  ["wc_fragments_ajax_error", told()],

  ["wc_update_cart", told("preserveNotices")],
  ["updated_wc_div", told()],
  ["updated_cart_totals", told()],
  ["updated_shipping_method", told()],
  ["wc_cart_emptied", told()],
  ["item_removed_from_classic_cart", told()],
  ["applied_coupon", told("code")],
  ["removed_coupon", told("code")],
  ["wc_notices_refreshed", told()],

  ["init_checkout", told()],
  [
    "update_checkout",
    { keys: [], fields: { update_shipping_method: "updateShippingMethod", current_target: "currentTarget" } },
  ],
  ["updated_checkout", told("answer")],
  ["payment_method_selected", told()],
  ["checkout_error", told("message")],
  ["applied_coupon_in_checkout", told("code")],
  ["removed_coupon_in_checkout", told("code")],
  ["country_to_state_changing", told("country", "wrapper")],
  ["country_to_state_changed", told("country", "wrapper")],
  ["wc-password-strength-added", told()],

  ["check_variations", at("form")],
  ["wc_variation_form", { at: "form", keys: [], fields: { $form: "form" } }],
  ["woocommerce_variation_select_change", at("form")],
  ["woocommerce_variation_has_changed", at("form")],
  ["update_variation_values", at("form")],
  ["woocommerce_update_variation_values", at("form")],
  ["found_variation", at("form", "variation")],
  ["show_variation", { ...at("form", "variation", "isPurchasable"), inside: SHOWN }],
  ["hide_variation", { ...at("form"), inside: SHOWN }],
  ["reset_data", at("form")],
  ["reset_image", at("form")],
  ["reload_product_variations", at("form")],
  ["woocommerce_gallery_reset_slide_position", at("gallery")],
  ["woocommerce_gallery_init_zoom", at("gallery")],
  ["wc-product-gallery-before-init", at("gallery", "gallery", "params")],
  ["wc-product-gallery-before-destroy", at("gallery", "gallery")],
  ["wc-product-gallery-after-init", at("gallery", "gallery", "params")],

  ["elementor/popup/show", told("id", "host")],
  ["elementor/popup/hide", told("id", "host")],
  ["countdown_expire", told("host")],
]);

/** Names that are asked of the checkout's form: `checkout_place_order_cod` for each way to pay. */
const QUESTION = /^checkout_place_order(?:_|$)/;

const controller: Crossing["more"] = ($, form) => [controllerOf($, form as HTMLFormElement)];

/** How an event crosses between the bus and jQuery; undefined for one that stays on its side. */
export const crossingOf = (name: string): Crossing | undefined =>
  QUESTION.test(name)
    ? { at: "form", keys: name.endsWith("_success") ? ["result"] : [], more: controller, isQuestion: true }
    : CROSSINGS.get(name);
