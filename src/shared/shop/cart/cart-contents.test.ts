import { beforeEach, describe, expect, it, vi } from "vitest";
import { writeCookie } from "#browser/cookies.ts";
import * as safeHtml from "#browser/safe-html.ts";
import { atRest, cartAnswer } from "#tests/support/cart-server.ts";
import { bus, call, calls, cart, life, sent, shown, start, user } from "#tests/support/shared-cart.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import { cartOf } from "./cart.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

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
    void cart.remove("a", null, { items: 3 });
    void cart.remove("a", null, { items: 3 });
    void cart.remove("b", null, { items: 2 });
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
    await call(0).answer("", 429);
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

it("a kept cart that is overtaken before it is shown is not stored as the newer one", async () => {
  writeCookie("woocommerce_cart_hash", "h1");
  bus.receive("added_to_cart", { ...cartAnswer("kept"), cartHash: "h1" });
  await atRest();
  // Another cart is being shown, so the kept one waits.
  let clean = () => {};
  const cleaned = new Promise<void>((resolve) => {
    clean = resolve;
  });
  const { sanitise } = safeHtml;
  vi.spyOn(safeHtml, "sanitise").mockImplementationOnce((...given) => cleaned.then(() => sanitise(...given)));
  bus.receive("added_to_cart", { ...cartAnswer("kept"), cartHash: "h1" });
  const restored = cart.restore();
  await atRest();
  writeCookie("woocommerce_cart_hash", "h2");
  clean();
  await restored;
  expect(sessionStorage.getItem("wc_cart_hash")).toBe("h1");
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
    cartOf({ ...user(), signal: testSignal() });
    bus.receive("added_to_cart", { ...cartAnswer("three") });
    await atRest();
    expect(shown()).toBe("three");
  });

  it("a cart whose code comes after the last of them has ended is not asked for", async () => {
    const asked = cart.refresh();
    life.abort();
    await asked;
    expect(calls).toHaveLength(0);
  });

  it("an add whose answer is lost after the last of them has ended asks for nothing more", async () => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    life.abort();
    await call(0).drop();
    expect(await adding).toBe("lost");
    expect(calls).toHaveLength(1);
  });
});
