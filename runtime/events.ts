import type { ChangedItem } from "./actions.ts";

/** Selector → markup, as the shop's server sends it. */
export type Fragments = Readonly<Record<string, string>>;

/** What a cart on the page tells of its content. */
export interface CartShown {
  /** What has changed since it was last told, in any tab; only if the server tells it (`script#islet-cart` among the fragments). */
  readonly items?: readonly ChangedItem[];
}

/** The cart after a change. */
export interface CartChange extends CartShown {
  readonly fragments: Fragments;
  /** The shop's hash of the cart; empty when the cart is. */
  readonly cartHash: string;
  /** The button or link that caused the change, if there is one. */
  readonly button: HTMLElement | null;
}

/** A widget that has just been mounted on an element. */
export interface ElementReady {
  readonly host: HTMLElement;
  readonly widget: string;
}

/** A popup that was shown or hidden; `id` is Elementor's number. */
export interface PopupChange {
  readonly id: string;
  readonly host: HTMLElement;
}

/** An order that is about to be placed or was placed. */
export interface OrderEvent {
  readonly form: HTMLFormElement;
  /** Id of the payment method, such as `cod`. */
  readonly method: string;
}

/** A product variation as the shop describes it: `variation_id`, `price_html`, `image` and what plugins add. */
export type Variation = Readonly<Record<string, unknown>>;

/** A variation form; in jQuery the element that the event is triggered on. */
export interface VariationEvent {
  readonly form: HTMLElement;
}

/** A form that was sent; in jQuery the element that the event is triggered on. */
export interface FormEvent {
  readonly form: HTMLFormElement;
  readonly response: unknown;
}

/** A photo feed, in the words of its plugin. */
export interface PhotoFeedEvent {
  readonly host: HTMLElement;
  readonly feed: { readonly el: HTMLElement; readonly settings: { consentGiven: boolean } };
}

/**
 * Every event of the bus and its payload. Names are those of Elementor and the shop; other names follow their
 * grammar.
 */
export interface IsletEvents {
  /** The runtime has started; no widget is mounted yet. */
  "frontend/init": Record<string, never>;
  "frontend/element_ready/global": ElementReady;
  "frontend/element_ready/widget": ElementReady;
  [ready: `frontend/element_ready/${string}`]: ElementReady;

  /** The page came back from the back/forward cache. */
  "page/restored": Record<string, never>;
  /** The width of the window crossed a breakpoint. */
  "page/device_mode": { readonly mode: string };

  "elementor/popup/show": PopupChange;
  "elementor/popup/hide": PopupChange;
  /** Asks a popup to open; the popup with that id answers with `elementor/popup/show`. */
  "elementor/popup/open": { readonly id: string; readonly toggle?: boolean };
  /** Asks the popup that is open (or the one named) to close. */
  "elementor/popup/close": { readonly id?: string; readonly doNotShowAgain?: boolean };

  /** An element begins to stick to the window, or returns to its place. */
  "sticky:stick": { readonly host: HTMLElement };
  "sticky:unstick": { readonly host: HTMLElement };
  /** Shows a dropdown menu that is a popup, at a place of the page in px; `host` is the menu. */
  "dropdown-menu/popup_show": { readonly host: HTMLElement; readonly left: number; readonly top: number };
  "dropdown-menu/popup_hide": { readonly host: HTMLElement };
  /** The menu behind a mega menu's toggle was opened. */
  "elementor-pro/mega-menu/dropdown-open": { readonly host: HTMLElement };
  /**
   * With `host`: a key has closed the menu behind a mega menu's toggle. Without: asks the menu in the element `widgetId` to open
   * or to close, or to do the other of what it is without `show`.
   */
  "elementor/mega-menu/dropdown-toggle-by-keyboard": {
    readonly host?: HTMLElement;
    readonly widgetId: string;
    readonly show?: boolean;
  };
  /** A mega menu's items were dragged sideways. */
  "elementor-pro/mega-menu/heading-mouse-event": { readonly host: HTMLElement };
  /** A panel of tabs or of a menu is open: what is in it has a size now. */
  "elementor/nested-tabs/activate": { readonly host: HTMLElement; readonly panel: HTMLElement };
  /** A list has got new items; `host` is its widget's element. */
  "elementor-pro/loop-builder/after-insert-posts": { readonly host: HTMLElement };
  /** The items of a grid stand where they belong, at first or with new ones among them. */
  pojo_isotope_loaded: { readonly host: HTMLElement };
  /** Asks what loads background pictures late to look at new elements. */
  "elementor/lazyload/observe": { readonly host: HTMLElement };
  "elementor-pro/motion-fx/recalc": { readonly host: HTMLElement };
  "elementor/bg-video/recalc": { readonly host: HTMLElement };

