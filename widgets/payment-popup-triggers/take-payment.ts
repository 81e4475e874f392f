import { clearNotices } from "#shop/notices.ts";
import { methodOf } from "#shop/order/order-form.ts";
import { lockOrder, type OrderLock } from "#shop/order/order-lock.ts";
import { keepOutcome, placeOrder } from "#shop/order/place-order.ts";
import type { Payment } from "#shop/payment/payment.ts";
import { showLoader } from "./grow-loader.ts";
import { redirectPayment } from "./grow-redirect.ts";
import { type ProviderResponse, requestProvider } from "./grow-request.ts";
import { openProviderWindow, type PlacedOrder } from "./grow-window.ts";
import type { PaymentOptions } from "./payment-options.ts";
import { clearPaymentProblem, failPayment } from "./payment-problem.ts";

/**
 * Places the order once, requests the provider's page and leads the visitor there. While a payment is under way,
 * another call does nothing. Never rejects: the visitor sees a problem and can try again.
 */
export async function takePayment(options: PaymentOptions): Promise<void> {
  const { form, context, payment } = options;
  const method = methodOf(form);
  if (!isReady(payment) || !isOrderAllowed(options, method)) return;
  const lock = lockOrder(form, context.signal);
  if (!lock) return;
  keepOutcome(form, null);
  clearNotices();
  clearPaymentProblem(form);
  payment.move("press");
  const hideLoader = showLoader(context, lock);
  onceReady(payment, () => {
    hideLoader();
    lock.release();
  });
  try {
    // These methods need the popup only for an error, or open a window of the provider's script.
    if (!/^(?:apple|grow-wallet)-/.test(method)) options.mountPopup();
    const order = await requestOrder(options, lock);
    if (order) await payOrder(options, { order, method, hideLoader });
  } catch (error) {
    // A chunk that failed to load.
    failPayment(options, String(error));
  }
}

/** Ends the payment because the island that draws the provider's window could not be loaded. */
export const failWithoutPopup = (options: PaymentOptions): void =>
  failPayment(options, "what draws the provider's window did not arrive");

const isReady = (payment: Payment) => /^(?:idle|failed)$/.test(payment.get().state);

function onceReady(payment: Payment, run: () => void) {
  const unsubscribe = payment.subscribe(() => {
    if (!isReady(payment)) return;
    unsubscribe();
    run();
  });
}

/** Whether no listener vetoes the order: `checkout_place_order`, then the event of the payment method. */
const isOrderAllowed = ({ form, context: { bus } }: PaymentOptions, method: string) =>
  bus.emit("checkout_place_order", { form, method }) &&
  bus.emit(`checkout_place_order_${method}`, { form, method });

/** Places the order; undefined if the payment cannot go on. */
async function requestOrder(options: PaymentOptions, lock: OrderLock): Promise<PlacedOrder | undefined> {
  const { form, payment, settings } = options;
  const { page, signal } = options.context;
  const outcome = await placeOrder(lock, { page, url: settings.checkoutUrl, signal });
  switch (outcome.kind) {
    case "failed":
      failPayment(options, `the shop's answer to the order: ${outcome.reason}`, outcome);
      return undefined;
    case "failure":
      payment.move("refused");
      keepOutcome(form, outcome);
      options.submitNatively();
      return undefined;
    case "success":
      return payment.move("placed") ? outcome : undefined;
  }
}

interface OrderPayment {
  readonly order: PlacedOrder;
  readonly method: string;
  hideLoader(): void;
}

async function payOrder(options: PaymentOptions, { order, method, hideLoader }: OrderPayment) {
  const { page, signal } = options.context;
  const { orderId, redirect } = order;
  const response = await requestProvider({
    page,
    method,
    orderId,
    action: options.settings.ajaxAction,
    signal,
  });
  switch (response.kind) {
    case "failed":
      return failPayment(options, `the answer about the payment: ${response.reason}`, response);
    case "none":
      return redirectPayment(options, redirect);
    case "address":
      return redirectPayment(options, response.url);
    case "token":
      return payInWallet(options, response, hideLoader);
    case "markup":
      return openProviderWindow(options, { order, html: response.html, onShown: hideLoader });
  }
}

async function payInWallet(
  options: PaymentOptions,
  { token, thanksUrl }: ProviderResponse & { kind: "token" },
  onShown: () => void,
) {
  const { payment, context, settings } = options;
  payment.move("answered");
  try {
    const { payByWallet } = await import("./grow-wallet.ts");
    const result = await payByWallet({
      token,
      environment: settings.walletEnvironment,
      scriptOrigins: settings.scriptOrigins,
      nonce: context.page.cspNonce,
      signal: context.signal,
      onShown,
    });
    if (result === "paid") redirectPayment(options, thanksUrl);
    else if (result === "closed") payment.move("closed");
    else failPayment(options, "the wallet reported a failure");
  } catch (error) {
    failPayment(options, `the wallet: ${String(error)}`);
  }
}
