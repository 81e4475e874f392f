import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** What the part of a cart page that listens shares with the part that acts. */
export interface CartPage {
  readonly host: HTMLElement;
  readonly context: WidgetContext;
  readonly changes: Changes;
  /** Names of the fields of rows that hold something the server does not know yet. */
  readonly unsent: Set<string>;
  /** Buttons and links whose next press is the browser's own, because the one before has failed. */
  readonly nativeNext: WeakSet<Element>;
  /** The press that was left to the browser: unless somebody has prevented it, another page is on its way. */
  leavingEvent?: Event | undefined;
  /** Brings the update button, and in the editor the quantities, into the state they should have. */
  updateControls(): void;
}

/** The button that updates quantities (reference: shop 4.1). */
export const UPDATE = "[name=update_cart]";
export const ROW = ".cart_item";
/** Fields by which a way of shipping is chosen. */
export const SHIPPING = "select.shipping_method, [name^=shipping_method]";
export const CALCULATOR = ".woocommerce-shipping-calculator";
export const FORM = ".woocommerce-cart-form";
export const COUPON = "[name=coupon_code]";
