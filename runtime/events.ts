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
  added_to_cart: CartChange;
  removed_from_cart: CartChange;
  /** The button now shows its new state, and the view-cart link stands beside it. */
  wc_cart_button_updated: { readonly button: HTMLElement };
  /** Asks for fresh fragments from the server. */
  wc_fragment_refresh: Record<string, never>;
  /** Fragments from the cache, or of an add or remove, are on the page. */
  wc_fragments_loaded: Record<string, never>;
  /** Fragments fresh from the server are on the page. */
  wc_fragments_refreshed: Record<string, never>;
  wc_fragments_ajax_error: Record<string, never>;

  "mini_cart/open": { readonly host: HTMLElement };
  "mini_cart/close": { readonly host: HTMLElement };
}

export type EventName = keyof IsletEvents & string;
