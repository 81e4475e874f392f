import { queryAll } from "#dom/query.ts";
import { controllerFor, endSubmit, stopAsking } from "./jquery-checkout-controller.ts";
import { tellBlur, tellOpeners, tellStates } from "./jquery-fields.ts";
import type { JQueryStatic } from "./jquery-types.ts";
import { variationFormFor } from "./jquery-variation-form.ts";

/** How one event of the bus maps to a jQuery event. */
export interface EventMapping {
  /** jQuery's name for it; default: the same name. */
  readonly jqueryName?: string;
  /** Keys of the payload in the order of the handler's arguments after the event; "" stands for `false`. */
  readonly keys: readonly string[];
  /** Key of the payload that holds the element it is triggered on; default: the body. */
  readonly targetKey?: string;
  /** It is triggered on the window instead, where a handler finds these fields on the event, each with its key in the payload. */
  readonly onWindow?: Readonly<Record<string, string>>;
  /** Selector of a descendant of that element to trigger on instead, if it exists; the event bubbles. */
  readonly targetSelector?: string;
  /**
   * The first argument is an object: its field names, each with its key in the payload. It has only the fields that the
   * payload has; with none of them there is no argument.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** Elements among the arguments stay elements instead of becoming jQuery collections. */
  readonly keepsElements?: true;
  /** What handlers get for the value of a key. */
  readonly values?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** Further arguments that only jQuery handlers get. */
  readonly extraArguments?: ($: JQueryStatic, element: Element) => readonly unknown[];
  /** Runs only that element's own handlers, as `triggerHandler` does; `false` vetoes. */
  readonly isVeto?: true;
  /** Triggers what the shop's scripts trigger on fields before. */
  readonly before?: ($: JQueryStatic, payload: Readonly<Record<string, unknown>>) => void;
  /** An event that runs before in that way, with the first argument; `false` vetoes. */
  readonly vetoEvent?: string;
  /** Keys whose value is a number in jQuery: its handlers compare it with one. */
  readonly numbers?: readonly string[];
  /** Copies jQuery data of the button into the payload's `data`. */
  readonly copiesData?: true;
}

const onBody = (...keys: string[]): EventMapping => ({ keys });
const onElement = (targetKey: string, ...keys: string[]): EventMapping => ({ targetKey, keys });

/** The shop's own settings of galleries; on a page without them the widget's, by the shop's names. */
function shopParams(settings: unknown): unknown {
  const printed: unknown = Reflect.get(window, "wc_single_product_params");
  // An element may have that id.
  if (Object.prototype.toString.call(printed) === "[object Object]") return printed;
  const { flexsliderEnabled, zoomEnabled, photoswipeEnabled, flexslider, photoswipeOptions } = Object(
    settings,
  ) as Readonly<Record<string, unknown>>;
  return {
    flexslider_enabled: flexsliderEnabled,
    zoom_enabled: zoomEnabled,
    photoswipe_enabled: photoswipeEnabled,
    flexslider,
    photoswipe_options: photoswipeOptions,
  };
}

const onGallery: EventMapping = {
  ...onElement("gallery", "gallery", "params"),
  keepsElements: true,
  values: { params: shopParams },
};

function tellRefusal($: JQueryStatic) {
  for (const form of queryAll(document, "form.checkout")) endSubmit($, form);
  tellBlur($);
}

/** The element that shows the chosen variation. */
const VARIATION = ".single_variation";

