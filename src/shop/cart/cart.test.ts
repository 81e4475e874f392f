import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { navigation } from "#browser/navigate.ts";
import * as safeHtml from "#browser/safe-html.ts";
import { createBus } from "#runtime/bus.ts";
import { type OpenBus, mirrorToDom } from "#runtime/start/bus-mirrors.ts";
import type { EventName } from "#runtime/events.ts";
import { completePage, type Page } from "#runtime/page.ts";
import { corpus } from "#tests/corpora/corpus.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/cart-server.ts";
import { cartOf } from "./cart.ts";
import type { Cart } from "./cart-interfaces.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/parsed-markup.ts"));

const EVENTS: EventName[] = [
  "adding_to_cart",
  "ajax_request_not_sent",
  "added_to_cart",
  "removed_from_cart",
  "wc_fragments_loaded",
  "wc_fragments_refreshed",
  "wc_fragments_ajax_error",
];

let bus: OpenBus;
let page: Page;
let cart: Cart;
let calls: readonly CartCall[];
let life: AbortController;
let sent: string[];
let problems: unknown[];

const reportError = (error: unknown) => void problems.push(error);
const user = () => ({ bus, page, signal: life.signal, reportError });

function start(config: Record<string, unknown> = {}) {
  life = new AbortController();
  problems = [];
  sent = [];
  ({ bus } = mirrorToDom(
    createBus((error) => problems.push(error)),
    life.signal,
  ));
  page = completePage(
    config,
    () => 1_280,
    () => {},
  );
  bus.mirrors.add((name) => {
    if (EVENTS.includes(name)) sent.push(name);
    return true;
  });
  cart = cartOf(user());
}

const call = (index: number) => calls[index] as CartCall;
const shown = () => document.querySelector(".widget_shopping_cart_content")?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div class="widget_shopping_cart_content">server</div>';
  calls = cartServer();
  start();
});
afterEach(() => {
  life.abort();
  removeCookie("woocommerce_cart_hash");
});

