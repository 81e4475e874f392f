import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { freshNonces } from "#shop/server/fresh-nonces.ts";

/** What every part of a checkout works with. */
export interface Checkout {
  /** The marked element: the form, or what stands around it with the login and coupon forms. */
  readonly host: HTMLElement;
  readonly form: HTMLFormElement;
  readonly context: WidgetContext;
  readonly changes: Changes;
  readonly settings: {
    readonly checkoutUrl: string;
    readonly countries: string;
    readonly locale: string;
    readonly ajaxLogin: boolean;
  };
}

/** Places an order, beside the form's other fields. */
const ORDER_NONCE = "#woocommerce-process-checkout-nonce";

/** The page's nonce of that name as a call sends it, with the way to a fresh one. */
export const nonceOf = ({ context: { page } }: Checkout, name: string) => ({
  field: "security",
  value: page.nonces[name] ?? "",
  refresh: async () => (await freshNonces(page, [ORDER_NONCE]))[name] ?? null,
});
