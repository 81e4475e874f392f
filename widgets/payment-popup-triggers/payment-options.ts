import type { WidgetContext } from "#runtime/widget.ts";
import type { Payment } from "#shop/payment/payment.ts";

/** What an editor or the page configuration sets for payments. */
export interface PaymentSettings {
  /** The address that takes orders; empty for the page's own. */
  readonly checkoutUrl: string;
  /** The action at the CMS's ajax address that answers with the provider's page. */
  readonly ajaxAction: string;
  /** Where a payment page that cannot be loaded leads to; empty to show a problem instead. */
  readonly failUrl: string;
  /** Origins of the provider: only their pages are shown, and only their messages count. */
  readonly origins: readonly string[];
  readonly scriptOrigins: readonly string[];
  readonly inlineScripts: boolean;
  readonly walletEnvironment: string;
}

/** A payment, the form it pays for, and the page around it. */
export interface PaymentOptions {
  readonly form: HTMLFormElement;
  readonly context: WidgetContext;
  readonly payment: Payment;
  readonly settings: PaymentSettings;
  /** Mounts the island that draws the provider's window. */
  mountPopup(): void;
  /** Submits the form once without Islet. */
  submitNatively(): void;
}
