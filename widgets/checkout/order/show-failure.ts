import { reload } from "#browser/navigate.ts";
import { markupOf } from "#browser/safe-html.ts";
import { queryAll } from "#dom/query.ts";
import { clearNotices, noticeOf, showGroup } from "#shop/notices.ts";
import { orderErrorText } from "#shop/order/order-error-text.ts";
import type { OrderOutcome } from "#shop/order/place-order.ts";
import type { Checkout } from "../checkout.ts";
import { linkErrors, wrapInLink } from "./field-errors.ts";

/** Shows why an order failed, and requests totals or reloads the page if the server asks for it. */
export async function showFailure(
  checkout: Pick<Checkout, "form" | "context" | "changes">,
  outcome: OrderOutcome,
) {
  const { form, context } = checkout;
  const { bus, page, signal } = context;
  if (outcome.kind === "failure" && outcome.reload) return reload();
  if (needsTotals(outcome)) bus.emit("update_checkout", {});
  const messages = outcome.kind === "failure" ? outcome.messages : "";
  const text = messages || orderErrorText(page);
  const notice = await noticeOf(text);
  const message = messages ? shopMarkup(notice) : `<div class="woocommerce-error">${text}</div>`;
  clearNotices();
  linkErrors(checkout, showGroup(form, { kind: "checkout", content: notice, signal }));
  bus.emit("checkout_error", { message });
}

/** Messages as the shop's script gives them to gateways: in an alert, with a link to each field. */
function shopMarkup(notice: DocumentFragment): string {
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.append(notice.cloneNode(true));
  for (const ours of queryAll(alert, ".islet-alert")) ours.replaceWith(...ours.childNodes);
  for (const message of alert.children) {
    message.removeAttribute("role");
    message.setAttribute("tabindex", "-1");
  }
  for (const error of queryAll(alert, "li[data-id]")) wrapInLink(error, `#${error.dataset["id"] ?? ""}`);
  return markupOf([alert]).trim();
}

/**
 * After a stale nonce, too: the answer to a totals request brings a fresh one. Not after an order that may be placed: what
 * the totals say would take the place of that.
 */
const needsTotals = (outcome: OrderOutcome) =>
  outcome.kind === "failure"
    ? outcome.refresh
    : outcome.kind === "failed" && outcome.reason === "nonce" && outcome.loss === "failed";
