import { navigate } from "#browser/navigate.ts";
import type { Failure } from "#browser/response.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { letThrough } from "#dom/block-element.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { blockForm } from "#shop/order/block-form.ts";
import { methodOf } from "#shop/order/order-form.ts";
import { isOrderLocked, lockOrder, type OrderLock } from "#shop/order/order-lock.ts";
import { type OrderOutcome, placeOrder, takeOutcome } from "#shop/order/place-order.ts";
import type { Checkout } from "../checkout.ts";
import { offerToWait } from "./offer-to-wait.ts";
import { showPaymentLink } from "./payment-link.ts";
import { showFailure } from "./show-failure.ts";

type OrderForm = Pick<Checkout, "form" | "context" | "changes">;

interface Order {
  readonly form: HTMLFormElement;
  readonly method: string;
}

type Success = OrderOutcome & { kind: "success" };

/** After these failures no order was placed; after any other, it may have been. */
const REFUSALS: readonly string[] = ["refused", "nonce"] satisfies Failure["reason"][];

/**
 * Places the form's order, unless an order is already being placed or a listener prevents it.
 * @param url where the order is sent; empty for the page's own checkout URL
 */
export async function submitOrder(checkout: OrderForm, url: string): Promise<void> {
  const { form, context } = checkout;
  // A payment popup has already sent this order, and the server refused it.
  const refusal = takeOutcome(form);
  if (refusal) return showFailure(checkout, refusal);
  const order = { form, method: methodOf(form) };
  if (isOrderLocked(form) || !isAllowedByListeners(order, context)) return;
  const lock = lockOrder(form, context.signal);
  if (!lock) return;
  let isHeld = false;
  const unblock = blockForm(context, lock, () => isHeld && lock.release());
  const hold = () => {
    isHeld = true;
    letThrough(form);
    context.bus.on("checkout_error", () => lock.release(), lock.ended);
  };
  const outcome = await send(checkout, lock, url);
  if (context.signal.aborted || isAborted(outcome)) return;
  if (outcome.kind === "success" && finish(checkout, { order, outcome, unblock, hold })) return;
  lock.release(mayBePlaced(outcome));
  await showFailure(checkout, outcome);
}

/** Whether every listener allows the order. */
const isAllowedByListeners = (order: Order, { bus }: WidgetContext): boolean =>
  bus.emit("checkout_place_order", order) &&
  (!order.method || bus.emit(`checkout_place_order_${order.method}`, order));

/**
 * Until the answer arrives, the browser asks before leaving: the visitor would not know whether the order was placed.
 * A visitor who stops waiting for a slow answer does not know either.
 */
async function send(checkout: OrderForm, lock: OrderLock, url: string): Promise<OrderOutcome> {
  const { page, signal } = checkout.context;
  const waiting = new AbortController();
  const endChoice = offerToWait(checkout, () => waiting.abort());
  signal.addEventListener("abort", () => waiting.abort());
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopAsking = () => removeEventListener("beforeunload", askFirst);
  addEventListener("beforeunload", askFirst);
  signal.addEventListener("abort", stopAsking);
  const outcome = await placeOrder(lock, { page, url, signal: waiting.signal });
  stopAsking();
  endChoice();
  return waiting.signal.aborted && !signal.aborted
    ? { kind: "failed", reason: "timeout", loss: "unknown" }
    : outcome;
}

interface PlacedOrder {
  readonly order: Order;
  readonly outcome: Success;
  /** Lets the visitor use the form again. */
  unblock(): void;
  /** Leaves the form to a gateway, which ends the order by the shop's own words: class, `unblock()` or `checkout_error`. */
  hold(): void;
}

/**
 * Takes the visitor to the page that follows a placed order.
 * @returns false if the visitor can neither be redirected nor be shown a link to that page
 */
function finish(checkout: OrderForm, { order, outcome, unblock, hold }: PlacedOrder): boolean {
  const { bus, page, warn } = checkout.context;
  const { response, redirect } = outcome;
  const leadsOn = bus.emit("checkout_place_order_success", { ...order, result: response });
  if (!leadsOn || isOnThisPage(redirect)) hold();
  if (!leadsOn || navigate(redirect, { hosts: page.allowedHosts })) return true;
  warn(
    `The order is placed, but leads to ${redirect.slice(0, 200)}, which is neither this site's nor of allowed_hosts.`,
  );
  unblock();
  return showPaymentLink(checkout, redirect);
}

/** By `#confirm-1`, for example, a gateway learns that a bank wants to be asked. */
function isOnThisPage(redirect: string): boolean {
  const [page, ...hash] = (safeUrl(redirect, "navigate") ?? "").split("#");
  return hash.length > 0 && page === location.href.split("#")[0];
}

const isAborted = (outcome: OrderOutcome) => outcome.kind === "failed" && outcome.reason === "aborted";

const mayBePlaced = (outcome: OrderOutcome) =>
  outcome.kind === "success" || (outcome.kind === "failed" && !REFUSALS.includes(outcome.reason));
