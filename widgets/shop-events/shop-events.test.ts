import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { knownCart } from "#shop/facts/cart-facts.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { FakeStore } from "#tests/support/store-api.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const FACTS = {
  ...{ currency: "GBP", list: { id: "hats", name: "Hats" } },
  products: [
    { id: 18, name: "Beanie", price: 9, categories: ["Clothing", "Hats"] },
    { id: 22, name: "Cap", price: 16 },
  ],
};
/** With the facts that a server prints at the end. */
const fixture = readFileSync("widgets/shop-events/fixture.html", "utf8").replace(
  "</section>",
  `<script type="application/json" id="islet-shop-facts">${JSON.stringify(FACTS)}</script></section>`,
);

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

type Entry = { readonly event?: string; readonly ecommerce?: Readonly<Record<string, unknown>> | null };

const pushed = () => (Reflect.get(window, "dataLayer") ?? []) as Entry[];
/** The events so far, each after what clears the one before. */
const told = () => pushed().filter(({ event }) => event);
const names = () => told().map(({ event }) => event);
const last = () => told().at(-1)?.ecommerce;

const GLOBALS = ["dataLayer", "ga4w", "gtm4wp_datalayer_name", "shopLayer"];

beforeEach(() => {
  for (const name of GLOBALS) Reflect.deleteProperty(window, name);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const name of GLOBALS) Reflect.deleteProperty(window, name);
  removeCookie("woocommerce_items_in_cart");
});

const BEANIE = { id: 18, name: "Beanie", price: 9, brand: "Mill", categories: ["Clothing", "Hats"] };
const BELT = { id: "20", name: "Belt", price: 9.99 };
const cartOf = (...items: object[]) => ({ currency: "GBP", coupon: "save10", items });

interface Options {
  readonly facts?: object;
  readonly inside?: string;
  readonly settings?: object;
  readonly config?: Readonly<Record<string, unknown>>;
}

/** A page of a shop with these facts. */
const open = ({ facts = {}, inside = "", settings = {}, config = {} }: Options = {}) =>
  mountMarkup(
    `<main id="shop">${inside}<script type="application/json" id="islet-shop-facts">${JSON.stringify({ currency: "GBP", ...facts })}</script></main>`,
    { config: { markers: [{ selector: "#shop", widget: "shop-events", settings }], ...config } },
  );

const CHANGE = { fragments: {}, cartHash: "h", button: null };

it("shop-events tells a list once it is seen, once, and the product that a visitor chooses in it", async () => {
  const scroll = stubViewObservers();
  const { settled } = await mountMarkup(fixture);
  scroll(3);
  await settled();
  expect(names()).toEqual([]);
  scroll(0.5);
  scroll(0.5);
  await settled();
  expect(pushed()[0]).toEqual({ ecommerce: null });
  expect(names()).toEqual(["view_item_list"]);
  expect(last()).toEqual({
    item_list_id: "hats",
    item_list_name: "Hats",
    items: [
      {
        ...{ item_id: "18", item_name: "Beanie", item_category: "Clothing", item_category2: "Hats" },
        ...{ index: 0, price: 9, quantity: 1 },
      },
      { item_id: "22", item_name: "Cap", index: 1, price: 16, quantity: 1 },
    ],
  });
  const link = document.querySelectorAll("a")[1];
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(names()).toEqual(["view_item_list", "select_item"]);
  expect(last()).toMatchObject({ item_list_id: "hats", items: [{ item_id: "22", index: 1 }] });
});

it("a list that the shop's blocks have swapped is told again; a product without facts has no price; buttons choose nothing", async () => {
  const scroll = stubViewObservers();
  const row = (id: number, name: string) =>
    `<li class="wc-block-product" data-wp-key="product-item-${id}"><h2 class="wp-block-post-title">${name}</h2>
     <a href="?add-to-cart=${id}" class="add_to_cart_button" data-product_id="${id}">Add</a></li>`;
  const { settled } = await open({
    inside: `<ul class="wc-block-product-template">${row(1, "One")}</ul>`,
  });
  scroll(0);
  const list = document.querySelector("ul") as HTMLElement;
  list.innerHTML = row(2, "Two");
  document.body.dispatchEvent(new CustomEvent("wc-blocks_product_list_rendered", { bubbles: true }));
  scroll(0);
  document.body.dispatchEvent(new CustomEvent("wc-blocks_product_list_rendered", { bubbles: true }));
  scroll(0);
  await settled();
  const button = list.querySelector("a");
  button?.addEventListener("click", (event) => event.preventDefault());
  button?.click();
  expect(told().map(({ ecommerce }) => ecommerce?.["items"])).toEqual([
    [{ item_id: "1", item_name: "One", index: 0, quantity: 1 }],
    [{ item_id: "2", item_name: "Two", index: 0, quantity: 1 }],
  ]);
});

