import { beforeEach, expect, it, vi } from "vitest";
import { atRest, cartAnswer } from "#tests/support/cart-server.ts";
import { bus, call, cart } from "#tests/support/shared-cart.ts";
import { changedItems, knownCart, rememberEmptyCart } from "./cart-facts.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));
beforeEach(() => localStorage.clear());

const item = (id: number, quantity: number, more = {}) => ({
  id,
  name: `No. ${id}`,
  price: 2.5,
  quantity,
  ...more,
});
const factsOf = (items: readonly unknown[], owner = "a") => JSON.stringify({ owner, currency: "GBP", items });
const answerOf = (...items: readonly object[]) => {
  const answer = cartAnswer(String(items.length));
  return { ...answer, fragments: { ...answer.fragments, "script#islet-cart": factsOf(items) } };
};

it("compares with the cart that was last told: added, removed, and more or less of it; lines of one product together", () => {
  rememberEmptyCart();
  expect(changedItems(factsOf([item(1, 2), item(2, 1), item(1, 1)]))).toEqual([
    { id: "1", name: "No. 1", price: 2.5, currency: "GBP", quantity: 3, oldQuantity: 0 },
    { id: "2", name: "No. 2", price: 2.5, currency: "GBP", quantity: 1, oldQuantity: 0 },
  ]);
  expect(changedItems(factsOf([item(1, 1)]))).toMatchObject([
    { id: "1", quantity: 1, oldQuantity: 3 },
    { id: "2", quantity: 0, oldQuantity: 1 },
  ]);
  expect(changedItems(factsOf([item(1, 1)]))).toEqual([]);
});

it("what has changed before analytics listen is kept for them, once", async () => {
  vi.resetModules();
  const fresh = await import("./cart-facts.ts");
  rememberEmptyCart();
  fresh.changedItems(factsOf([item(1, 2)]));
  expect(fresh.takeEarlyChanges()).toMatchObject([{ id: "1", quantity: 2, oldQuantity: 0 }]);
  fresh.changedItems(factsOf([item(1, 3)]));
  expect(fresh.takeEarlyChanges()).toEqual([]);
});

it("a cart that this browser does not know, or another customer's, has not changed", () => {
  expect(changedItems(factsOf([item(1, 2)]))).toEqual([]);
  expect(changedItems(factsOf([item(2, 2)], "b"))).toEqual([]);
  expect(knownCart()?.items).toMatchObject([{ id: "2", quantity: 2 }]);
});

it.each(["", "[]", "{", "null", undefined, 7])("%j is no cart, and what was known stays", (text) => {
  changedItems(factsOf([item(1, 2)]));
  expect(changedItems(text)).toBeUndefined();
  expect(knownCart()?.items).toHaveLength(1);
});

it("hostile values are left out, and lists are cut", () => {
  rememberEmptyCart();
  const items = [
    item(1, 1, { name: {}, price: "9", brand: ["x"], categories: [1, null, ..."abcdefgh"] }),
    { id: [] },
    null,
  ];
  expect(changedItems(factsOf(items))).toEqual([
    {
      ...{ id: "1", name: "", price: 0, quantity: 1, oldQuantity: 0, currency: "GBP" },
      categories: ["1", "a", "b", "c"],
    },
  ]);
});

it("events of the cart carry what has changed, once, if the server tells it", async () => {
  rememberEmptyCart();
  const heard: unknown[] = [];
  for (const name of [
    "added_to_cart",
    "removed_from_cart",
    "wc_fragments_loaded",
    "wc_fragments_refreshed",
  ] as const)
    bus.on(
      name,
      ({ items }) =>
        void heard.push([name, items?.map(({ id, oldQuantity, quantity }) => [id, oldQuantity, quantity])]),
    );
  void cart.add({ product_id: "1" }, null);
  await atRest();
  await call(0).answer(answerOf(item(1, 1)));
  void cart.remove("k", null);
  await atRest();
  await call(1).answer(answerOf());
  void cart.refresh();
  await atRest();
  await call(2).answer(answerOf(item(2, 4)));
  bus.emit("added_to_cart", { fragments: answerOf(item(2, 5)).fragments, cartHash: "x", button: null });
  await atRest();
  void cart.refresh();
  await atRest();
  await call(3).answer(cartAnswer("no facts"));
  expect(heard).toEqual([
    ["added_to_cart", [["1", 0, 1]]],
    ["wc_fragments_loaded", undefined],
    ["removed_from_cart", [["1", 1, 0]]],
    ["wc_fragments_loaded", undefined],
    ["wc_fragments_refreshed", [["2", 0, 4]]],
    ["added_to_cart", undefined],
    ["wc_fragments_loaded", [["2", 4, 5]]],
    ["wc_fragments_refreshed", undefined],
  ]);
});
