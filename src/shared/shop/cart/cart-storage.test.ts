import { beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { corpus } from "#tests/corpora/corpus.ts";
import { loadCart, saveCart } from "./cart-storage.ts";

const page = { storageKeys: { fragment_name: "wc_fragments_1", cart_hash_key: "wc_cart_hash_1" } };
const fragments = { "div.widget_shopping_cart_content": "<div>1</div>", ".count": "<b>1</b>" };
const HASH = "abc";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 5, 15, 10) });
  writeCookie("woocommerce_cart_hash", HASH);
});

describe("a cart that is kept", () => {
  it("add-to-cart.8 is found by the next page, under the shop's own keys, its hash also by other tabs", () => {
    saveCart(page, { fragments, hash: HASH, isRefresh: false });
    expect(loadCart(page)?.fragments).toEqual(fragments);
    expect(sessionStorage.getItem("wc_fragments_1")).toBe(JSON.stringify(fragments));
    expect(sessionStorage.getItem("wc_cart_hash_1")).toBe(HASH);
    expect(localStorage.getItem("wc_cart_hash_1")).toBe(HASH);
    expect(sessionStorage.getItem("wc_cart_created")).toBe(String(Date.now()));
  });

  it("has names of its own where the page gives none", () => {
    saveCart({ storageKeys: {} }, { fragments, hash: HASH, isRefresh: false });
    expect(sessionStorage.getItem("wc_fragments")).not.toBeNull();
    expect(localStorage.getItem("wc_cart_hash")).toBe(HASH);
  });

  it("counts while its hash is the cookie's, an empty cart included", () => {
    saveCart(page, { fragments, hash: HASH, isRefresh: false });
    writeCookie("woocommerce_cart_hash", "other");
    expect(loadCart(page)).toBeNull();
    removeCookie("woocommerce_cart_hash");
    expect(loadCart(page)).toBeNull();
    saveCart(page, { fragments, hash: "", isRefresh: false });
    expect(loadCart(page)?.fragments).toEqual(fragments);
  });

  it("counts for less than 24 hours, because its links carry nonces", () => {
    saveCart(page, { fragments, hash: HASH, isRefresh: false });
    vi.advanceTimersByTime(24 * 3_600_000 - 1);
    expect(loadCart(page)?.fragments).toEqual(fragments);
    vi.advanceTimersByTime(1);
    expect(loadCart(page)).toBeNull();
  });

  it("grows no younger by an add, but by a refresh", () => {
    saveCart(page, { fragments, hash: HASH, isRefresh: false });
    vi.advanceTimersByTime(23 * 3_600_000);
    saveCart(page, { fragments, hash: HASH, isRefresh: false });
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(loadCart(page)).toBeNull();
    saveCart(page, { fragments, hash: HASH, isRefresh: true });
    expect(loadCart(page)?.fragments).toEqual(fragments);
  });

  it("does not count without the time it was made, without its content, or from the future", () => {
    saveCart(page, { fragments, hash: HASH, isRefresh: false });
    sessionStorage.removeItem("wc_cart_created");
    expect(loadCart(page)).toBeNull();
    sessionStorage.setItem("wc_cart_created", String(Date.now() + 1));
    expect(loadCart(page)).toBeNull();
    saveCart(page, { fragments: { ".count": "<b>1</b>" }, hash: HASH, isRefresh: true });
    expect(loadCart(page)).toBeNull();
  });

  it.each(corpus("storage").map(({ id, text }) => [id, text]))(
    "that was tampered with (%s) harms nothing",
    (_id, text) => {
      saveCart(page, { fragments, hash: HASH, isRefresh: false });
      sessionStorage.setItem("wc_fragments_1", text);
      expect(() => loadCart(page)).not.toThrow();
    },
  );
});