it("the product of a page is told, and each variation once when it is chosen", async () => {
  const { islet, settled } = await open({ facts: { page: "product", product: BEANIE } });
  await settled();
  expect(told()).toEqual([
    {
      event: "view_item",
      ecommerce: {
        currency: "GBP",
        value: 9,
        items: [
          {
            ...{ item_id: "18", item_name: "Beanie", item_brand: "Mill", price: 9, quantity: 1 },
            ...{ item_category: "Clothing", item_category2: "Hats" },
          },
        ],
      },
    },
  ]);
  const form = document.createElement("form");
  const variation = { islet_item: { id: 39, name: "Beanie", price: 10, variant: "Red" } };
  for (const _ of "12") islet.bus.emit("found_variation", { form, variation });
  islet.bus.emit("found_variation", { form, variation: {} });
  expect(names()).toEqual(["view_item", "view_item"]);
  expect(last()).toMatchObject({ value: 10, items: [{ item_id: "39", item_variant: "Red" }] });
});

it("what goes into the cart and out of it is told with its difference, when the server has agreed", async () => {
  const { islet, settled } = await open();
  const item = { id: "18", name: "Beanie", price: 9.99, currency: "GBP" };
  islet.bus.emit("adding_to_cart", { button: null, data: { product_id: "18" } });
  islet.bus.emit("added_to_cart", { ...CHANGE, items: [{ ...item, quantity: 3, oldQuantity: 0 }] });
  islet.bus.emit("wc_fragments_loaded", {});
  islet.bus.emit("wc_fragments_refreshed", {
    items: [
      { ...item, quantity: 1, oldQuantity: 3 },
      { ...item, id: "20", quantity: 2, oldQuantity: 1 },
    ],
  });
  islet.bus.emit("removed_from_cart", CHANGE);
  await settled();
  expect(told()).toMatchObject([
    { event: "add_to_cart", ecommerce: { currency: "GBP", value: 29.97, items: [{ quantity: 3 }] } },
    { event: "add_to_cart", ecommerce: { value: 9.99, items: [{ item_id: "20", quantity: 1 }] } },
    { event: "remove_from_cart", ecommerce: { value: 19.98, items: [{ item_id: "18", quantity: 2 }] } },
  ]);
});

it("a product that a form has added before the page came is told; another customer's cart is not", async () => {
  const first = await open();
  expect(knownCart()?.items).toEqual([]);
  first.stop();
  writeCookie("woocommerce_items_in_cart", "1");
  const added = await open({
    facts: { page: "cart", cart: { ...cartOf({ ...BEANIE, quantity: 2 }), owner: "a" } },
  });
  await added.settled();
  expect(names()).toEqual(["add_to_cart", "view_cart"]);
  expect(last()).toMatchObject({ currency: "GBP", value: 18, coupon: "save10" });
  added.stop();
  const other = await open({ facts: { cart: { ...cartOf({ ...BELT, quantity: 1 }), owner: "b" } } });
  await other.settled();
  expect(names()).toHaveLength(2);
});

it("the opened cart is told each time, an empty one not", async () => {
  const { islet, settled } = await open({ facts: { cart: cartOf() } });
  islet.bus.emit("mini_cart/open", { host: document.body });
  islet.bus.emit("page/restored", {});
  await settled();
  expect(names()).toEqual([]);
  localStorage.setItem("islet_cart_facts", JSON.stringify(cartOf({ ...BELT, quantity: 3 })));
  for (const _ of "12") islet.bus.emit("mini_cart/open", { host: document.body });
  await settled();
  expect(told()).toMatchObject(
    ["view_cart", "view_cart"].map((event) => ({ event, ecommerce: { value: 29.97 } })),
  );
});

