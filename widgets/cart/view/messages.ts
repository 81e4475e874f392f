import type { Loss } from "#browser/loss.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { PageText } from "#runtime/page.ts";
import { type CartPage, COUPON } from "../cart-page.ts";
import { type CouponError, createCouponError } from "./coupon-error.ts";
import { createNotices, type Notices } from "./notices.ts";
import { createQuantityErrors, type QuantityErrors } from "./quantity-errors.ts";

/** For each action, the key and the default of the text that says that it failed. */
const FAILURE_TEXTS = {
  cart: ["cart_update_failed", "The cart could not be updated. Please try again."],
  applyCoupon: ["coupon_check_failed", "The coupon could not be checked. Please try again."],
  removeCoupon: ["coupon_remove_failed", "The coupon could not be removed. Please try again."],
  shipping: ["shipping_update_failed", "The shipping could not be changed. Please try again."],
} as const satisfies Readonly<Record<string, PageText>>;

/** A refusal to check a coupon denies nothing, so it needs no other words. */
const LOST_TEXT = [
  "cart_update_lost",
  "No answer came, so the change may have been made already. Please check your connection and reload the page.",
] as const satisfies PageText;

export type FailedAction = keyof typeof FAILURE_TEXTS;

/** What is said of a failure. */
interface FailureWords {
  readonly action: FailedAction;
  readonly loss: Loss;
  /** Keeps the notices of earlier answers. */
  readonly keepsNotices?: boolean;
}

/** Everything that a cart page says to the visitor. */
export interface Messages {
  readonly notices: Notices;
  readonly couponError: CouponError;
  readonly quantityErrors: QuantityErrors;
  /** Clears the notices and the error of a coupon. */
  clearNotices(): void;
  /** Says that an action failed: below the coupon field for a coupon, above the cart for all else. */
  showFailure(failure: FailureWords): void;
}

/** The errors of a field are cleared when the visitor types in it. */
export function createMessages(cartPage: CartPage): Messages {
  const { host, context } = cartPage;
  const { bus, page, signal } = context;
  const notices = createNotices(host, signal);
  const couponError = createCouponError(cartPage);
  const quantityErrors = createQuantityErrors(cartPage);

  context.listen(host, "input", ({ target }) => {
    if (!isHtmlElement(target)) return;
    if (target.matches(COUPON)) couponError.clear();
    else quantityErrors.clear(target);
  });

  return {
    notices,
    couponError,
    quantityErrors,
    clearNotices() {
      notices.clear();
      couponError.clear();
    },
    showFailure({ action, loss, keepsNotices = false }) {
      if (action === "applyCoupon") return couponError.refuse(page.text(...FAILURE_TEXTS.applyCoupon));
      if (keepsNotices) notices.clearErrors();
      else notices.clear();
      couponError.clear();
      const [key, text] = loss === "unknown" ? LOST_TEXT : FAILURE_TEXTS[action];
      notices.showError(page.text(key, text));
      bus.emit("wc_notices_refreshed", {});
    },
  };
}