/** Events that cross between the bus and jQuery, by their name on the bus. */
export const EVENT_MAPPINGS: ReadonlyMap<string, EventMapping> = new Map([
  [
    "adding_to_cart",
    { keys: ["button", "data"], vetoEvent: "should_send_ajax_request.adding_to_cart", copiesData: true },
  ],
  ["ajax_request_not_sent", { keys: ["", "", "button"], jqueryName: "ajax_request_not_sent.adding_to_cart" }],
  ["added_to_cart", onBody("fragments", "cartHash", "button")],
  ["removed_from_cart", onBody("fragments", "cartHash", "button")],
  ["wc_cart_button_updated", onBody("button")],
  ["wc_fragment_refresh", onBody()],
  ["wc_fragments_loaded", onBody()],
  ["wc_fragments_refreshed", onBody()],
  ["wc_fragments_ajax_error", onBody()],

  ["wc_update_cart", onBody("preserveNotices")],
  ["updated_wc_div", onBody()],
  ["updated_cart_totals", onBody()],
  ["updated_shipping_method", onBody()],
  ["wc_cart_emptied", onBody()],
  ["item_removed_from_classic_cart", onBody()],
  ["applied_coupon", onBody("code")],
  ["removed_coupon", onBody("code")],
  ["wc_notices_refreshed", onBody()],

  ["init_checkout", { ...onBody(), before: tellOpeners }],
  [
    "update_checkout",
    { keys: [], fields: { update_shipping_method: "updateShippingMethod", current_target: "currentTarget" } },
  ],
  [
    "updated_checkout",
    {
      ...onBody("answer"),
      before: ($, { answer }) => Reflect.get(Object(answer), "result") === "failure" && tellBlur($),
    },
  ],
  ["payment_method_selected", onBody()],
  ["init_add_payment_method", onBody()],
  ["wc-credit-card-form-init", onBody()],
  ["wc_custom_place_order_button_registered", onBody("method")],
  ["checkout_error", { ...onBody("message"), before: tellRefusal }],
  ["applied_coupon_in_checkout", onBody("code")],
  ["removed_coupon_in_checkout", onBody("code")],
  ["country_to_state_changing", onBody("country", "wrapper")],
  [
    "country_to_state_changed",
    { ...onBody("country", "wrapper"), before: ($, { wrapper }) => tellStates($, wrapper) },
  ],
  ["wc-password-strength-added", onBody()],
  ["wc-password-strength-show", onBody()],
  ["wc-password-strength-hide", onBody()],

  ["check_variations", onElement("form")],
  ["wc_variation_form", { ...onElement("form"), extraArguments: ($, form) => [variationFormFor($, form)] }],
  ["woocommerce_variation_select_change", onElement("form")],
  ["woocommerce_variation_has_changed", onElement("form")],
  ["update_variation_values", onElement("form")],
  ["woocommerce_update_variation_values", onElement("form")],
  ["found_variation", onElement("form", "variation")],
  ["show_variation", { ...onElement("form", "variation", "isPurchasable"), targetSelector: VARIATION }],
  ["hide_variation", { ...onElement("form"), targetSelector: VARIATION }],
  ["reset_data", onElement("form")],
  ["reset_image", onElement("form")],
  ["clear_reset_announcement", onElement("form")],
  ["announce_reset", onElement("form")],
  ["reset_focus", onElement("form")],
  ["reload_product_variations", onElement("form")],
  ["woocommerce_gallery_reset_slide_position", onElement("gallery")],
  ["woocommerce_gallery_init_zoom", onElement("gallery")],
  ["wc-product-gallery-before-init", onGallery],
  ["wc-product-gallery-before-destroy", onElement("gallery", "gallery")],
  ["wc-product-gallery-after-init", onGallery],

  ["elementor/popup/show", { ...onBody("id", "host"), numbers: ["id"] }],
  ["elementor/popup/hide", { ...onBody("id", "host"), numbers: ["id"] }],
  ["countdown_expire", onElement("host", "host")],
  ["submit_success", onElement("form", "response")],
  ["form_destruct", onElement("form", "response")],
  ["form_error", { ...onElement("form"), jqueryName: "error" }],
  ["pojo_forms_form_submitted", onBody("form")],
  ["sbiafterfeedcreate", { keys: [], onWindow: { feed: "feed" } }],
  ["sbiafterimagesloaded", { keys: [], onWindow: { el: "el" } }],
  ["sbicheckconsent", { keys: [], onWindow: { feed: "feed" } }],
  ["sticky:stick", onElement("host")],
  ["sticky:unstick", onElement("host")],
  ["elementor-pro/mega-menu/dropdown-open", onBody()],
  ["elementor-pro/mega-menu/heading-mouse-event", onBody()],
  [
    "elementor/mega-menu/dropdown-toggle-by-keyboard",
    { keys: [], fields: { widgetId: "widgetId", show: "show" } },
  ],
  ["elementor/nested-tabs/activate", onBody("panel")],
  ["elementor-pro/motion-fx/recalc", onBody()],
  ["elementor/bg-video/recalc", onBody()],
  ["cffbeforemasonry", { keys: [], onWindow: { $self: "host" } }],
]);

/** Of an order, without those that end with the payment method. */
export const ORDER_EVENTS = ["checkout_place_order", "checkout_place_order_success"] as const;

/** Vetoes of an order, triggered on the checkout's form, such as `checkout_place_order_cod`. */
const ORDER_EVENT = /^checkout_place_order(?:_|$)/;

const controller: NonNullable<EventMapping["extraArguments"]> = ($, form) => [
  controllerFor($, form as HTMLFormElement),
];

/** The mapping of an event of the bus; undefined if it does not cross. */
export function mappingOf(name: string): EventMapping | undefined {
  if (!ORDER_EVENT.test(name)) return EVENT_MAPPINGS.get(name);
  const asked: EventMapping = { targetKey: "form", keys: [], extraArguments: controller, isVeto: true };
  return name.endsWith("_success") ? { ...asked, keys: ["result"], before: stopAsking } : asked;
}
