import { describe } from "vitest";
import { ADDRESS } from "../../support/address.ts";
import { HEADER_COUNT } from "../scenarios/scenario.ts";
import { expectNoTroubles, test } from "../test.ts";
import type { Visitor } from "../visitor.ts";

/** How a visitor works a page: with the mouse, or with the keyboard alone. */
interface Hands {
  /** Presses a link or a button. */
  press(visitor: Visitor, selector: string, text?: string): Promise<void>;
  /** Chooses the entry of a list. */
  choose(visitor: Visitor, selector: string, label: string): Promise<void>;
  fill(visitor: Visitor, selector: string, text: string): Promise<void>;
}

const pointer: Hands = {
  press: (visitor, selector, text) => visitor.click(selector, text),
  choose: (visitor, selector, label) => visitor.choose(selector, label),
  fill: (visitor, selector, text) => visitor.fill(selector, text),
};

const keyboard: Hands = {
  async press(visitor, selector, text) {
    await visitor.tabTo(selector, text);
    await visitor.press("Enter");
  },
  async choose(visitor, selector, label) {
    await visitor.tabTo(selector);
    await visitor.choose(selector, label);
  },
  async fill(visitor, selector, text) {
    await visitor.tabTo(selector);
    await visitor.fillFocused(text);
  },
};

const DRAWER = 'dialog[open][aria-label="Cart"]';

/** From the list to the order: two products, one of them with choices, one taken twice. */
async function buy(visitor: Visitor, hands: Hands) {
  await visitor.goto("/shop/?store-notice=off");
  await hands.press(visitor, "a.add_to_cart_button", "Beanie");
  await visitor.sees(DRAWER, "1 × £9.00");
  await visitor.press("Escape");
  await visitor.seesNo(DRAWER);
  await visitor.sees(HEADER_COUNT, "1 item");

  await visitor.goto("/product/cardigan/");
  await visitor.sees("form.variations_form .single_add_to_cart_button.disabled");
  await hands.choose(visitor, "#pa_size, [name=attribute_size], [name=attribute_pa_size]", "Small");
  await hands.choose(visitor, "[name=attribute_colour], [name=attribute_pa_colour]", "Oat");
  await visitor.sees(".single_variation", "2 in stock");
  await hands.press(visitor, "form.variations_form button", "Add to cart");
  await visitor.sees(DRAWER, "Cardigan");
  await hands.press(visitor, `${DRAWER} a`, "View cart");

  await visitor.isOn(/^\/cart\//);
  await visitor.sees('[data-widget~="cart"][data-widget-state="mounted"]');
  await hands.fill(visitor, 'tr.cart_item input.qty[id][value="1"]', "2");
  await visitor.press("Enter");
  await visitor.sees(HEADER_COUNT, "3 items");
  await hands.press(visitor, "a.checkout-button");

  await visitor.isOn(/^\/checkout\//);
  await visitor.sees('[data-widget~="checkout"][data-widget-state="mounted"]');
  for (const [id, text] of Object.entries(ADDRESS)) await hands.fill(visitor, `#${id}`, text);
  await hands.press(visitor, "#place_order");
  await visitor.isOn(/^\/checkout\/order-received\//);
  await visitor.sees("main", "Your order has been received");
  await expectNoTroubles(visitor);
}

describe("from the list over the mini cart, a product with choices and the cart to the order", () => {
  test("with the mouse", ({ visitor }) => buy(visitor, pointer));
  test("with the keyboard alone", ({ visitor }) => buy(visitor, keyboard));
});