describe("adding", () => {
  it("add-to-cart.1 posts what listeners of adding_to_cart made of the data, as form fields, to the shop's address", async () => {
    bus.on("adding_to_cart", ({ data }) => {
      Object.assign(data, { engraving: "A & B", gift: true, none: null });
    });
    const adding = cart.add({ product_id: "18", quantity: "2" }, null);
    await atRest();
    expect(call(0).endpoint).toBe("add_to_cart");
    expect(call(0).body).toEqual({ product_id: "18", quantity: "2", engraving: "A & B", gift: "true" });
    await call(0).answer(cartAnswer("one"));
    expect(await adding).toBe("done");
    expect(sent).toEqual(["adding_to_cart", "added_to_cart", "wc_fragments_loaded"]);
    expect(problems).toEqual([]);
  });

  it("add-to-cart.1 values inside others that a listener puts in reach the shop as PHP reads them", async () => {
    bus.on("adding_to_cart", ({ data }) => {
      Object.assign(data, { addons: { gift: "yes", list: ["a"] } });
    });
    void cart.add({ product_id: "18" }, null);
    await atRest();
    expect(call(0).body).toEqual({ product_id: "18", "addons[gift]": "yes", "addons[list][]": "a" });
  });

  it("add-to-cart.6 tells fragments, hash and button, and shows the fragments once", async () => {
    const button = document.createElement("a");
    const heard = vi.fn();
    bus.on("added_to_cart", heard);
    void cart.add({ product_id: "18" }, button);
    await atRest();
    await call(0).answer(cartAnswer("one", "h1"));
    expect(heard.mock.calls).toEqual([[{ fragments: cartAnswer("one").fragments, cartHash: "h1", button }]]);
    expect(shown()).toBe("one");
    expect(sent.filter((name) => name === "wc_fragments_loaded")).toHaveLength(1);
  });

  it("a veto sends nothing but ajax_request_not_sent", async () => {
    bus.on("adding_to_cart", () => false);
    expect(await cart.add({ product_id: "18" }, null)).toBe("vetoed");
    expect(sent).toEqual(["adding_to_cart", "ajax_request_not_sent"]);
    expect(calls).toHaveLength(0);
  });

  it("add-to-cart.4 an error with product_url leads to that product", async () => {
    const assign = vi.spyOn(navigation, "assign").mockReturnValue();
    const adding = cart.add({ product_id: "22" }, null);
    await atRest();
    await call(0).answer({ error: true, product_url: "/product/cap/" });
    expect(await adding).toBe("leaving");
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/product/cap/", location.href).href);
    expect(sent).toEqual(["adding_to_cart"]);
  });

  it.each([false, null, "javascript:alert(1)", "https://evil.example/", ["/product/"]])(
    "an error whose product_url is %j is a failure that leads nowhere",
    async (url) => {
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const adding = cart.add({ product_id: "22" }, null);
      await atRest();
      await call(0).answer({ error: true, product_url: url });
      expect(await adding).toBe("failed");
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it("add-to-cart.5 where the shop redirects after an add, it leads to the cart", async () => {
    life.abort();
    start({ cart_redirect_after_add: true, cart_url: "/basket/" });
    const assign = vi.spyOn(navigation, "assign").mockReturnValue();
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(cartAnswer("one"));
    expect(await adding).toBe("leaving");
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/basket/", location.href).href);
  });

  it("add-to-cart.5 back on a page that an add has led away from, the server is asked: the kept cart is the one before", async () => {
    life.abort();
    start({ cart_redirect_after_add: true, cart_url: "/basket/" });
    writeCookie("woocommerce_cart_hash", "h1");
    bus.receive("added_to_cart", { ...cartAnswer("kept"), cartHash: "h1" });
    await atRest();
    vi.spyOn(navigation, "assign").mockReturnValue();
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(cartAnswer("one more", "h1"));
    expect(await adding).toBe("leaving");
    bus.emit("page/restored", {});
    await atRest();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart", "get_refreshed_fragments"]);
    await call(1).answer(cartAnswer("the server's", "h2"));
    expect(shown()).toBe("the server's");
  });
});

describe("the queue", () => {
  it("add-to-cart.3 sends adds, removes and refreshes one at a time and in order, whatever came of the one before", async () => {
    void cart.add({ product_id: "1" }, null);
    void cart.remove("key", null);
    void cart.refresh();
    void cart.add({ product_id: "2" }, null);
    await atRest();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart"]);
    await call(0).answer("", 500);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart", "remove_from_cart"]);
    await call(1).answer({ success: false });
    await call(2).answer(cartAnswer("three"));
    await call(3).answer(cartAnswer("four"));
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([
      "add_to_cart",
      "remove_from_cart",
      "get_refreshed_fragments",
      "add_to_cart",
    ]);
    expect(shown()).toBe("four");
  });

  it("a refresh that waits already serves everybody who asks for one", async () => {
    void cart.add({ product_id: "1" }, null);
    bus.emit("wc_fragment_refresh", {});
    bus.emit("wc_fragment_refresh", {});
    await atRest();
    await call(0).answer(cartAnswer("one"));
    await call(1).answer(cartAnswer("two"));
    expect(calls).toHaveLength(2);
  });
});

describe("a bad answer to an add", () => {
  it.each([
    ["an error of the server", "<h1>Error</h1>", 500],
    ["too many requests", "<h1>Slow down</h1>", 429],
    ["a refused nonce", "-1", 403],
    ["no fragments", "{}", 200],
    ["an empty list", "[]", 200],
    ["fragments that are none", '{"fragments":null}', 200],
  ])("%s fails, changes nothing, and sends nothing again", async (_what, body, status) => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(body, status);
    expect(await adding).toBe("failed");
    expect(shown()).toBe("server");
    expect(calls).toHaveLength(1);
    expect(sent).toEqual(["adding_to_cart"]);
  });

  it.each([
    ["an error of the server", "<h1>Error</h1>", 500],
    ["an error without an address", '{"error":true,"fragments":{},"cart_hash":"h1"}', 200],
    ["no fragments", "{}", 200],
    ["half an answer", '{"fragments":{".a":"<p', 200],
  ])(
    "add-to-cart.5 after %s nothing leads to the cart, where the shop redirects after an add",
    async (_what, body, status) => {
      life.abort();
      start({ cart_redirect_after_add: true, cart_url: "/basket/" });
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const adding = cart.add({ product_id: "18" }, null);
      await atRest();
      await call(0).answer(body, status);
      expect(await adding).toBe("failed");
      await calls[1]?.answer(cartAnswer("truth"));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["nothing", ""],
    ["half an answer", '{"fragments":{".a":"<p'],
    ["a page", "<!doctype html><title>Log in</title>"],
    ["true", "true"],
  ])("after %s nobody knows, so the server is asked what the cart holds", async (_what, body) => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(body);
    expect(await adding).toBe("failed");
    expect(call(1).endpoint).toBe("get_refreshed_fragments");
    await call(1).answer(cartAnswer("truth"));
    expect(shown()).toBe("truth");
  });

  it("a broken connection fails; when the server cannot be asked either, that is told", async () => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).drop();
    expect(await adding).toBe("failed");
    await call(1).drop();
    expect(sent).toEqual(["adding_to_cart", "wc_fragments_ajax_error"]);
    expect(shown()).toBe("server");
  });

  const bodies = corpus("fragments", "body").filter(({ text }) => text.length < 200_000);
  it.each(bodies.map(({ id, text, status }) => [id, text, Number(status) || 200]))(
    "corpus %s ends in a known outcome without a navigation away from the site",
    async (_id, body, status) => {
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const adding = cart.add({ product_id: "18" }, null);
      await atRest();
      await call(0).answer(body, status);
      // Where nothing is told, the cart is asked for.
      await calls[1]?.answer("{}");
      expect(["done", "failed", "leaving"]).toContain(await adding);
      for (const [url] of assign.mock.calls) expect(new URL(url).origin).toBe(location.origin);
      expect(problems).toEqual([]);
    },
  );
});

