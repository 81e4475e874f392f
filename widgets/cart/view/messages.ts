import { clearFieldError, showFieldError } from "#dom/field-error.ts";
import { queryAll, query } from "#dom/query.ts";
import { NOTICE } from "../requests.ts";
import { COUPON, type CartPage } from "../cart-page.ts";

const TEXTS = {
  cart: ["cart_update_failed", "The cart could not be updated. Please try again."],
  coupon: ["coupon_check_failed", "The coupon could not be checked. Please try again."],
  removal: ["coupon_remove_failed", "The coupon could not be removed. Please try again."],
  shipping: ["shipping_update_failed", "The shipping could not be changed. Please try again."],
} as const;

/** What can go wrong. */
export type Failed = keyof typeof TEXTS;

const WRAPPER = ".woocommerce-notices-wrapper";
/** Where a widget for notices may have put them. */
const AREAS = `:is(${WRAPPER}, .e-woocommerce-notices-wrapper, [data-widget~=notices], [data-widget-marked~=notices])`;
/** The shop's own name (reference: shop 4.5). */
const COUPON_ERROR = "coupon-error-notice";

const textOf = ({ textContent }: Element) => textContent?.trim();

/** What a cart page tells its visitor, in the shop's own notices and under the field for coupons. */
export function createMessages({ host, context, changes }: CartPage) {
  const { bus, page, signal } = context;
  /** Not the server's: taken away in the end. */
  const own = new Set<Element>();
  let couponError = "";
  /** Beside fields for quantities. */
  const wrong = new Map<HTMLElement, HTMLElement>();
  signal.addEventListener("abort", () => {
    clearOwn();
    for (const field of [...wrong.keys()]) clearQuantity(field);
  });

  function clearOwn() {
    for (const element of own) element.remove();
    own.clear();
  }

  const told = () => queryAll(document, `${AREAS} ${NOTICE}`);

  function clearNotices() {
    for (const notice of told()) notice.remove();
    clearOwn();
  }

  const tell = (notices: readonly Element[]) => (query(document, WRAPPER) ?? host).prepend(...notices);

  const placeOf = (field: Element) => field.closest(".coupon") ?? field.parentElement ?? host;

  function clearCoupon() {
    couponError = "";
    for (const field of queryAll(host, COUPON)) {
      changes.toggleClass(placeOf(field), "islet-cart-coupon", false);
      for (const message of queryAll(host, `#${COUPON_ERROR}`)) clearError(field, message);
    }
  }

  function showError(field: HTMLElement, place: Element, id: string, text: string): HTMLElement {
    changes.toggleClass(field, "has-error", true);
    return showFieldError(field, {
      id,
      className: "islet-cart-field-error",
      text,
      changes,
      insert: (message) => place.append(message),
    });
  }

  function clearError(field: HTMLElement, message: Element) {
    changes.toggleClass(field, "has-error", false);
    clearFieldError(field, message, changes);
  }

  function clearQuantity(field: HTMLElement) {
    const message = wrong.get(field);
    if (!message) return;
    wrong.delete(field);
    clearError(field, message);
  }

  function tellCoupon(text: string) {
    clearCoupon();
    const field = query(host, COUPON);
    if (!field || !text) return;
    couponError = text;
    changes.toggleClass(placeOf(field), "islet-cart-coupon", true);
    const error = showError(field, placeOf(field), COUPON_ERROR, text);
    error.classList.add(COUPON_ERROR);
    own.add(error);
  }

  const failureOf = (what: Failed) => page.text(...(TEXTS[what] as [string, string]));

  return {
    clearNotices,
    clearCoupon,
    clearQuantity,
    /** Why a number cannot be sent, in the browser's own words, without taking the focus from what is typed now. */
    tellQuantity(field: HTMLInputElement) {
      const { validationMessage: text } = field;
      const known = wrong.get(field);
      if (known?.isConnected && known.textContent === text) return;
      clearQuantity(field);
      if (text)
        wrong.set(
          field,
          showError(field, field.closest("td") ?? placeOf(field), `${field.name}-error`, text),
        );
    },
    tell,
    /** Whether the same stands there, of an answer before. */
    isTold: (notice: Element) => told().some((other) => textOf(other) === textOf(notice)),
    tellCoupon,
    /** The server's markup knows nothing of it. */
    tellCouponAgain: () => tellCoupon(couponError),
    /** A coupon's failure stands at its field, all others above the cart. */
    tellFailure(what: Failed, keepsNotices: boolean) {
      if (what === "coupon") return tellCoupon(failureOf(what));
      if (keepsNotices) clearOwn();
      else clearNotices();
      const list = document.createElement("ul");
      list.className = "woocommerce-error";
      list.setAttribute("role", "alert");
      const item = document.createElement("li");
      item.textContent = failureOf(what);
      list.append(item);
      own.add(list);
      tell([list]);
      bus.emit("wc_notices_refreshed", {});
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
