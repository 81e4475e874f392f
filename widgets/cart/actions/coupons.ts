import { query, queryAll } from "#dom/query.ts";
import { findTotals, NOTICE } from "../cart-markup.ts";
import { COUPON } from "../cart-page.ts";
import { type CartResponse, callShop, fetchCartPage, isCartResponse } from "../cart-requests.ts";
import type { ActionContext } from "./action-context.ts";
import { cartUrl } from "./cart-form.ts";

/** A coupon that is applied or removed. */
interface CouponChange {
  readonly kind: "apply" | "remove";
  readonly code: string;
  readonly pressed: HTMLElement;
}

const CALLS = {
  apply: { name: "apply_coupon", field: "coupon_code", event: "applied_coupon", action: "applyCoupon" },
  remove: { name: "remove_coupon", field: "coupon", event: "removed_coupon", action: "removeCoupon" },
} as const;

const findField = (host: HTMLElement) => query<HTMLInputElement>(host, COUPON);

/** Applies or removes a coupon, then shows the shop's answer and the new cart. */
export function changeCoupon(actionContext: ActionContext, change: CouponChange): Promise<void> {
  const { cartPage, messages, run } = actionContext;
  const { host } = cartPage;
  const { kind, code, pressed } = change;
  messages.couponError.clear();
  return run({
    key: `coupon ${code}`,
    findBusy: () => [
      kind === "apply" ? findField(host)?.closest(".coupon") : pressed.closest("tr"),
      findTotals(host),
    ],
    send: () => sendCoupon(actionContext, change),
  });
}

async function sendCoupon(actionContext: ActionContext, change: CouponChange) {
  const { cartPage, view, messages, fail } = actionContext;
  const { bus, page, signal } = cartPage.context;
  const { kind, code, pressed } = change;
  const { name, field, event, action } = CALLS[kind];
  const response = await callShop(name, page, { [field]: code });
  if (signal.aborted || response === "leaving") return;
  if (response === "failed") return fail({ action, loss: response, pressed });
  const error =
    kind === "apply" && response !== "unknown" && query(response, ".woocommerce-error, .is-error");
  if (!error) return showCart(actionContext, change, response);
  messages.clearNotices();
  messages.couponError.refuse(error.textContent?.trim() ?? "");
  // The shop sends this event for a refused coupon, too, and shows the cart again.
  bus.emit(event, { code });
  const cart = await fetchCartPage(cartUrl(cartPage), page);
  if (!signal.aborted && isCartResponse(cart)) view.showCart(cart, { keepsNotices: true });
}

/** Shows the cart after a change. If the shop's answer was lost, the cart itself shows whether the change was made. */
async function showCart(
  { cartPage, view, messages, fail }: ActionContext,
  { kind, code, pressed }: CouponChange,
  shopResponse: HTMLElement | "unknown",
) {
  const { host, context } = cartPage;
  const { event, action } = CALLS[kind];
  const cart = await fetchCartPage(cartUrl(cartPage), context.page);
  if (context.signal.aborted) return;
  const isChanged = isCartResponse(cart) && hasCoupon(cart, code) === (kind === "apply");
  if (shopResponse === "unknown" && !isChanged)
    return fail({ action, loss: isCartResponse(cart) ? "failed" : "unknown", pressed });
  const field = findField(host);
  if (field) field.value = "";
  context.bus.emit(event, { code });
  const notices = shopResponse === "unknown" ? [] : queryAll(shopResponse, NOTICE);
  if (isCartResponse(cart)) view.showCart(cart, { notices });
  else messages.notices.show(notices);
}

const hasCoupon = ({ root }: CartResponse, code: string) =>
  queryAll(root, "[data-coupon]").some(
    ({ dataset }) => dataset["coupon"]?.toLowerCase() === code.toLowerCase(),
  );