  /** The visitor's consent to a service is another than before; `service` is its name in lower case, such as `youtube`. */
  "consent/change": { readonly service: string };

  /** The posts of a feed are about to be laid out in columns. */
  cffbeforemasonry: { readonly host: HTMLElement };
  /** Asks feeds to look for posts that scripts have added. */
  cff_init: Record<string, never>;

  /** A photo feed has its photos; third parties find its element and its settings in `feed`. */
  sbiafterfeedcreate: PhotoFeedEvent;
  /** Every picture of a photo feed has loaded or failed; `el` is its element. */
  sbiafterimagesloaded: { readonly host: HTMLElement; readonly el: HTMLElement };
  /** A photo feed asks whether it may load pictures of other hosts: listeners may change `feed.settings.consentGiven`. */
  sbicheckconsent: PhotoFeedEvent;
  /** Asks photo feeds to look at what is in them again. */
  sbi_init: Record<string, never>;
  /** The script of a social network is there; elements that need it are filled next. */
  "fb:sdk:loaded": Record<string, never>;

  countdown_expire: { readonly host: HTMLElement };

  /** A form of Elementor was sent and accepted; `response` is what its server says. */
  submit_success: FormEvent;
  /** The same, before a redirect or a popup that follows. */
  form_destruct: FormEvent;
  /** A form was refused, or could not be sent; in jQuery `error`. */
  form_error: { readonly form: HTMLFormElement };
  /** A contact form of the theme was sent and accepted. */
  pojo_forms_form_submitted: { readonly form: HTMLFormElement };

  /** Before an add: listeners may change `data`, or veto by returning false. */
  adding_to_cart: { readonly button: HTMLElement | null; readonly data: Record<string, string> };
  /** An add was vetoed or could not be sent. */
  ajax_request_not_sent: { readonly button: HTMLElement | null };
  /** By the time Islet sends this or the next one, the page shows the cart as it is now. */
  added_to_cart: CartChange;
  removed_from_cart: CartChange;
  /** The same for the shop's blocks, where no jQuery was there at the start for them to hear it from. */
  "wc-blocks_added_to_cart": { readonly preserveCartData: boolean };
  "wc-blocks_removed_from_cart": { readonly preserveCartData: boolean };
  /** The button now shows its new state, and the view-cart link stands beside it. */
  wc_cart_button_updated: { readonly button: HTMLElement };
  /** Asks for fresh fragments from the server. */
  wc_fragment_refresh: Record<string, never>;
  /** Fragments from the cache, or of an add or remove, are on the page; with `items`, if it was a change by another script. */
  wc_fragments_loaded: CartShown;
  /** Fragments fresh from the server are on the page. */
  wc_fragments_refreshed: CartShown;
  wc_fragments_ajax_error: Record<string, never>;

