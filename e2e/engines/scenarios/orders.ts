import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";
import { HEADER_COUNT, type Scenario, stage } from "./scenario.ts";

const isInWindow = (selector: string) => {
  const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
  return top >= 0 && bottom <= innerHeight;
};

const pay: Scenario = {
  promise: "shows the provider's page in a dialog",
  async act(visitor: Visitor) {
    await visitor.click(stage("#place_order"));
    await visitor.sees('dialog[open][aria-label="Payment"] iframe');
  },
};

/** What visitors do with the widgets between the cart and the order. */
export const orderScenarios: Readonly<Record<string, Scenario>> = {
  cart: {
    promise: "changes quantities and rows without a page load",
    async act(visitor) {
      await visitor.fill(stage("#quantity_1, [aria-label*=Beanie] input, input.qty"), "3");
      await visitor.press("Tab");
      await visitor.sees(stage(".cart-subtotal"), "£46.98");
      await visitor.click(stage("a.remove"), "Remove Belt");
      await visitor.sees(stage(".cart-subtotal"), "£27.00");
      await visitor.isOn(/^\/gallery\/cart\/$/);
    },
  },
  "cart-fragments": {
    promise: "replaces the empty cart of a cached page by the visitor's",
    async act(visitor) {
      await visitor.goto("/gallery/add-to-cart/");
      await visitor.click(stage("a.add_to_cart_button"), "Beanie");
      // The count changes before the shop has answered; leaving the page then would cancel the add.
      await visitor.sees(stage("a.add_to_cart_button.added"), "Beanie");
      await visitor.goto("/gallery/cart-fragments/");
      await visitor.sees(stage(".count"), "1 item");
    },
  },
  checkout: {
    promise: "names what is missing, and places the order",
    async act(visitor) {
      await visitor.click(stage("#place_order"));
      await visitor.sees(stage("#billing_postcode[aria-invalid=true]"));
      // The page scrolls to the message, from under the pointer.
      await expect.poll(() => visitor.evaluate(isInWindow, stage(".woocommerce-error"))).toBe(true);
      await visitor.fill(stage("#billing_postcode"), "BD1 1AA");
      await visitor.click(stage("#place_order"));
      await visitor.isOn(/^\/checkout\/order-received\//);
    },
  },
  "mini-cart": {
    promise: "opens at its button, and Escape closes it",
    async act(visitor) {
      await visitor.click(stage(".cart-contents"));
      await visitor.sees(stage(".islet-mini-cart__panel"), "2 × £9.00");
      await visitor.press("Escape");
      await visitor.seesNo(stage(".islet-mini-cart__panel"));
      await visitor.isAt(stage(".cart-contents"));
    },
  },
  "payment-popup": pay,
  "payment-popup-triggers": pay,
  "purchase-summary": {
    promise: "buys again without leaving the page",
    async act(visitor) {
      await visitor.click(stage("a.add_to_cart_button"), "Buy again");
      await visitor.sees(HEADER_COUNT, "1 item");
      await visitor.sees(stage("a.added_to_cart"));
    },
  },
  "remove-from-cart": {
    promise: "removes a row without leaving the page",
    async act(visitor) {
      await visitor.click(stage("a.remove"), "Remove Beanie");
      await visitor.seesNo(stage("a.remove"), "Remove Beanie");
      await visitor.sees(stage(".cart-contents"), "£30.00");
    },
  },
};