describe("an answer without anything to show, which PHP writes as an empty list", () => {
  const empty = { fragments: [], cart_hash: "abc" };

  it.each([
    ["add-to-cart.6 to an add", () => cart.add({ product_id: "18" }, null)],
    ["remove-from-cart.1 to a removal", () => cart.remove("k1", null)],
  ])("%s means that it was done: the cart is asked for, and shown", async (_what, change) => {
    const changing = change();
    await atRest();
    await call(0).answer(empty);
    expect(call(1).endpoint).toBe("get_refreshed_fragments");
    await call(1).answer(cartAnswer("now"));
    expect(await changing).toBe("done");
    expect(shown()).toBe("now");
    expect(calls).toHaveLength(2);
  });

  it("is done where the shop has nothing to show afterwards, either", async () => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(empty);
    await call(1).answer(empty);
    expect(await adding).toBe("done");
    expect([shown(), calls.length]).toEqual(["server", 2]);
  });
});

describe("removing", () => {
  it("remove-from-cart.1 posts the item's key, tells and shows the answer", async () => {
    const link = document.createElement("a");
    const heard = vi.fn();
    bus.on("removed_from_cart", heard);
    const removing = cart.remove("k1", link);
    await atRest();
    expect(call(0)).toMatchObject({ endpoint: "remove_from_cart", body: { cart_item_key: "k1" } });
    await call(0).answer(cartAnswer("less", "h2"));
    expect(await removing).toBe("done");
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ cartHash: "h2", button: link });
    expect(shown()).toBe("less");
  });

  it("remove-from-cart.2 an answer without fragments is a failure", async () => {
    const removing = cart.remove("k1", null);
    await atRest();
    await call(0).answer({ success: false });
    expect(await removing).toBe("failed");
    expect(sent).toEqual([]);
  });
});

describe("who hears of a change", () => {
  it.each(["added_to_cart", "removed_from_cart"] as const)(
    "finds it on the page already, as with the shop's own script (%s)",
    async (name) => {
      const found: unknown[] = [];
      bus.mirrors.add((event) => {
        if (event === name || event === "wc_fragments_loaded") found.push([event, shown()]);
        return true;
      });
      void (name === "added_to_cart" ? cart.add({ product_id: "18" }, null) : cart.remove("k", null));
      await atRest();
      found.length = 0;
      await call(0).answer(cartAnswer("theirs"));
      expect(found).toEqual([
        [name, "theirs"],
        ["wc_fragments_loaded", "theirs"],
      ]);
    },
  );

  it("hears of it, too, where it cannot be shown", async () => {
    vi.spyOn(safeHtml, "sanitise").mockRejectedValueOnce(new Error("no code"));
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(cartAnswer("theirs"));
    expect(await adding).toBe("done");
    expect(sent).toEqual(["adding_to_cart", "added_to_cart", "wc_fragments_ajax_error"]);
    expect(problems).toHaveLength(1);
  });
});

