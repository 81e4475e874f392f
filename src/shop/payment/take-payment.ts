import { navigate } from "#browser/navigate.ts";
import { type OrderLock, lockOrder } from "#shop/order/order-lock.ts";
import { query } from "#dom/query.ts";
import { methodOf } from "#shop/order/order-form.ts";
import { clearNotices } from "#shop/notices.ts";
import { keepOutcome, placeOrder } from "#shop/order/place-order.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { askProvider, type ProviderReply } from "./ask-provider.ts";
import { showLoader } from "./loader.ts";
import type { Payment, ProviderWindow } from "./payment.ts";
import { clearProblems, tell } from "./tell.ts";

/** What the page allows, and where things are. */
export interface PaymentOptions {
  readonly form: HTMLFormElement;
  readonly context: WidgetContext;
  readonly payment: Payment;
  readonly checkoutUrl: string;
  readonly ajaxAction: string;
  /** Origins of the provider: whose pages are shown, and whose messages count. */
  readonly origins: readonly string[];
  readonly scriptOrigins: readonly string[];
  readonly failUrl: string;
  readonly hasInlineScripts: boolean;
  readonly walletEnvironment: string;
  /** Puts on the page what draws the provider's window. */
  draw(): void;
  /** Lets the ordinary submit have its way once. */
  submitPlainly(): void;
}

/** An order that stands and waits for its payment. */
interface Placed {
  readonly orderId: number | null;
  readonly redirect: string;
}

/**
 * Takes one payment, from the press to the provider's window (payment-popup.1 to .8): places the order once, asks for
 * the provider's page, and leads there. Pressed again meanwhile, nothing happens.
 */
export async function takePayment(options: PaymentOptions): Promise<void> {
  const { form, context, payment, draw } = options;
  const { signal } = context;
  const method = methodOf(form);
  const { state } = payment.get();
  if (state !== "idle" && state !== "failed") return;
  const order = { form, method };
  if (!context.bus.emit("checkout_place_order", order)) return;
  if (!context.bus.emit(`checkout_place_order_${method}`, order)) return;
  const lock = lockOrder(form, signal);
  if (!lock) return;
  keepOutcome(form, null);
  clearNotices();
  clearProblems(form);
  payment.move("press");
  const hideLoader = showLoader(options.context, form);
  const settle = payment.subscribe(() => {
    const { state } = payment.get();
    if (state !== "idle" && state !== "failed") return;
    settle();
    hideLoader();
    lock.release();
  });
  try {
    // Those ways to pay have a window only for an error, or one of the provider's own script.
    if (!/^(?:apple|grow-wallet)-/.test(method)) draw();
    await pay(options, { lock, method, hideLoader });
  } catch (error) {
    // Code that did not arrive.
    fail(options, String(error));
  }
}

/** A press that was taken up. */
interface Press {
  readonly lock: OrderLock;
  readonly method: string;
  hideLoader(): void;
}

async function pay(options: PaymentOptions, { lock, method, hideLoader }: Press) {
  const { form, context, payment, checkoutUrl } = options;
  const { page, signal } = context;
  const outcome = await placeOrder(lock, { page, url: checkoutUrl, signal });
  if (outcome.kind === "failed")
    return fail(options, `the shop's answer to the order: ${outcome.reason}`, outcome.reason);
  if (outcome.kind === "failure") {
    payment.move("refused");
    keepOutcome(form, outcome);
    return options.submitPlainly();
  }
  if (!payment.move("placed")) return;
  const reply = await askProvider({
    page,
    method,
    orderId: outcome.orderId,
    action: options.ajaxAction,
    signal,
  });
  await answer(options, outcome, reply, hideLoader);
}

async function answer(options: PaymentOptions, placed: Placed, reply: ProviderReply, hideLoader: () => void) {
  if (reply.kind === "failed")
    return fail(options, `the answer about the payment: ${reply.reason}`, reply.reason);
  if (reply.kind === "none") return leave(options, placed.redirect);
  if (reply.kind === "address") return leave(options, reply.url);
  if (reply.kind === "token") return payInWallet(options, reply, hideLoader);
  return openWindow(options, placed, reply.html, hideLoader);
}

