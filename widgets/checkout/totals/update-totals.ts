import type { ServerResponse } from "#browser/response.ts";
import { block } from "#dom/block-element.ts";
import { queryAll } from "#dom/query.ts";
import type { IsletEvents } from "#runtime/events.ts";
import { fragmentsOf } from "#shop/cart/read-fragments.ts";
import { setElementorReferer } from "#shop/elementor-referer.ts";
import { lookForRefused } from "#shop/refused-fragments.ts";
import { requestObject } from "#shop/server/request-object.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import { createTotalAnnouncer } from "#shop/total-announcer.ts";
import type { Checkout } from "../checkout.ts";
import { nonceOf } from "../nonce.ts";
import type { PaymentMethods } from "../payment-methods/payment-methods.ts";
import { applyResponse, type TotalsResponse } from "./apply-response.ts";
import { clearTotalsError, showTotalsError } from "./error.ts";
import { reviewFields } from "./request-fields.ts";

/** Blocked during a request, so that nobody orders for another total than the one shown. */
const PAYMENT = ".woocommerce-checkout-payment";
/** Not blocked: the visitor may choose another shipping method meanwhile. */
const REVIEW = ".woocommerce-checkout-review-order-table";

/** By form: announces its total if it has changed. */
const announcers = new WeakMap<HTMLFormElement, () => void>();

interface TotalsUpdate {
  readonly request: IsletEvents["update_checkout"];
  /** Aborted once the answer is no longer needed. */
  readonly outdated: AbortSignal;
  readonly paymentMethods: PaymentMethods;
}

/** Requests totals and shows them. Shows and reports every failure; never rejects. */
export async function updateTotals(checkout: Checkout, update: TotalsUpdate): Promise<void> {
  const { form, context, changes } = checkout;
  const { bus, signal, warn } = context;
  if (signal.aborted || !form.isConnected) return;
  clearTotalsError(checkout);
  const announceTotal = announcers.get(form) ?? createTotalAnnouncer(form, signal);
  announcers.set(form, announceTotal);
  const unblock = queryAll(form, PAYMENT).map((payment) => block(payment, { text: "", signal }));
  const setBusy = (isBusy: boolean) => {
    for (const table of queryAll(form, REVIEW))
      changes.setAttribute(table, "aria-busy", isBusy ? "true" : null);
  };
  setBusy(true);
  const { buttons, select } = update.paymentMethods;
  const isCurrent = () => !update.outdated.aborted && !signal.aborted;
  try {
    const response = await requestTotals(checkout, update);
    if (!isCurrent()) return;
    if (!response.ok || !response.data["fragments"]) return showTotalsError(checkout);
    lookForRefused(fragmentsOf(response.data["fragments"]) ?? {}, { warn, events: "updated_checkout" });
    const hasForm = await applyResponse(checkout, response.data, { isCurrent, beforeReplace: buttons.leave });
    if (!hasForm || !isCurrent()) return;
    // The referer field was among the markup that the server replaced.
    setElementorReferer(form, signal);
    select();
    announceTotal();
    bus.emit("updated_checkout", { answer: response.data });
  } catch (error) {
    // Code failed to load.
    if (isCurrent()) showTotalsError(checkout);
    warn(`New totals could not be shown: ${String(error)}`);
  } finally {
    for (const end of unblock) end();
    if (isCurrent()) setBusy(false);
    buttons.restore();
  }
}

function requestTotals(
  { form, context: { page, signal } }: Pick<Checkout, "form" | "context">,
  { request, outdated }: TotalsUpdate,
): Promise<ServerResponse<TotalsResponse>> {
  setElementorReferer(form, signal);
  return requestObject<TotalsResponse>({
    url: shopUrl(page, "update_order_review"),
    method: "POST",
    body: reviewFields(form, request.updateShippingMethod ?? true),
    nonce: nonceOf(page, "update_order_review"),
    signal: outdated,
    hosts: page.allowedHosts,
  });
}