describe("changes by other scripts", () => {
  it("their fragments are shown and kept, too", async () => {
    const payload = { ...cartAnswer("theirs"), cartHash: "h9", button: null };
    bus.receive("added_to_cart", payload);
    await atRest();
    expect(shown()).toBe("theirs");
    expect(localStorage.getItem("wc_cart_hash")).toBe("h9");
    expect(sent).toEqual(["wc_fragments_loaded"]);
    expect(calls).toHaveLength(0);
  });

  it("without fragments the server is asked", async () => {
    bus.receive("removed_from_cart", { fragments: null, cartHash: null, button: null });
    await atRest();
    expect(call(0).endpoint).toBe("get_refreshed_fragments");
    await call(0).answer(cartAnswer("asked"));
    expect(shown()).toBe("asked");
    expect(sent).toEqual(["wc_fragments_refreshed"]);
  });

  it("what the page builder's editor says to draw its widgets anew changes nothing, and asks for nothing", async () => {
    bus.receive("added_to_cart", { fragments: { e_manually_triggered: true } });
    await atRest();
    expect(shown()).toBe("server");
    expect([calls.length, sent]).toEqual([0, []]);
  });

  it("without a hash the cookie's counts", async () => {
    writeCookie("woocommerce_cart_hash", "cookie");
    bus.receive("added_to_cart", { ...cartAnswer("theirs") });
    await atRest();
    expect(localStorage.getItem("wc_cart_hash")).toBe("cookie");
  });
});

describe("other calls that change the cart", () => {
  it("add-to-cart.3 wait for their turn between adds, and one that fails stops nobody", async () => {
    const order: string[] = [];
    void cart.add({ product_id: "1" }, null);
    const quantity = cart.inTurn(async () => {
      order.push("quantity");
      throw new Error("no");
    });
    const undo = cart.inTurn(async () => order.push("undo"));
    void cart.add({ product_id: "2" }, null);
    await atRest();
    expect([calls.length, order]).toEqual([1, []]);
    await call(0).answer(cartAnswer("one"));
    await expect(quantity).rejects.toThrow("no");
    await undo;
    expect(order).toEqual(["quantity", "undo"]);
    await atRest();
    expect(call(1).body["product_id"]).toBe("2");
    expect(problems).toEqual([]);
  });
});

it("add-to-cart.3 whoever is next in the queue finds the page as the add before has left it", async () => {
  void cart.add({ product_id: "1" }, null);
  const found = cart.inTurn(async () => shown());
  await atRest();
  await call(0).answer(cartAnswer("one"));
  expect(await found).toBe("one");
});

describe("the shop's blocks", () => {
  it.each(["added_to_cart", "removed_from_cart", "store_sync_required"])(
    "wc-blocks_%s asks the server, once",
    async (name) => {
      document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true }));
      window.dispatchEvent(new CustomEvent(`wc-blocks_${name}`));
      await atRest();
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
      await call(0).answer(cartAnswer("theirs"));
      expect(shown()).toBe("theirs");
      expect(calls).toHaveLength(1);
    },
  );

  describe.each(["added_to_cart", "removed_from_cart"] as const)("hear of %s", (name) => {
    const told = vi.fn();
    const hear = (event: Event) => told((event as CustomEvent).detail, event.target);
    beforeEach(() => window.addEventListener(`wc-blocks_${name}`, hear));
    afterEach(() => {
      window.removeEventListener(`wc-blocks_${name}`, hear);
      vi.unstubAllGlobals();
      told.mockReset();
    });
    const change = () =>
      name === "added_to_cart" ? cart.add({ product_id: "1" }, null) : cart.remove("k", null);

    it("once, in their own words, and nothing comes back", async () => {
      void change();
      await atRest();
      await call(0).answer(cartAnswer("ours"));
      expect(told.mock.calls).toEqual([[{ preserveCartData: false }, document.body]]);
      expect(calls).toHaveLength(1);
    });

    it("by other scripts, too", async () => {
      bus.receive(name, { ...cartAnswer("theirs") });
      await atRest();
      expect(told).toHaveBeenCalledOnce();
      expect(calls).toHaveLength(0);
    });

    it("from jQuery where the page has it: they translate that themselves", async () => {
      vi.stubGlobal("jQuery", () => {});
      void change();
      await atRest();
      await call(0).answer(cartAnswer("ours"));
      expect(told).not.toHaveBeenCalled();
    });
  });

  it("what they repeat of an add in the same turn is the same change", async () => {
    bus.receive("added_to_cart", { ...cartAnswer("one") });
    document.body.dispatchEvent(new CustomEvent("wc-blocks_added_to_cart", { bubbles: true }));
    await atRest();
    expect(calls).toHaveLength(0);
    expect(shown()).toBe("one");
  });
});

