/** Selector → markup, as a shop's server answers. */
export type Fragments = Readonly<Record<string, string>>;

/** What a cart answer tells everyone else. */
export interface CartChange {
  readonly fragments: Fragments;
  /** The shop's hash of the cart; empty when the cart is. */
  readonly cartHash: string;
  /** The button or link that asked, where there is one. */
  readonly button: HTMLElement | null;
}

/** A widget that has just been mounted on an element. */
export interface ElementReady {
  readonly host: HTMLElement;
  readonly widget: string;
}

/** A popup that was shown or hidden; `id` as the builder numbers it. */
export interface PopupChange {
  readonly id: string;
  readonly host: HTMLElement;
}

/** An order that is about to be placed, or has been. */
export interface OrderEvent {
  readonly form: HTMLFormElement;
  /** Id of the way to pay, such as `cod`. */
  readonly method: string;
}

/** A choice of a product as the shop describes it: `variation_id`, `price_html`, `image` and what plugins add. */
export type Variation = Readonly<Record<string, unknown>>;

/** A form with choices; on jQuery's side the element that the event is triggered on. */
export interface VariationEvent {
  readonly form: HTMLElement;
}

/**
 * Every event of the bus and its payload. Names are the page builder's and the shop's own
 * (reference: shop 13), in the same grammar where they have none.
 */
export interface IsletEvents {
  /** The runtime has started: before any widget is mounted. */
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

  countdown_expire: { readonly host: HTMLElement };

  /** Before an add: listeners may change `data`, or veto by returning false. */
  adding_to_cart: { readonly button: HTMLElement | null; readonly data: Record<string, string> };
  /** An add was vetoed or could not be sent. */
  ajax_request_not_sent: { readonly button: HTMLElement | null };
  /** By the time Islet sends this or the next one, the page shows the cart as it is now. */
  added_to_cart: CartChange;
  removed_from_cart: CartChange;
  /** The same for the shop's blocks, where no jQuery is there for them to hear it from. */
  "wc-blocks_added_to_cart": { readonly preserveCartData: boolean };
  "wc-blocks_removed_from_cart": { readonly preserveCartData: boolean };
  /** The button now shows its new state, and the view-cart link stands beside it. */
  wc_cart_button_updated: { readonly button: HTMLElement };
  /** Asks for fresh fragments from the server. */
  wc_fragment_refresh: Record<string, never>;
  /** Fragments from the cache, or of an add or remove, are on the page. */
  wc_fragments_loaded: Record<string, never>;
  /** Fragments fresh from the server are on the page. */
  wc_fragments_refreshed: Record<string, never>;
  wc_fragments_ajax_error: Record<string, never>;

  /** Asks the cart page to draw itself anew; `preserveNotices` keeps what is told on it. */
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
  /** New totals are on the page; `answer` is the server's, with what gateways add. */
  updated_checkout: { readonly answer: Readonly<Record<string, unknown>> };
  payment_method_selected: Record<string, never>;
  /** `message` is the server's own markup, unchecked. */
  checkout_error: { readonly message: string };
  applied_coupon_in_checkout: { readonly code: string };
  removed_coupon_in_checkout: { readonly code: string };
  /** Before an order: return false (or prevent it) to place it later, or not at all. */
  checkout_place_order: OrderEvent;
  [order: `checkout_place_order_${string}`]: OrderEvent;
  /** The order is placed: return false (or prevent it) to lead the visitor on by other means. */
  checkout_place_order_success: OrderEvent & { readonly result: Readonly<Record<string, unknown>> };
  country_to_state_changing: { readonly country: string; readonly wrapper: HTMLElement };
  country_to_state_changed: { readonly country: string; readonly wrapper: HTMLElement };

  /** Asks a form with choices to look at them again. */
  check_variations: VariationEvent;
  /** A form with choices is ready. */
  wc_variation_form: VariationEvent;
  woocommerce_variation_select_change: VariationEvent;
  woocommerce_variation_has_changed: VariationEvent;
  /** The lists of a form are about to be narrowed to what can be chosen. */
  update_variation_values: VariationEvent;
  /** The lists of a form hold only what can be chosen now. */
  woocommerce_update_variation_values: VariationEvent;
  found_variation: VariationEvent & { readonly variation: Variation };
  show_variation: VariationEvent & { readonly variation: Variation; readonly isPurchasable: boolean };
  hide_variation: VariationEvent;
  reset_data: VariationEvent;
  reset_image: VariationEvent;
  /** Asks a form to read its attribute with all choices again. */
  reload_product_variations: VariationEvent;
  /** Leads a gallery back to its first picture; every gallery of the page where none is named. */
  woocommerce_gallery_reset_slide_position: { readonly gallery?: HTMLElement };
  woocommerce_gallery_init_zoom: { readonly gallery?: HTMLElement };
  /** A gallery begins; `params` are its settings. */
  "wc-product-gallery-before-init": { readonly gallery: HTMLElement; readonly params: object };
  "wc-product-gallery-after-init": { readonly gallery: HTMLElement; readonly params: object };
  /** Another gallery takes its place. */
  "wc-product-gallery-before-destroy": { readonly gallery: HTMLElement };
  "wc-password-strength-added": Record<string, never>;
  "wc-password-strength-show": Record<string, never>;
  "wc-password-strength-hide": Record<string, never>;

  "mini_cart/open": { readonly host: HTMLElement };
  "mini_cart/close": { readonly host: HTMLElement };
}

export type EventName = keyof IsletEvents & string;
