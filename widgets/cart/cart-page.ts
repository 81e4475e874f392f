import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** A cart page: the elements and the state that its listeners and its actions share. */
export interface CartPage {
  readonly host: HTMLElement;
  readonly context: WidgetContext;
  readonly changes: Changes;
  /** Names of row fields whose values the server does not know yet. */
  readonly unsentFields: Set<string>;
  /** Buttons and links whose next press is left to the browser because their action failed. */
  readonly nativeNext: WeakSet<Element>;
  /** The last press that was left to the browser. Unless it was prevented, the browser is leaving the page. */
  leavingEvent?: Event | undefined;
  /** Enables or disables the update button and, in the editor, the quantities. */
  updateControls(): void;
}

export const FORM = ".woocommerce-cart-form";
export const ROW = ".cart_item";
/** The button that sends the quantities. */
export const UPDATE = "[name=update_cart]";
export const COUPON = "[name=coupon_code]";
export const APPLY_COUPON = "[name=apply_coupon]";
/** Fields that choose a shipping method. */
export const SHIPPING = "select.shipping_method, [name^=shipping_method]";
export const CALCULATOR = ".woocommerce-shipping-calculator";
export const CALCULATOR_BUTTON = ".shipping-calculator-button";
