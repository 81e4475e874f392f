import { expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import type { Actions, CartAnswer } from "#runtime/actions.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly nonce: string | null;
  readonly body: unknown;
}

const LINE = {
  key: "k1",
  id: 18,
  name: "Salt &amp; Pepper",
  quantity: 2,
  prices: { price: "950", currency_minor_unit: 2 },
  variation: [{ attribute: "Size", value: "Large" }],
};
const CART = {
  items: [LINE],
  items_count: 2,
  totals: { total_price: "1900", currency_code: "GBP", currency_minor_unit: 2 },
};
const READ = {
  currency: "GBP",
  quantity: 2,
  total: 19,
  lines: [
    { key: "k1", id: 18, name: "Salt & Pepper", quantity: 2, price: 9.5, variation: { Size: "Large" } },
  ],
};
const FRAGMENTS = { fragments: { ".count": '<b class="count">2</b>' }, cart_hash: "h" };

type Answer = readonly [status: number, body: unknown];

/** A shop that answers by path; `cart` and fragments are right unless said otherwise. */
function shop(answers: Readonly<Record<string, readonly Answer[]>> = {}) {
  const sent: Sent[] = [];
  const counts = new Map<string, number>();
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    const path = searchParams.get("wc-ajax") ?? pathname.replace("/wp-json/wc/store/v1/", "");
    const body = typeof init.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ path, method: init.method ?? "", nonce: new Headers(init.headers).get("Nonce"), body });
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    const usual: Answer = [200, path === "get_refreshed_fragments" ? FRAGMENTS : CART];
    const [status, content] = answers[path]?.[count] ?? usual;
    return Promise.resolve(
      new Response(JSON.stringify(content), { status, headers: { Nonce: `n${sent.length}` } }),
    );
  });
  return sent;
}

/** A page with a cart that follows changes. */
const COUNT = '<div data-widget="add-to-cart remove-from-cart"><b class="count">0</b></div>';
const open = (html = COUNT, config = {}) => mountMarkup(html, { config });

/** The message of a refusal. */
const refusalOf = (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message);

it("getCart asks the shop and answers in plain values; no widget has to be on the page", async () => {
  const sent = shop();
  const { islet } = await open("<p>No widget</p>");
  expect(sent).toEqual([]);
  expect(await islet.actions.getCart()).toEqual({ cart: READ });
  expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual(["GET cart"]);
});

it("addToCart asks listeners, sends with the shop's nonce, shows the cart, and then tells it", async () => {
  const sent = shop();
  const { islet } = await open();
  const heard: unknown[] = [];
  islet.bus.on("adding_to_cart", ({ data }) => void heard.push({ ...data }));
  islet.bus.on("added_to_cart", ({ cartHash, button }) => {
    heard.push([cartHash, button, document.querySelector(".count")?.textContent]);
  });
  const answer: CartAnswer = await islet.actions.addToCart({
    id: 18,
    quantity: 2,
    variation: { attribute_size: "Large" },
  });
  expect(answer.cart).toEqual(READ);
  expect(sent.map(({ path }) => path)).toEqual(["cart", "cart/add-item", "get_refreshed_fragments"]);
  expect(sent[1]).toMatchObject({
    nonce: "n1",
    body: { id: 18, quantity: 2, variation: [{ attribute: "attribute_size", value: "Large" }] },
  });
  expect(heard).toEqual([{ product_id: "18", quantity: "2", attribute_size: "Large" }, ["h", null, "2"]]);
});

it("a nonce that the shop refuses is asked for once more, and the call repeated once", async () => {
  const refusal = { code: "woocommerce_rest_invalid_nonce", message: "Nonce is invalid." };
  const sent = shop({ "cart/add-item": [[403, refusal]] });
  const { islet } = await open();
  expect((await islet.actions.addToCart({ id: 18 })).cart).toEqual(READ);
  expect(sent.map(({ path }) => path)).toEqual([
    ...["cart", "cart/add-item", "cart", "cart/add-item", "get_refreshed_fragments"],
  ]);
});

it("what the shop refuses is an error in its words, with its code; nothing is told to have been added", async () => {
  shop({ "cart/add-item": [[400, { code: "woocommerce_rest_no_stock", message: "Sold out" }]] });
  const { islet } = await open();
  const added = vi.fn();
  islet.bus.on("added_to_cart", added);
  const error = await islet.actions.addToCart({ id: 22 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: "ActionError",
    code: "woocommerce_rest_no_stock",
    message:
      "[islet] actions.addToCart was refused by the shop (woocommerce_rest_no_stock): Sold out. Nothing was changed.",
  });
  expect(added).not.toHaveBeenCalled();
});

it("a shop without the Store API, and an answer that is lost, say so", async () => {
  shop({ "cart/add-item": [[200, "?"]], cart: [[404, { code: "rest_no_route" }]] });
  const { islet } = await open();
  expect(await refusalOf(islet.actions.getCart())).toBe(
    "[islet] actions.getCart was not answered by wc/store/v1/cart (status 404). Nothing was changed.",
  );
  expect(await refusalOf(islet.actions.addToCart({ id: 18 }))).toMatch(/The cart may have changed\.$/);
});

it("a listener that vetoes an add keeps it from being sent", async () => {
  const sent = shop();
  const { islet } = await open();
  islet.bus.on("adding_to_cart", () => false);
  expect(await refusalOf(islet.actions.addToCart({ id: 18 }))).toBe(
    "[islet] actions.addToCart was refused by a listener of adding_to_cart for product 18. Nothing was added.",
  );
  expect(sent).toEqual([]);
});