const CHECKOUT = `<form class="checkout"><input type="radio" name="shipping_method[0]" value="flat_rate:1" checked>
  <input type="radio" name="shipping_method[0]" value="local_pickup:2">
  <input type="radio" name="payment_method" value="cod" checked><button>Place order</button></form>`;
const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`);

it("a checkout tells its begin once in a visit, each choice, and at the latest with the order what was chosen before", async () => {
  const facts = { page: "checkout", cart: cartOf({ ...BEANIE, quantity: 1 }) };
  const page = await open({ facts, inside: CHECKOUT });
  const form = document.querySelector("form") as HTMLFormElement;
  form.addEventListener("submit", (event) => event.preventDefault());
  await page.settled();
  expect(names()).toEqual(["begin_checkout"]);
  radio("local_pickup:2")?.click();
  expect(last()).toMatchObject({
    shipping_tier: "local_pickup:2",
    value: 9,
    currency: "GBP",
    coupon: "save10",
  });
  form.requestSubmit();
  page.islet.bus.emit("checkout_place_order", { form, method: "cod" });
  expect(names()).toEqual(["begin_checkout", "add_shipping_info", "add_payment_info"]);
  expect(last()).toMatchObject({ payment_type: "cod" });
  page.stop();
  const again = await open({ facts, inside: CHECKOUT });
  await again.settled();
  expect(names()).toHaveLength(3);
});

const ORDER = {
  ...{ id: 1001, value: 24.5, tax: 4, shipping: 4.5, currency: "GBP", coupon: "" },
  items: [{ ...BEANIE, quantity: 2 }],
};

it("an order is told once in a browser, with its totals, however often its page is shown", async () => {
  const page = await open({ facts: { order: ORDER } });
  await page.settled();
  expect(told()).toEqual([
    {
      event: "purchase",
      ecommerce: {
        ...{ transaction_id: "1001", currency: "GBP", value: 24.5, tax: 4, shipping: 4.5 },
        items: [expect.objectContaining({ item_id: "18", quantity: 2 })],
      },
    },
  ]);
  page.stop();
  const again = await open({ facts: { order: ORDER } });
  await again.settled();
  expect(names()).toEqual(["purchase"]);
});

it("where another plugin sends, nothing is sent, which is said once; a page may say otherwise", async () => {
  Reflect.set(window, "ga4w", {});
  const page = await open({ facts: { order: ORDER, page: "product", product: BEANIE } });
  await page.settled();
  expect(pushed()).toEqual([]);
  expect(
    page.problems.map(({ code, message }) => [code, message.includes("Google Analytics for WooCommerce")]),
  ).toEqual([["withheld", true]]);
  page.stop();
  const settings = { beside_others: true, data_layer: "shopLayer", left_out: ["view_item"] };
  const beside = await open({ facts: { order: ORDER, page: "product", product: BEANIE }, settings });
  await beside.settled();
  expect(names()).toEqual([]);
  expect((Reflect.get(window, "shopLayer") as Entry[]).map(({ event }) => event)).toEqual([
    undefined,
    "purchase",
  ]);
});

it("without consent to statistics events wait, an order among them; under Google's consent mode tags decide", async () => {
  const refused = await open({ facts: { order: ORDER }, config: { consent: { statistics: false } } });
  await refused.settled();
  expect(pushed()).toEqual([]);
  refused.stop();
  Reflect.set(window, "dataLayer", [{ 0: "consent", 1: "default", 2: { analytics_storage: "denied" } }]);
  const mode = await open({ facts: { order: ORDER } });
  await mode.settled();
  expect(names()).toEqual(["purchase"]);
  expect(pushed().filter((entry) => Reflect.has(entry, 0))).toHaveLength(1);
});

it("hostile facts are left out, and a data layer that is none is told once", async () => {
  Reflect.set(window, "dataLayer", "text");
  const page = await open({
    facts: {
      page: "product",
      product: { id: {}, name: 1 },
      products: "x",
      cart: { items: [null, { id: 1 }] },
      order: { id: [] },
    },
  });
  await page.settled();
  expect(page.problems).toEqual([]);
  page.stop();
  const told = await open({ facts: { page: "product", product: { id: 1, price: "free" } } });
  await told.settled();
  expect(told.problems.map(({ message }) => /data_layer must name a list/.test(message))).toEqual([true]);
  expect(Reflect.get(window, "dataLayer")).toBe("text");
});

describe("a cart that the shop's blocks change by themselves", () => {
  const SYNC = "wc-blocks_store_sync_required";
  const burst = () => {
    document.body.dispatchEvent(new CustomEvent("wc-blocks_added_to_cart", { bubbles: true }));
    dispatchEvent(new CustomEvent(SYNC));
  };
  const pause = async () => {
    for (const _ of "123") {
      await vi.advanceTimersByTimeAsync(10);
      await vi.dynamicImportSettled();
    }
  };
  let store: FakeStore;
  beforeEach(() => (store = new FakeStore()));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function openThen(act: () => void, settings = {}) {
    const page = await open({ settings, config: { rest_url: "/wp-json/" } });
    await page.settled();
    vi.useFakeTimers();
    act();
    await pause();
    return page;
  }

  it("is asked for once for all events of a task, and what has come and gone is told without tax", async () => {
    await openThen(() => {
      store.add(18, 2);
      burst();
    });
    expect(store.paths()).toEqual(["cart"]);
    expect(told()).toEqual([
      {
        event: "add_to_cart",
        ecommerce: {
          ...{ currency: "GBP", value: 19 },
          items: [{ item_id: "18", item_name: "Salt & Pepper No. 18", price: 9.5, quantity: 2 }],
        },
      },
    ]);
    store.lines.splice(0);
    dispatchEvent(new CustomEvent(SYNC));
    await pause();
    expect(store.paths()).toEqual(["cart", "cart"]);
    expect(names()).toEqual(["add_to_cart", "remove_from_cart"]);
    expect(last()).toMatchObject({ value: 19, items: [{ item_id: "18", quantity: 2 }] });
  });

  it("is told by its lines' sums after discounts, in the unit of the currency, with their choices", async () => {
    store.more.set("k39", {
      prices: { price: "1200", currency_minor_unit: 0 },
      totals: { line_total: "2000", line_total_tax: "400", currency_minor_unit: 0 },
      variation: [
        { attribute: "Colour", value: "Red" },
        { attribute: "Size", value: "L" },
      ],
    });
    await openThen(() => {
      store.add(39, 2);
      burst();
    });
    expect(last()).toMatchObject({
      value: 2000,
      items: [{ item_id: "39", item_variant: "Red, L", price: 1000, quantity: 2 }],
    });
  });

  it.each([
    ["another plugin sends the events", () => Reflect.set(window, "ga4w", {}), {}],
    ["the data layer is none", () => Reflect.set(window, "dataLayer", "text"), {}],
    ["neither adds nor removals are told", () => {}, { left_out: ["add_to_cart", "remove_from_cart"] }],
  ])("is not asked for where %s", async (_, prepare, settings) => {
    prepare();
    await openThen(burst, settings);
    expect(store.paths()).toEqual([]);
  });

  it("is not asked for after a change that Islet has told", async () => {
    const { islet } = await openThen(() => {});
    burst();
    islet.bus.emit("added_to_cart", CHANGE);
    await pause();
    expect(store.paths()).toEqual([]);
  });

  it.each([
    ["breaks off", null],
    ["is an error", [500, "<h1>Error</h1>"]],
    ["is no cart", [200, { items: "none" }]],
    ["has lines that are none", [200, { items: [null, 1, { id: {}, quantity: "x" }], totals: 3 }]],
  ] as const)("is no change where the answer %s, and the next one counts", async (_, answer) => {
    store.scripted.set("cart", [answer]);
    const { problems } = await openThen(burst);
    expect([store.paths(), names(), problems]).toEqual([["cart"], [], []]);
    store.add(18, 1);
    burst();
    await pause();
    expect(names()).toEqual(["add_to_cart"]);
  });

  it("removes nothing by an answer with lines that cannot be read", async () => {
    store.add(18, 1);
    await openThen(burst);
    expect(names()).toEqual(["add_to_cart"]);
    store.scripted.set("cart", [[200, { items: [null, { id: {}, quantity: "x" }], totals: 3 }]]);
    burst();
    await pause();
    expect([store.paths(), names()]).toEqual([["cart", "cart"], ["add_to_cart"]]);
  });
});
