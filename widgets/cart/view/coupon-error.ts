import { alertOnceRead } from "#dom/focus/read-on-focus.ts";
import { query, queryAll } from "#dom/query.ts";
import { type CartPage, COUPON } from "../cart-page.ts";
import { clearFieldMessage, showFieldMessage } from "./field-message.ts";

/** Id and class of the shop's own error of a coupon. */
const COUPON_ERROR = "coupon-error-notice";

/** The error below the coupon field. */
export interface CouponError {
  clear(): void;
  /** Shows the error, and moves the focus from its button to the field. */
  refuse(text: string): void;
  /** Shows the error again after an answer has replaced the markup. */
  restore(): void;
}

export function createCouponError({ host, context, changes }: CartPage): CouponError {
  let shownText = "";
  let shownMessage: HTMLElement | undefined;

  const parentOf = (field: Element) => field.closest(".coupon") ?? field.parentElement ?? host;

  function clear() {
    shownText = "";
    for (const field of queryAll(host, COUPON)) {
      changes.toggleClass(parentOf(field), "islet-cart-coupon", false);
      for (const message of queryAll(host, `#${COUPON_ERROR}`)) clearFieldMessage(field, message, changes);
    }
  }

  function show(text: string, isAlert: boolean) {
    clear();
    const field = query(host, COUPON);
    if (!field || !text) return;
    const parent = parentOf(field);
    changes.toggleClass(parent, "islet-cart-coupon", true);
    shownText = text;
    shownMessage = showFieldMessage(field, { id: COUPON_ERROR, text, parent, changes, isAlert });
    shownMessage.classList.add(COUPON_ERROR);
    if (!isAlert) alertOnceRead(shownMessage, context.signal);
  }

  function refuse(text: string) {
    const field = query(host, COUPON);
    const { activeElement, body } = document;
    // The visitor may have gone on meanwhile.
    const takesFocus =
      field && activeElement !== field && (activeElement === body || parentOf(field).contains(activeElement));
    show(text, !takesFocus);
    if (takesFocus) field.focus({ preventScroll: true });
  }

  // The state of the field is put back by `changes`.
  context.signal.addEventListener("abort", () => shownMessage?.remove());
  return { refuse, clear, restore: () => show(shownText, false) };
}
