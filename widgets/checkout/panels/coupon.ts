import { lossOf } from "#browser/loss.ts";
import { request } from "#browser/request.ts";
import type { Failure, ServerResponse } from "#browser/response.ts";
import { block } from "#dom/block-element.ts";
import { clearFieldError, showFieldError } from "#dom/field-error.ts";
import { alertOnceRead } from "#dom/focus/read-on-focus.ts";
import { query } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { Bus } from "#runtime/bus.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { clearNotices, createNotice, noticeOf } from "#shop/notices.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import type { Checkout } from "../checkout.ts";
import { nonceOf } from "../nonce.ts";
import { focusNotice, showBefore } from "./notice-before.ts";

type CouponForm = Pick<Checkout, "form" | "context" | "changes">;

const CODE_FIELD = "input[name=coupon_code]";
const ERROR_ID = "coupon-error-notice";

const isError = (html: string) => /woocommerce-error|is-error|does not exist/.test(html);
/** Other scripts or a theme's own notices may have said anything. */
const isConfirmed = (html: string) => /woocommerce-(?:message|info)|is-(?:success|info)/.test(html);
/** The shop's words, without what other scripts have printed around them. */
const errorIn = (notice: DocumentFragment) =>
  (query(notice, ".woocommerce-error, .is-error") ?? notice).textContent ?? "";

/**
 * Applies the coupon whose code is in a box, and closes the box. The shop's form shows an error beside its field.
 * Elementor's box shows it before the checkout form.
 * @param box the shop's coupon form, or Elementor's element around the field
 */
export async function applyCoupon(checkout: CouponForm, box: HTMLElement, close: () => void): Promise<void> {
  const { form, context, changes } = checkout;
  const { bus, page, signal } = context;
  const field = query<HTMLInputElement>(box, CODE_FIELD);
  if (!field || box.classList.contains("processing")) return;
  const isShopForm = box.localName === "form";
  const email = query<HTMLInputElement>(form, "#billing_email");
  const code = field.value;
  clearError(box, changes);
  changes.toggleClass(box, "processing", true);
  const unblock = block(box, { text: "", signal });
  const response = await requestCoupon(context, "apply_coupon", {
    coupon_code: code,
    ...(isShopForm && email && { billing_email: email.value }),
  });
  const refusal =
    response.ok && isShopForm && isError(response.data) && errorIn(await noticeOf(response.data));
  // The box is blocked until the notice is there: what would be typed meanwhile would be emptied.
  const notice =
    response.ok && refusal === false
      ? await showBefore(isShopForm ? box : form, response.data, signal)
      : null;
  changes.toggleClass(box, "processing", false);
  // Only now, so that the field has its error when it gets the focus.
  unblock();
  if (isAborted(response)) return;
  // What was said of an earlier coupon.
  if (!notice) clearNotices();
  if (!response.ok) {
    askIfUnknown(bus, response);
    return showError(
      checkout,
      field,
      page.text("coupon_failed", "The coupon could not be checked. Please try again."),
    );
  }
  if (refusal !== false) showError(checkout, field, refusal);
  else {
    close();
    if (isError(response.data)) focusNotice(notice, signal);
    else if (isConfirmed(response.data)) field.value = "";
  }
  bus.emit("applied_coupon_in_checkout", { code });
  bus.emit("update_checkout", { updateShippingMethod: false });
}

/** Codes on their way to be removed. Kept by form: new totals may replace the link meanwhile. */
const pendingRemovals = new WeakMap<HTMLFormElement, Set<string>>();

/** Removes the coupon of a link, once however often the link is clicked. */
export async function removeCoupon(
  { form, context }: Pick<Checkout, "form" | "context">,
  link: HTMLElement,
): Promise<void> {
  const { bus, page, signal } = context;
  const { coupon: code = "" } = link.dataset;
  const pendingCodes = pendingRemovals.get(form) ?? new Set();
  if (pendingCodes.has(code)) return;
  pendingRemovals.set(form, pendingCodes.add(code));
  const table = link.closest("table");
  const unblock = table ? block(table, { text: "", signal }) : () => {};
  const response = await requestCoupon(context, "remove_coupon", { coupon: code });
  pendingCodes.delete(code);
  unblock();
  if (isAborted(response)) return;
  if (!response.ok) {
    askIfUnknown(bus, response);
    const text =
      lossOf(response) === "unknown"
        ? page.text(
            "remove_coupon_lost",
            "No answer came, so the coupon may be removed already. Please check the totals.",
          )
        : page.text("remove_coupon_failed", "The coupon could not be removed. Please try again.");
    return focusNotice(await showBefore(form, createNotice("error", text), signal), signal);
  }
  await showBefore(form, response.data, signal);
  bus.emit("removed_coupon_in_checkout", { code });
  bus.emit("update_checkout", { updateShippingMethod: false });
}

const requestCoupon = (
  { page, signal }: WidgetContext,
  name: "apply_coupon" | "remove_coupon",
  body: Record<string, string>,
) =>
  request<string>({
    url: shopUrl(page, name),
    method: "POST",
    body,
    nonce: nonceOf(page, name),
    expects: "html",
    hasEffect: true,
    signal,
    hosts: page.allowedHosts,
  });

/** Without an answer, the totals tell what was done. */
function askIfUnknown(bus: Bus, response: Failure) {
  if (lossOf(response) === "unknown") bus.emit("update_checkout", { updateShippingMethod: false });
}

const isAborted = (response: ServerResponse<string>) => !response.ok && response.reason === "aborted";

function showError({ changes, context }: CouponForm, field: HTMLInputElement, text: string) {
  const message = showFieldError(field, {
    id: ERROR_ID,
    className: ERROR_ID,
    tag: "span",
    text: text.trim(),
    changes,
    // Screen readers read it with the field, which gets the focus.
    isAlert: false,
  });
  removeAtEnd(context.signal, message);
  field.focus();
  alertOnceRead(message, context.signal);
}

function clearError(box: Element, changes: Changes) {
  const [field, message] = [query(box, CODE_FIELD), query(box, `#${ERROR_ID}`)];
  if (field && message) clearFieldError(field, message, changes);
}
