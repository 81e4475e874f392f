import { beforeEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const CART = {
  id: "gid://shopify/Cart/c1",
  totalQuantity: 3,
  cost: { totalAmount: { amount: "28.5", currencyCode: "GBP" } },
  lines: [
    {
      ...{ id: "gid://shopify/CartLine/l1", quantity: 3 },
      cost: { totalAmount: { amount: "28.5", currencyCode: "GBP" } },
      merchandise: {
        ...{ id: "gid://shopify/ProductVariant/18", title: "Large" },
        product: { title: "Salt & Pepper" },
        selectedOptions: [{ name: "Size", value: "Large" }],
      },
    },
  ],
};
const READ = {
  ...{ currency: "GBP", quantity: 3, total: 28.5 },
  lines: [
    {
      ...{ key: "gid://shopify/CartLine/l1", id: 18, name: "Salt & Pepper" },
      ...{ quantity: 3, price: 9.5, variation: { Size: "Large" } },
    },
  ],
};

/** Shopify's actions of the page. */
const own = { getCart: vi.fn(), updateCart: vi.fn(), openCart: vi.fn() };
const fetchMock = vi.fn();

beforeEach(() => {
  own.getCart.mockReset().mockResolvedValue({ cart: CART });
  own.updateCart.mockReset().mockResolvedValue({ cart: CART, userErrors: [], warnings: [] });
  own.openCart.mockReset().mockResolvedValue(undefined);
  fetchMock.mockReset();
  vi.stubGlobal("Shopify", { shop: "a.myshopify.com", actions: own });
  vi.stubGlobal("fetch", fetchMock);
});

const actionsHere = async () => (await mountMarkup("<p>No widget</p>")).islet.actions;
const refusalOf = (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message);

it("on a page of Shopify its own actions are called, and answer in the same plain values", async () => {
  const actions = await actionsHere();
  expect(await actions.getCart()).toEqual({ cart: READ });
  expect(await actions.addToCart({ id: 18, quantity: 2 })).toEqual({ cart: READ });
  expect(own.updateCart).toHaveBeenLastCalledWith({
    lines: [{ merchandiseId: "gid://shopify/ProductVariant/18", quantity: 2 }],
  });
  await actions.updateCart({ lines: [{ key: "gid://shopify/CartLine/l1", quantity: 0 }, { id: "19" }] });
  expect(own.updateCart).toHaveBeenLastCalledWith({
    lines: [
      { id: "gid://shopify/CartLine/l1", quantity: 0 },
      { merchandiseId: "gid://shopify/ProductVariant/19", quantity: 1 },
    ],
  });
  await actions.openCart();
  expect(own.openCart).toHaveBeenCalledOnce();
  expect(fetchMock).not.toHaveBeenCalled();
});

it("a visitor without a cart has an empty one", async () => {
  own.getCart.mockResolvedValue({ cart: null });
  const actions = await actionsHere();
  expect(await actions.getCart()).toEqual({ cart: { currency: "", quantity: 0, total: 0, lines: [] } });
});

it("what Shopify refuses, cannot do or does not have is said, with what has happened", async () => {
  const actions = await actionsHere();
  own.updateCart.mockResolvedValue({
    cart: CART,
    userErrors: [{ code: "MERCHANDISE_NOT_FOUND", message: "Sold out" }],
  });
  const error = await actions.addToCart({ id: 22 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    ...{ name: "ActionError", code: "MERCHANDISE_NOT_FOUND" },
    message: "[islet] actions.addToCart was refused by the shop: Sold out. Nothing was changed.",
  });
  own.updateCart.mockRejectedValue(new Error("Network failure"));
  expect(await refusalOf(actions.addToCart({ id: 22 }))).toBe(
    "[islet] actions.addToCart was not done by Shopify: Network failure. The cart may have changed.",
  );
  own.updateCart.mockImplementation(() => {
    throw new TypeError("No lines");
  });
  expect(await refusalOf(actions.addToCart({ id: 22 }))).toContain("was not done by Shopify: No lines.");
  vi.stubGlobal("Shopify", { shop: "a.myshopify.com" });
  expect(await refusalOf(actions.getCart())).toBe(
    "[islet] actions.getCart needs Shopify.actions.getCart, which the page does not have. Nothing was changed.",
  );
});

it("input is checked before Shopify is asked; choices need the variation's id", async () => {
  const actions = await actionsHere();
  expect(await refusalOf(actions.addToCart({ id: "x" }))).toContain("addToCart.id must be an id such as 18");
  expect(await refusalOf(actions.addToCart({ id: 18, variation: { size: "l" } }))).toBe(
    "[islet] actions.addToCart needs the id of the variation on Shopify, not its choices. Nothing was changed.",
  );
  expect(own.updateCart).not.toHaveBeenCalled();
});

it("an element that calls itself Shopify is no page of Shopify", async () => {
  vi.stubGlobal("Shopify", document.createElement("a"));
  fetchMock.mockResolvedValue(new Response("{}", { status: 200 }));
  const actions = await actionsHere();
  await actions.getCart();
  expect(fetchMock).toHaveBeenCalledOnce();
});
