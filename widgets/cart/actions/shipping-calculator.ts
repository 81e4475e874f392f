import { findTotals } from "../cart-markup.ts";
import { CALCULATOR } from "../cart-page.ts";
import { fetchCartPage, isCartResponse } from "../cart-requests.ts";
import { toggleCalculator } from "../view/calculator-section.ts";
import type { ActionContext } from "./action-context.ts";
import { cartUrl, textFieldsOf } from "./cart-form.ts";

/** The form that calculates the shipping to an address. */
export interface ShippingCalculator {
  /** Opens or closes the form. */
  toggle(button: HTMLElement): void;
  /** Sends the address that the form holds. Only the newest address is sent and shown. */
  calculate(button: HTMLElement): Promise<void>;
}

export function createShippingCalculator({ cartPage, view, run, fail }: ActionContext): ShippingCalculator {
  const { host, changes, context } = cartPage;
  const { page, signal } = context;
  let newestAddress = "";

  async function send(form: HTMLFormElement, body: URLSearchParams, button: HTMLElement) {
    const isNewest = () => String(body) === newestAddress;
    if (!isNewest()) return;
    const response = await fetchCartPage(cartUrl(cartPage, form), page, body);
    if (!isNewest() || signal.aborted) return;
    if (!isCartResponse(response)) return fail({ action: "shipping", loss: response, pressed: button });
    toggleCalculator(form, { isOpen: false, changes });
    view.showCart(response);
  }

  return {
    toggle(button) {
      const form = button.closest(CALCULATOR);
      if (form) toggleCalculator(form, { changes });
    },
    calculate(button) {
      const form = button.closest<HTMLFormElement>(CALCULATOR);
      if (!form) return Promise.resolve();
      const body = textFieldsOf(form);
      body.set("calc_shipping", "x");
      newestAddress = String(body);
      return run({
        key: `calculator ${newestAddress}`,
        findBusy: () => [findTotals(host)],
        send: () => send(form, body, button),
      });
    },
  };
}