function leave(options: PaymentOptions, url: string) {
  const { payment, context, origins } = options;
  const hosts = [...context.page.allowedHosts, ...origins.map((origin) => new URL(origin).host)];
  if (payment.get().state === "idle") return;
  if (navigate(url, { hosts })) payment.move("sent");
  else
    fail(options, `the payment leads to ${url.slice(0, 200)}, whose host is neither the page's nor listed`);
}

async function openWindow(options: PaymentOptions, placed: Placed, html: string, hideLoader: () => void) {
  const { form, payment, origins, context } = options;
  const { readProviderMarkup } = await import("./provider-markup.ts");
  const markup = await readProviderMarkup(html, origins, context.page.text("payment", "Payment"));
  // Of an order that has been paid already the server has only a script that leads to the thank-you page.
  if (!markup && /<script/i.test(html)) return leave(options, placed.redirect);
  if (!markup) return fail(options, "the provider's markup holds no page of a listed origin and no words");
  const provider: ProviderWindow = {
    ...markup,
    origins,
    shown() {
      hideLoader();
      context.guard(() => runScripts(options, html, markup.content));
    },
    giveUp: (isCancelled) => giveUp(options, placed, isCancelled),
    invoker: () => query(form, "#place_order"),
  };
  options.draw();
  payment.move("answered", provider);
}

async function runScripts({ hasInlineScripts, context }: PaymentOptions, html: string, place: HTMLElement) {
  const { cspNonce } = context.page;
  if (!hasInlineScripts || !/<script/i.test(html)) return;
  if (!cspNonce)
    return context.warn("inline_scripts needs csp_nonce in the page configuration. None was run.");
  const { runInlineScripts } = await import("./inline-scripts.ts");
  runInlineScripts(html, cspNonce, place);
}

/** The provider's own address for it where the shop has one; else the visitor is told and can pay again. */
function giveUp(options: PaymentOptions, { orderId }: Placed, isCancelled: boolean) {
  const { failUrl, payment, context } = options;
  if (failUrl && !isCancelled) {
    const url = new URL(failUrl, new Text().baseURI);
    url.searchParams.set("order_error", "failer");
    url.searchParams.set("order_id", String(orderId ?? ""));
    return leave(options, url.href);
  }
  payment.move("broke");
  const { page } = context;
  tell(
    options,
    isCancelled
      ? page.text("payment_cancelled", "The payment was cancelled. You can try again.")
      : page.text("payment_not_loaded", "The payment page could not be loaded. Please try again."),
  );
}

async function payInWallet(
  options: PaymentOptions,
  { token, thanksUrl }: ProviderReply & { kind: "token" },
  hideLoader: () => void,
) {
  const { payment, context, scriptOrigins, walletEnvironment: environment } = options;
  const { signal, page } = context;
  payment.move("answered");
  try {
    const { payByWallet } = await import("./wallet.ts");
    const nonce = page.cspNonce;
    const end = await payByWallet({ token, environment, scriptOrigins, nonce, signal, shown: hideLoader });
    if (end === "paid") leave(options, thanksUrl);
    else if (end === "closed") payment.move("closed");
    else fail(options, "the wallet reported a failure");
  } catch (error) {
    fail(options, `the wallet: ${String(error)}`);
  }
}

/** The visitor is told and can try again; the theme developer, too (payment-popup.8). */
export function fail(options: PaymentOptions, what: string, reason?: string) {
  const { payment, context } = options;
  // The visitor is leaving, or the widget has ended.
  if (reason === "aborted" || context.signal.aborted) return void payment.move("returned");
  if (!payment.move("broke")) return;
  context.warn(`The payment was not begun: ${what}. The visitor can try again.`);
  tell(
    options,
    context.page.text(
      "payment_failed",
      "The payment could not be started and nothing was charged. Please try again.",
    ),
  );
  // A stale nonce: the answer to new totals brings a fresh one.
  if (reason === "nonce") context.bus.emit("update_checkout", {});
}
