import { query } from "#dom/query.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { ProviderWindow } from "#shop/payment/payment.ts";
import { redirectPayment } from "./grow-redirect.ts";
import type { PaymentOptions } from "./payment-options.ts";
import { failPayment, showPaymentProblem } from "./payment-problem.ts";

/** An order that the shop has placed and that is not paid yet. */
export interface PlacedOrder {
  readonly orderId: number | null;
  /** Where the shop leads after the order; unchecked. */
  readonly redirect: string;
}

interface WindowOptions {
  readonly order: PlacedOrder;
  /** The provider's markup; not cleaned yet. */
  readonly html: string;
  /** Called once the window is on the screen. */
  onShown(): void;
}

/** Opens the provider's page in the payment popup. */
export async function openProviderWindow(
  options: PaymentOptions,
  { order, html, onShown }: WindowOptions,
): Promise<void> {
  const { form, payment, context, settings } = options;
  const { readProviderMarkup } = await import("./grow-markup.ts");
  const frameName = context.page.text("payment", "Payment");
  const markup = await readProviderMarkup(html, settings.origins, frameName);
  if (!markup) {
    // For an order that is already paid, the server sends only a script that leads to the thank-you page.
    if (/<script/i.test(html)) redirectPayment(options, order.redirect);
    else failPayment(options, "the provider's markup holds no page of a listed origin and no words");
    return;
  }
  const provider: ProviderWindow = {
    ...markup,
    origins: settings.origins,
    onShown() {
      onShown();
      if (settings.inlineScripts) context.guard(() => runScripts(html, markup.content, context));
    },
    giveUp: (isCancelled) => giveUp(options, order, isCancelled),
    invoker: () => query(form, "#place_order"),
  };
  options.mountPopup();
  payment.move("answered", provider);
}

async function runScripts(html: string, content: HTMLElement, { page, warn }: WidgetContext) {
  if (!/<script/i.test(html)) return;
  if (!page.cspNonce) return warn("inline_scripts needs csp_nonce in the page configuration. None was run.");
  const { runInlineScripts } = await import("./run-inline-scripts.ts");
  runInlineScripts(html, page.cspNonce, content);
}

/** Leaves for the shop's failure page if it has one; otherwise the visitor sees why and can pay again. */
function giveUp(options: PaymentOptions, { orderId }: PlacedOrder, isCancelled: boolean) {
  const { form, payment, context, settings } = options;
  if (settings.failUrl && !isCancelled) {
    const url = new URL(settings.failUrl, new Text().baseURI);
    url.searchParams.set("order_error", "failer");
    url.searchParams.set("order_id", String(orderId ?? ""));
    return redirectPayment(options, url.href);
  }
  payment.move("broke");
  const { page, signal } = context;
  const text = isCancelled
    ? page.text("payment_cancelled", "The payment was cancelled. You can try again.")
    : page.text("payment_not_loaded", "The payment page could not be loaded. Please try again.");
  showPaymentProblem(form, text, signal);
}
