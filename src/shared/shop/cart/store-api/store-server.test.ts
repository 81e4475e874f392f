import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { bus, cart, sent as events, start } from "#tests/support/shared-cart.ts";
import { FakeStore, refusal } from "#tests/support/store-api.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const MINI_CART = '<div class="widget_shopping_cart_content">server</div><b class="cart-count">0</b>';
const count = () => document.querySelector(".cart-count")?.textContent;
const rows = () => document.querySelectorAll(".mini_cart_item").length;

let store: FakeStore;
beforeEach(() => {
  document.body.innerHTML = MINI_CART;
  store = new FakeStore();
  sessionStorage.clear();
  localStorage.clear();
  start({ store_api: true });
});

const add = (id: number, more: Record<string, string> = {}) =>
  cart.add({ product_id: String(id), quantity: "1", ...more }, null);

describe("what is sent", () => {
  it("an add asks for the nonce once, then says the product, its quantity and its choices", async () => {
    expect(await add(18, { attribute_pa_size: "l", product_sku: "bed", success_message: "Added" })).toBe(
      "done",
    );
    expect(await add(20)).toBe("done");
    expect(store.paths()).toEqual([
      ...["cart", "cart/add-item", "get_refreshed_fragments", "cart/add-item", "get_refreshed_fragments"],
    ]);
    expect(store.sent[1]?.body).toEqual({
      id: 18,
      quantity: 1,
      variation: [{ attribute: "attribute_pa_size", value: "l" }],
    });
    expect(rows()).toBe(2);
  });

  it("never a Cart-Token, which beside the shop's cookie means another session, though each answer brings one", async () => {
    await add(18);
    await cart.remove("k18", null);
    for (const { headers } of store.sent) expect(headers.has("Cart-Token")).toBe(false);
  });

  it("changes that wait together go in one request in their order, and the markup is asked for once", async () => {
    void add(1);
    await atRest();
    store.sent.length = 0;
    const outcomes = await Promise.all([add(18), add(20), cart.remove("k1", null), add(18)]);
    expect(outcomes).toEqual(["done", "done", "done", "done"]);
    expect(store.paths()).toEqual(["batch", "get_refreshed_fragments"]);
    const requests = store.sent[0]?.body["requests"];
    const headers = { Nonce: "n1" };
    const method = "POST";
    expect(requests).toEqual([
      { method, path: "/wc/store/v1/cart/add-item", body: { id: 18, quantity: 1, variation: [] }, headers },
      { method, path: "/wc/store/v1/cart/add-item", body: { id: 20, quantity: 1, variation: [] }, headers },
      { method, path: "/wc/store/v1/cart/remove-item", body: { key: "k1" }, headers },
      { method, path: "/wc/store/v1/cart/add-item", body: { id: 18, quantity: 1, variation: [] }, headers },
    ]);
    expect(store.cart().items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [18, 2],
      [20, 1],
    ]);
    expect(events.filter((name) => name.endsWith("_cart"))).toEqual([
      ...["adding_to_cart", "added_to_cart", "adding_to_cart", "adding_to_cart", "adding_to_cart"],
      ...["added_to_cart", "added_to_cart", "removed_from_cart", "added_to_cart"],
    ]);
  });

  it("at most 25 in one request", async () => {
    const ids = Array.from({ length: 27 }, (_, index) => index + 1);
    await Promise.all(ids.map((id) => add(id)));
    expect(store.paths().filter((path) => path !== "get_refreshed_fragments")).toEqual([
      "cart",
      "batch",
      "batch",
    ]);
    const sizes = store.sent.flatMap(({ body }) =>
      Array.isArray(body["requests"]) ? body["requests"].length : [],
    );
    expect(sizes).toEqual([25, 2]);
    expect(store.lines.map(({ id }) => id)).toEqual(ids);
  });

  it("what another plugin adds to a product goes the shop's older way, in its place", async () => {
    bus.on("adding_to_cart", ({ data }) => {
      if (data["product_id"] === "20") data["engraving"] = "A";
      return true;
    });
    await Promise.all([add(18), add(20), add(22)]);
    expect(store.paths().filter((path) => /add/.test(path))).toEqual([
      ...["cart/add-item", "add_to_cart", "cart/add-item"],
    ]);
    expect(store.sent.find(({ path }) => path === "add_to_cart")?.body).toMatchObject({ engraving: "A" });
  });

  it.each([
    ["of one change", () => add(18)],
    ["of several", () => Promise.all([add(18), add(20)])],
  ])(
    "a nonce that has expired is asked for once more, and the request repeated once (%s)",
    async (_, act) => {
      await add(1);
      store.sent.length = 0;
      store.nonce = "n2";
      expect([await act()].flat()).not.toContain("failed");
      const paths = store.paths().filter((path) => path !== "get_refreshed_fragments");
      expect(paths).toEqual([paths[0], "cart", paths[0]]);
      expect(store.lines.find(({ id }) => id === 18)?.quantity).toBe(1);
    },
  );
});