describe("what is counted before the server has answered", () => {
  const count = () => document.querySelector(".count")?.textContent;
  beforeEach(() => {
    document.body.innerHTML += '<a class="cart-contents"><span class="count">1 item</span></a>';
  });
  const answerOf = (items: number) => ({
    fragments: { ".count": `<span class="count">${items} items</span>` },
    cart_hash: `h${items}`,
  });

  it("five adds at once, then removals: each press counts, each answer is exact", async () => {
    for (let product = 1; product <= 5; product++) void cart.add({ product_id: String(product) }, null);
    await atRest();
    expect([count(), calls.length]).toEqual(["6 item", 1]);
    for (let index = 0; index < 5; index++) {
      await call(index).answer(answerOf(2 + index));
      expect(count()).toBe("6 items");
    }
    void cart.remove("a", null, 3);
    void cart.remove("a", null, 3);
    void cart.remove("b", null, 2);
    await atRest();
    expect([count(), calls.length]).toEqual(["1 items", 6]);
    await call(5).answer(answerOf(3));
    await call(6).answer(answerOf(1));
    expect([count(), calls.length]).toEqual(["1 items", 7]);
  });

  it("is taken back where the server refuses, or does not answer", async () => {
    void cart.add({ product_id: "1", quantity: "4" }, null);
    await atRest();
    expect(count()).toBe("5 item");
    await call(0).answer("", 500);
    expect(count()).toBe("1 item");
    void cart.add({ product_id: "1" }, null);
    await atRest();
    expect(count()).toBe("2 item");
    await call(1).drop();
    expect(count()).toBe("1 item");
  });
});

describe("refreshing and restoring", () => {
  it("shows what the server says and tells it; a failure is told and changes nothing", async () => {
    void cart.refresh();
    await atRest();
    expect(Number(call(0).body["time"])).toBeGreaterThan(0);
    await call(0).answer(cartAnswer("fresh"));
    expect(shown()).toBe("fresh");
    void cart.refresh();
    await atRest();
    await call(1).answer("oops", 500);
    expect(shown()).toBe("fresh");
    expect(sent).toEqual(["wc_fragments_refreshed", "wc_fragments_ajax_error"]);
  });

  it("gives up after five seconds, so that an add need not wait for it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    void cart.refresh();
    void cart.add({ product_id: "1" }, null);
    await atRest();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    await atRest();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments", "add_to_cart"]);
    expect(sent).toContain("wc_fragments_ajax_error");
  });

  it("add-to-cart.8 shows the kept cart without a request while it is this visitor's, and asks otherwise", async () => {
    writeCookie("woocommerce_cart_hash", "h1");
    bus.receive("added_to_cart", { ...cartAnswer("kept"), cartHash: "h1" });
    await atRest();
    document.body.innerHTML = '<div class="widget_shopping_cart_content">cached page</div>';
    await cart.restore();
    expect(shown()).toBe("kept");
    expect(calls).toHaveLength(0);
    writeCookie("woocommerce_cart_hash", "h2");
    void cart.restore();
    await atRest();
    await call(0).answer(cartAnswer("other", "h2"));
    expect(shown()).toBe("other");
  });
});

it("a page with two header carts asks once", async () => {
  writeCookie("woocommerce_cart_hash", "h1");
  void cart.restore();
  await atRest();
  void cart.restore();
  await atRest();
  await call(0).answer(cartAnswer("one", "h1"));
  expect(calls).toHaveLength(1);
  await cart.restore();
  expect(calls).toHaveLength(1);
});

describe("one cart", () => {
  it("every widget of a page gets the same one, another page another", () => {
    expect(cartOf(user())).toBe(cart);
    const before = cart;
    start();
    expect(cart).not.toBe(before);
  });

  it("the cart follows the page's events while one widget needs it, and not after", async () => {
    const second = new AbortController();
    cartOf({ ...user(), signal: second.signal });
    life.abort();
    bus.receive("added_to_cart", { ...cartAnswer("one") });
    await atRest();
    expect(shown()).toBe("one");
    second.abort();
    bus.receive("added_to_cart", { ...cartAnswer("two") });
    await atRest();
    expect(shown()).toBe("one");
    cartOf({ ...user(), signal: new AbortController().signal });
    bus.receive("added_to_cart", { ...cartAnswer("three") });
    await atRest();
    expect(shown()).toBe("three");
  });
});
