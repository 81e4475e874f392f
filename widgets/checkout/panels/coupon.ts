import { clearFieldError, showFieldError } from "#dom/field-error.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import type { Answer } from "#browser/answer.ts";
import { block } from "#dom/overlay.ts";
import { query } from "#dom/query.ts";
import { type Checkout, nonceOf } from "../checkout.ts";
import { attend, showBefore } from "./notice-before.ts";
import { createNotice, noticeOf } from "#shop/notices.ts";

const isError = (html: string) => /woocommerce-error|is-error|does not exist/.test(html);

const call = (checkout: Checkout, name: "apply_coupon" | "remove_coupon", body: Record<string, string>) =>
  request<string>({
    url: shopUrl(checkout.context.page, name),
    method: "POST",
    body,
    nonce: nonceOf(checkout, name),
    expects: "html",
    hasEffect: true,
    signal: checkout.context.signal,
    hosts: checkout.context.page.allowedHosts,
  });

const wasLeft = (answer: Answer<string>) => !answer.ok && answer.reason === "aborted";

/**
 * Applies the code in a coupon form or box (checkout.4). A good one is told and the box closed; of one that is not, the
 * classic form says so beside the field, the builder's box before the checkout form (reference: shop 5.6, 5.7).
 */
export async function applyCoupon(checkout: Checkout, box: HTMLElement, close: () => void): Promise<void> {
  const { changes, context, form } = checkout;
  const { bus, page, signal } = context;
  const input = query<HTMLInputElement>(box, "input[name=coupon_code]");
  if (!input || box.classList.contains("processing")) return;
  const isClassic = box.localName === "form";
  const email = query<HTMLInputElement>(form, "#billing_email");
  const code = input.value;
  clearCouponError(checkout, box);
  changes.toggleClass(box, "processing", true);
  const unblock = block(box, { text: "", signal });
  const answer = await call(checkout, "apply_coupon", {
    coupon_code: code,
    ...(isClassic && email && { billing_email: email.value }),
  });
  changes.toggleClass(box, "processing", false);
  unblock();
  if (wasLeft(answer)) return;
  if (!answer.ok)
    return showError(
      checkout,
      input,
      page.text("coupon_failed", "The coupon could not be checked. Please try again."),
    );
  if (isClassic && isError(answer.data))
    showError(checkout, input, (await noticeOf(answer.data)).textContent ?? "");
  else {
    const told = await showBefore(isClassic ? box : form, answer.data, checkout);
    close();
    if (isError(answer.data)) attend(told, checkout);
    else input.value = "";
  }
  bus.emit("applied_coupon_in_checkout", { code });
  bus.emit("update_checkout", { updateShippingMethod: false });
}

/** Codes on their way out of a form's order: new totals may bring their link anew meanwhile. */
const leaving = new WeakMap<HTMLFormElement, Set<string>>();

/** Takes a coupon off again, once however often it is pressed; its link would load the page anew. */
export async function removeCoupon(checkout: Checkout, link: HTMLElement): Promise<void> {
  const { context, form } = checkout;
  const { bus, page, signal } = context;
  const { coupon: code = "" } = link.dataset;
  const codes = leaving.get(form) ?? new Set();
  if (codes.has(code)) return;
  leaving.set(form, codes.add(code));
  const part = link.closest("table");
  const unblock = part instanceof HTMLElement ? block(part, { text: "", signal }) : () => {};
  const answer = await call(checkout, "remove_coupon", { coupon: code });
  codes.delete(code);
  unblock();
  if (wasLeft(answer)) return;
  if (!answer.ok) {
    const text = page.text("remove_coupon_failed", "The coupon could not be removed. Please try again.");
    return attend(await showBefore(form, createNotice("error", text), checkout), checkout);
  }
  await showBefore(form, answer.data, checkout);
  bus.emit("removed_coupon_in_checkout", { code });
  bus.emit("update_checkout", { updateShippingMethod: false });
}

const ERROR_ID = "coupon-error-notice";

function showError({ changes, context }: Checkout, input: HTMLInputElement, text: string) {
  const message = showFieldError(input, {
    id: ERROR_ID,
    className: ERROR_ID,
    tag: "span",
    text: text.trim(),
    changes,
  });
  context.signal.addEventListener("abort", () => message.remove());
  input.focus();
}

/** The message about a code ends with the next one. */
export function clearCouponError({ changes }: Pick<Checkout, "changes">, box: Element): void {
  const [input, message] = [query(box, "input[name=coupon_code]"), query(box, `#${ERROR_ID}`)];
  if (input && message) clearFieldError(input, message, changes);
}