describe("what the page shows", () => {
  it("the count changes at once, and is never more than the server's once all that went together is done", async () => {
    let release = () => {};
    store.gate = new Promise((resolve) => (release = resolve));
    const counts: (string | null | undefined)[] = [];
    bus.on("added_to_cart", () => void counts.push(count()));
    const adding = Promise.all([add(18), add(20), add(22)]);
    await atRest();
    expect(count()).toBe("3");
    release();
    await adding;
    expect(store.paths()).toEqual(["cart", "batch", "get_refreshed_fragments"]);
    expect(counts).toEqual(["3", "3", "3"]);
    expect(count()).toBe("3");
  });

  it("markup is asked for only if the page has a place for it, and other tabs are told in any case", async () => {
    await add(18);
    expect(localStorage.getItem("wc_cart_hash")).toBe("k18x1");
    store.sent.length = 0;
    document.body.replaceChildren();
    const heard = vi.fn();
    bus.on("added_to_cart", heard);
    expect(await add(20)).toBe("done");
    expect(store.paths()).toEqual(["cart/add-item"]);
    expect(heard.mock.calls).toEqual([[{ fragments: {}, cartHash: "k18x1,k20x1", button: null }]]);
    expect(localStorage.getItem("wc_cart_hash")).toBe("k18x1,k20x1");
    await cart.refresh();
    expect(store.paths()).toEqual(["cart/add-item"]);
  });

  it.each([
    ["jQuery", () => vi.stubGlobal("jQuery", () => {})],
    ["a handler of the body", () => Object.assign(document.body, { onadded_to_cart() {} })],
    [
      "analytics",
      () => sessionStorage.setItem("wc_fragments", JSON.stringify({ "script#islet-cart": "{}" })),
    ],
  ])("markup is asked for, too, if %s may hear of it", async (_, prepare) => {
    await add(18);
    document.body.replaceChildren();
    prepare();
    store.sent.length = 0;
    await add(20);
    expect(store.paths()).toEqual(["cart/add-item", "get_refreshed_fragments"]);
    Reflect.deleteProperty(document.body, "onadded_to_cart");
    vi.unstubAllGlobals();
  });

  it("the shop's blocks are told, as of every change", async () => {
    const heard = vi.fn();
    bus.on("wc-blocks_added_to_cart", heard);
    await add(18);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("when the shop says no", () => {
  it.each([
    [[add, 400], "product_out_of_stock"],
    [[add, 429], "rate_limit_exceeded"],
  ] as const)("the visitor reads its own words, as text (%#)", async ([, status], code) => {
    store.scripted.set("cart/add-item", [
      refusal(status, code, "You cannot add &quot;Mug&quot;. <a>View</a>"),
    ]);
    const explain = vi.fn(() => Promise.resolve(true));
    expect(await cart.add({ product_id: "18" }, null, explain)).toBe("refused");
    expect(explain.mock.calls).toEqual([[{ message: 'You cannot add "Mug". View' }]]);
    expect(events).not.toContain("added_to_cart");
  });

  it("only the one that is refused is; the others of the request are done", async () => {
    store.scripted.set("cart/add-item", [
      [200, { items: [] }],
      ...[refusal(400, "product_out_of_stock", "Sold out")],
    ]);
    expect(await Promise.all([add(1), add(18), add(20)])).toEqual(["done", "failed", "done"]);
  });

  it("a conflict brings the true cart", async () => {
    store.add(20, 1);
    const explain = vi.fn(() => Promise.resolve(true));
    expect(await cart.remove("gone", null, { items: 1, explain })).toBe("refused");
    expect(explain.mock.calls).toEqual([[{ message: "Cart item no longer exists or is invalid." }]]);
    await atRest();
    expect(rows()).toBe(1);
    expect(events).not.toContain("removed_from_cart");
  });

  it.each([
    ["a connection that breaks", null, "lost"],
    ["an answer that is no cart", [200, "?"], "lost"],
    ["an error of the server", [500, "<h1>Error</h1>"], "lost"],
    ["a refusal without words", [429, "<h1>Slow down</h1>"], "failed"],
  ] as const)("%s: %j is told, and nothing is sent twice", async (_, answer, outcome) => {
    await add(1);
    store.sent.length = 0;
    store.scripted.set("cart/add-item", [answer]);
    expect(await add(18)).toBe(outcome);
    await atRest();
    expect(store.paths().filter((path) => path === "cart/add-item")).toHaveLength(1);
  });

  it("a Store API that nobody may ask changes nothing, and says so", async () => {
    store.scripted.set("cart", [refusal(401, "authentication_error", "Only for members")]);
    expect(await add(18)).toBe("failed");
    expect(store.paths()).toEqual(["cart"]);
  });

  it("leads to the cart after an add where the shop is set so", async () => {
    start({ store_api: true, cart_redirect_after_add: true, cart_url: "/basket/" });
    const assign = vi.spyOn(navigation, "assign").mockReturnValue();
    expect(await add(18)).toBe("leaving");
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/basket/", location.href).href);
  });
});

it("without the page configuration's word the shop's older calls are used", async () => {
  start();
  await add(18);
  expect(store.paths()).toEqual(["add_to_cart"]);
});