it.each([
  [{ id: "x" }, 'addToCart.id must be an id such as 18, not "x"'],
  [{}, "addToCart.id must be an id such as 18, not undefined"],
  [{ id: 18, quantity: 0 }, "addToCart.quantity must be a number above 0, not 0"],
  [{ id: 18, quantity: "2" }, 'addToCart.quantity must be a number above 0, not "2"'],
  [{ id: 18, variation: { size: 1 } }, "addToCart.variation.size must be a text, not 1"],
  [null, "addToCart must be an object such as { id: 18, quantity: 1 }, not null"],
])("addToCart(%j) is refused before anything is sent", async (input, sentence) => {
  const sent = shop();
  const { islet } = await open();
  expect(await refusalOf(islet.actions.addToCart(input as never))).toBe(
    `[islet] actions.${sentence}. Nothing was changed.`,
  );
  expect(sent).toEqual([]);
});

it("updateCart changes, removes and adds lines in order; a wrong one among them sends none", async () => {
  const sent = shop();
  const { islet } = await open();
  const told: string[] = [];
  for (const name of ["added_to_cart", "removed_from_cart", "wc_fragments_refreshed"] as const)
    islet.bus.on(name, () => void told.push(name));
  const lines = [{ key: "k1", quantity: 3 }, { key: "k2", quantity: 0 }, { id: 20 }];
  expect((await islet.actions.updateCart({ lines })).cart).toEqual(READ);
  expect(sent.flatMap(({ path, body }) => (body ? [[path, body]] : []))).toEqual([
    ["cart/update-item", { key: "k1", quantity: 3 }],
    ["cart/remove-item", { key: "k2" }],
    ["cart/add-item", { id: 20, quantity: 1, variation: [] }],
  ]);
  expect(told.filter((name) => name !== "wc_fragments_refreshed")).toEqual([
    ...["removed_from_cart", "added_to_cart"],
  ]);
  const before = sent.length;
  expect(await refusalOf(islet.actions.updateCart({ lines: [{ id: 18 }, { key: "" } as never] }))).toMatch(
    /updateCart\.lines\[1\]\.key must be the key of a line of getCart\(\)/,
  );
  expect(await refusalOf(islet.actions.updateCart({ lines: [] }))).toMatch(/a list of 1 to 25 lines/);
  expect(sent).toHaveLength(before);
});

it("a changed quantity is told to the shop's blocks, and to the cart page", async () => {
  shop();
  const { islet } = await open(COUNT, { is_cart: true });
  const heard: unknown[] = [];
  const hear = ({ type, detail }: Event & { detail?: unknown }) => void heard.push([type, detail]);
  addEventListener("wc-blocks_store_sync_required", hear, { once: true });
  islet.bus.on("wc_update_cart", () => void heard.push("wc_update_cart"));
  await islet.actions.updateCart({ lines: [{ key: "k1", quantity: 3 }] });
  expect(heard).toEqual([
    ["wc-blocks_store_sync_required", { type: "from_@wordpress/data" }],
    "wc_update_cart",
  ]);
});

it("openCart presses the cart's button, and is done when the cart is open", async () => {
  const { islet } = await open(`<div data-widget="mini-cart" data-settings='{"cart_type":"mini-cart"}'>
    <a class="cart-contents" href="/cart/">Cart</a><div class="widget_shopping_cart_content">1</div></div>`);
  const opened = vi.fn();
  islet.bus.on("mini_cart/open", opened);
  await islet.actions.openCart();
  expect(opened).toHaveBeenCalledOnce();
  await islet.actions.openCart();
  expect(opened).toHaveBeenCalledOnce();
});

it("openCart presses the button of the shop's block; without any it goes to the cart, on allowed hosts", async () => {
  const assign = vi.spyOn(navigation, "assign").mockReturnValue();
  const { islet } = await open('<button class="wc-block-mini-cart__button">Cart</button>');
  const press = vi.fn();
  document.querySelector("button")?.addEventListener("click", press);
  await islet.actions.openCart();
  expect(press).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  await islet.actions.openCart();
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/cart/", location.href).href);
  const other = await open("", { cart_url: "https://evil.example/" });
  expect(await refusalOf(other.islet.actions.openCart())).toMatch(/not to cart_url https:\/\/evil\.example/);
});

it("openPopup opens the popup with that id, and says after a while that there is none", async () => {
  const { islet } = await open('<div data-widget="popup" data-settings=\'{"id":7}\'><p>Hello</p></div>');
  await islet.actions.openPopup({ id: 7 });
  expect(document.querySelector("dialog[open]")).not.toBeNull();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const missing = refusalOf(islet.actions.openPopup({ id: 8 }));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await missing).toBe("[islet] actions.openPopup found no popup with the id 8 that opens.");
  vi.useRealTimers();
});

it("an unknown action names those that there are; the object itself is no promise; after the end nothing is done", async () => {
  shop();
  const { islet, stop } = await open();
  const { actions } = islet;
  expect(await Promise.resolve(actions)).toBe(actions);
  const other = actions as Actions & { getBasket(): Promise<unknown> };
  expect(await refusalOf(other.getBasket())).toBe(
    "[islet] actions.getBasket is none of the actions getCart, addToCart, updateCart, openCart, openPopup. Nothing was done.",
  );
  stop();
  expect(await refusalOf(actions.getCart())).toMatch(/getCart came after Islet had stopped/);
});
