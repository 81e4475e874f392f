import { reload } from "#browser/navigate.ts";
import { query, queryAll } from "#dom/query.ts";
import { setElementorReferer } from "#shop/elementor-referer.ts";
import { createTotalAnnouncer } from "#shop/total-announcer.ts";
import { type CartPage, ROW } from "../cart-page.ts";
import type { CartResponse } from "../cart-requests.ts";
import type { BusyParts } from "./busy-parts.ts";
import { hideClosedCalculators } from "./calculator-section.ts";
import { readValues, resetShipping, resetValues } from "./field-values.ts";
import { mergeCart, mergeTotals } from "./merge-markup.ts";
import type { Messages } from "./messages.ts";

/** Puts the server's answers on the page and emits the shop's events for them. */
export interface CartView {
  /** Shows a cart page. On a checkout page, an empty cart reloads the page. */
  showCart(response: CartResponse, options?: ShowOptions): void;
  /** Shows the totals of an answer; false if the page or the answer has none. */
  showTotals(response: Element): boolean;
  /** Selects the shipping methods that the server has chosen. */
  resetShipping(): void;
}

interface ShowOptions {
  /** Keeps the notices of earlier answers, and the error of a coupon. */
  readonly keepsNotices?: boolean;
  /** Notices to show before those of the answer. */
  readonly notices?: readonly HTMLElement[];
}

interface Parts {
  readonly cartPage: CartPage;
  readonly messages: Messages;
  readonly busyParts: BusyParts;
}

export function createCartView({ cartPage, messages, busyParts }: Parts): CartView {
  const { host, context, changes } = cartPage;
  const { bus, signal } = context;
  const announceTotal = createTotalAnnouncer(host, signal);

  function prepareMarkup() {
    announceTotal();
    cartPage.updateControls();
    hideClosedCalculators(host, changes);
    setElementorReferer(host, signal);
    busyParts.update();
  }

  setElementorReferer(host, signal);

  return {
    resetShipping: () => resetShipping(host),
    showCart(response, { keepsNotices = false, notices = [] } = {}) {
      const isEmpty = response.form === undefined;
      if (isEmpty && isOnCheckout()) return reload();
      if (!keepsNotices) messages.clearNotices();
      const newNotices = [...notices, ...response.notices].filter(
        (notice) => !messages.notices.isShown(notice),
      );
      for (const notice of newNotices) notice.remove();
      showResponse(cartPage, response);
      if (keepsNotices) messages.couponError.restore();
      prepareMarkup();
      messages.notices.show(newNotices);
      if (!isEmpty && isOnCheckout()) bus.emit("update_checkout", {});
      bus.emit(isEmpty ? "wc_cart_emptied" : "updated_cart_totals", {});
      bus.emit("updated_wc_div", {});
    },
    showTotals(response) {
      if (!mergeTotals(host, response)) return false;
      resetShipping(host);
      prepareMarkup();
      bus.emit("updated_cart_totals", {});
      return true;
    },
  };
}

/** Merges an answer into the page and keeps what the visitor has typed since the request. */
function showResponse({ host, unsentFields }: CartPage, { root }: CartResponse) {
  const typedValues = readValues(host, unsentFields);
  mergeCart(host, root);
  resetValues(host, typedValues);
  resetShipping(host);
  const names = new Set(queryAll(host, `${ROW} [name]`).map((field) => field.getAttribute("name")));
  for (const name of unsentFields) if (!names.has(name)) unsentFields.delete(name);
}

const isOnCheckout = () => query(document, ".woocommerce-checkout") !== undefined;
