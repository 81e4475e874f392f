import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Saves a payment method in the account. Its gateway checks the fields. */
export const CARD_FORM = "form#add_payment_method";

/** A checkout on the page. A function names the fields it needs. */
export interface Checkout {
  /** Contains the form, and the login and coupon forms beside it. */
  readonly host: HTMLElement;
  readonly form: HTMLFormElement;
  readonly context: WidgetContext;
  readonly changes: Changes;
  /** Whether the visitor has an account, or gets one with the order. Where the page asks for it, that decides. */
  readonly hasAccount: boolean;
}
