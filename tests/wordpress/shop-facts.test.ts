import { expect, it } from "vitest";
import { hasPhp, runPhp } from "./run-php.ts";

interface Answer {
  readonly printed: string;
  readonly fragments: Readonly<Record<string, string>>;
  readonly variation: object;
}

/** What the plugin says of a page of the shop. */
function answerOf(page: string, { key = "", status = "processing", isSwitched = false } = {}): Answer {
  const env = {
    ...process.env,
    SHOP_SWITCH: isSwitched ? "1" : "",
    SHOP_PAGE: page,
    SHOP_KEY: key,
    SHOP_STATUS: status,
  };
  return JSON.parse(runPhp(["tests/wordpress/shop-facts.php"], { env })) as Answer;
}

const factsOf = ({ printed }: Answer) =>
  JSON.parse(
    /^<script type="application\/json" id="islet-shop-facts">(.*)<\/script>\n$/.exec(printed)?.[1] ?? "",
  );

const BEANIE = {
  ...{ id: "18", name: "Beanie & co", price: 8.3333, quantity: 1 },
  categories: ["Hats & more"],
};
const CART = { currency: "GBP", coupon: "save10", items: [{ ...BEANIE, quantity: 3 }] };

it.runIf(hasPhp)(
  "facts of a product page are what every visitor may know; no name can end the script",
  () => {
    const answer = answerOf("product");
    expect(factsOf(answer)).toEqual({
      ...{ currency: "GBP", page: "product", list: { id: "shop", name: "Shop" } },
      ...{ products: [BEANIE], product: BEANIE },
    });
    expect(answer.printed.match(/</g)).toHaveLength(2);
    expect(answer.variation).toEqual({
      variation_id: 39,
      islet_item: { ...BEANIE, id: "39", name: "Beanie", variant: "Size: L" },
    });
  },
);

it.runIf(hasPhp)(
  "the cart is told on the pages of cart and checkout, and with fragments; its owner is a hash",
  () => {
    const { cart, page } = factsOf(answerOf("cart"));
    expect([page, cart]).toEqual(["cart", { ...CART, owner: expect.stringMatching(/^[0-9a-f]{12}$/) }]);
    expect(factsOf(answerOf("checkout"))).toMatchObject({ page: "checkout", cart: CART });
    const { a, "script#islet-cart": fragment = "" } = answerOf("product").fragments;
    expect([a, JSON.parse(fragment)]).toEqual(["b", cart]);
    expect(factsOf(answerOf("empty")).cart).toEqual({
      owner: "",
      currency: "GBP",
      coupon: "save10",
      items: [],
    });
  },
);

it.runIf(hasPhp)("an order is told to who has its key, unless it was declined", () => {
  expect(factsOf(answerOf("order", { key: "wc_key" })).order).toEqual({
    ...{ id: "1001", value: 10, tax: 2, shipping: 4.5, currency: "GBP", coupon: "save10" },
    items: [{ ...BEANIE, price: 3.3333, quantity: 3 }],
  });
  expect(factsOf(answerOf("order", { key: "wc_guess" })).order).toBeUndefined();
  expect(factsOf(answerOf("order", { key: "wc_key", status: "failed" })).order).toBeUndefined();
});

it.runIf(hasPhp)("the switch of the settings screen prints them as a marker does", () => {
  expect(factsOf(answerOf("cart", { isSwitched: true }))).toEqual(factsOf(answerOf("cart")));
});

it.runIf(hasPhp)("a site that has not asked for it gets nothing", () => {
  expect(answerOf("off")).toEqual({
    ...{ printed: "", fragments: { a: "b" }, variation: { variation_id: 39 } },
  });
});
