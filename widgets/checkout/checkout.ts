import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** A checkout on the page. A function names the fields it needs. */
export interface Checkout {
  /** Contains the form, and the login and coupon forms beside it. */
  readonly host: HTMLElement;
  readonly form: HTMLFormElement;
  readonly context: WidgetContext;
  readonly changes: Changes;
}