  /** Asks the cart page to draw itself again; `preserveNotices` keeps the notices on it. */
  wc_update_cart: { readonly preserveNotices?: boolean };
  /** The cart page shows a cart fresh from the server. */
  updated_wc_div: Record<string, never>;
  updated_cart_totals: Record<string, never>;
  updated_shipping_method: Record<string, never>;
  wc_cart_emptied: Record<string, never>;
  item_removed_from_classic_cart: Record<string, never>;
  applied_coupon: { readonly code: string };
  removed_coupon: { readonly code: string };
  wc_notices_refreshed: Record<string, never>;

  init_checkout: Record<string, never>;
  /** Asks for new totals. */
  update_checkout: { readonly updateShippingMethod?: boolean; readonly currentTarget?: Element | null };
  /** New totals are on the page; `answer` is the server's response, with what gateways add. */
  updated_checkout: { readonly answer: Readonly<Record<string, unknown>> };
  payment_method_selected: Record<string, never>;
  /** The page that saves a payment method has started. */
  init_add_payment_method: Record<string, never>;
  /** A payment method has printed its fields, and maybe a list of saved cards. */
  "wc-credit-card-form-init": Record<string, never>;
  /** A payment method that draws its own order button is ready to do so. */
  wc_custom_place_order_button_registered: { readonly method: string };
  /** `message` is the server's markup, unchecked. */
  checkout_error: { readonly message: string };
  applied_coupon_in_checkout: { readonly code: string };
  removed_coupon_in_checkout: { readonly code: string };
  /** Before an order: return `false` to stop it, and place it later if you like. */
  checkout_place_order: OrderEvent;
  [order: `checkout_place_order_${string}`]: OrderEvent;
  /** The order is placed: return `false` to send the visitor on yourself. */
  checkout_place_order_success: OrderEvent & { readonly result: Readonly<Record<string, unknown>> };
  country_to_state_changing: { readonly country: string; readonly wrapper: HTMLElement };
  country_to_state_changed: { readonly country: string; readonly wrapper: HTMLElement };

  /** Asks a variation form to read its choices again. */
  check_variations: VariationEvent;
  /** A variation form is ready. */
  wc_variation_form: VariationEvent;
  woocommerce_variation_select_change: VariationEvent;
  woocommerce_variation_has_changed: VariationEvent;
  /** The form is about to limit its lists to available choices. */
  update_variation_values: VariationEvent;
  /** The form's lists now hold only available choices. */
  woocommerce_update_variation_values: VariationEvent;
  found_variation: VariationEvent & { readonly variation: Variation };
  show_variation: VariationEvent & { readonly variation: Variation; readonly isPurchasable: boolean };
  hide_variation: VariationEvent;
  reset_data: VariationEvent;
  reset_image: VariationEvent;
  /** A form takes back what it has said of cleared choices, before each change of a choice. */
  clear_reset_announcement: VariationEvent;
  /** A form says that its choices were cleared, then puts the focus into the first list. */
  announce_reset: VariationEvent;
  reset_focus: VariationEvent;
  /** Asks a form to read its attribute with all variations again. */
  reload_product_variations: VariationEvent;
  /** Returns a gallery to its first picture; without `gallery` every gallery of the page. */
  woocommerce_gallery_reset_slide_position: { readonly gallery?: HTMLElement };
  woocommerce_gallery_init_zoom: { readonly gallery?: HTMLElement };
  /** A gallery starts; `params` are its settings. */
  "wc-product-gallery-before-init": { readonly gallery: HTMLElement; readonly params: object };
  "wc-product-gallery-after-init": { readonly gallery: HTMLElement; readonly params: object };
  /** Another gallery is about to replace this one. */
  "wc-product-gallery-before-destroy": { readonly gallery: HTMLElement };
  "wc-password-strength-added": Record<string, never>;
  "wc-password-strength-show": Record<string, never>;
  "wc-password-strength-hide": Record<string, never>;

  "mini_cart/open": { readonly host: HTMLElement };
  "mini_cart/close": { readonly host: HTMLElement };
}

export type EventName = keyof IsletEvents & string;
