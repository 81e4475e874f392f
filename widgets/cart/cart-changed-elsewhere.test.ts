import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { button, cart, field, fixture, last, one, page, sent, type } from "#tests/support/cart-page.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

it("a cart that others have changed is asked for, and unmounting leaves the server's markup", async () => {
  const { islet, stop } = await mountMarkup(fixture);
  islet.bus.emit("wc_update_cart", {});
  await atRest();
  expect(sent.map(({ url }) => url)).toEqual(["/cart/"]);
  await last().answer(cart({ beanie: "6" }));
  expect(field().value).toBe("6");
  stop();
  expect(button().disabled).toBe(false);
  expect(document.querySelectorAll("[aria-busy], .islet-cart-busy, [aria-disabled]")).toHaveLength(0);
});

describe("a cart that others have changed meanwhile", () => {
  const asked = () => sent.filter(({ url }) => url === "/cart/");
  const setHash = (hash: string) => writeCookie("woocommerce_cart_hash", hash);
  beforeEach(() => setHash("one"));
  afterEach(() => removeCookie("woocommerce_cart_hash"));

  async function open() {
    const { islet } = await mountMarkup(fixture);
    return async (name: "wc_fragments_loaded" | "wc_fragments_refreshed") => {
      islet.bus.emit(name, {});
      await atRest();
    };
  }

  it.each(["wc_fragments_loaded", "wc_fragments_refreshed"] as const)(
    "is shown once the header shows it (%s), asked for once, and what was typed stays",
    async (name) => {
      const emit = await open();
      type("7", "bbb222");
      await emit(name);
      expect(sent).toEqual([]);
      setHash("two");
      await emit(name);
      await emit(name);
      expect(asked()).toHaveLength(1);
      await last().answer(cart({ beanie: "6" }));
      expect([field().value, field("bbb222").value]).toEqual(["6", "7"]);
      await emit(name);
      expect(asked()).toHaveLength(1);
    },
  );

  it("is asked for once where the shop's own script has changed it: its event comes after the header's", async () => {
    const { islet } = await mountMarkup(fixture);
    setHash("two");
    islet.bus.emit("wc_fragments_loaded", {});
    islet.bus.emit("removed_from_cart", { fragments: {}, cartHash: "two", button: null });
    await atRest();
    await last().answer(cart({ beanie: "6" }));
    await atRest();
    expect(asked()).toHaveLength(1);
  });

  it("is asked for again where the answer was none", async () => {
    const emit = await open();
    setHash("two");
    await emit("wc_fragments_refreshed");
    await last().answer("", 429);
    await emit("wc_fragments_refreshed");
    expect(asked()).toHaveLength(2);
  });

  it("is not asked for by itself once more when a refresh has shown it already", async () => {
    const { islet } = await mountMarkup(fixture);
    setHash("two");
    islet.bus.emit("wc_update_cart", {});
    await atRest();
    islet.bus.emit("wc_fragments_refreshed", {});
    await atRest();
    await last().answer(cart({ beanie: "6" }));
    expect(asked()).toHaveLength(1);
  });

  /** The page's answer, then that of the header, which asks whenever the page shows a cart. */
  async function answer(markup: string, headersHash: string) {
    await asked().at(-1)?.answer(markup);
    setHash(headersHash);
    expect(last().url).toBe("/?wc-ajax=get_refreshed_fragments");
    await last().answer(JSON.stringify({ fragments: {}, cart_hash: headersHash }));
  }

  it("is followed again where the header's answer already knows of one change more", async () => {
    const emit = await open();
    setHash("two");
    await emit("wc_fragments_refreshed");
    await answer(cart({ beanie: "2" }), "three");
    expect(asked()).toHaveLength(2);
    await answer(cart({ beanie: "3" }), "three");
    expect(asked()).toHaveLength(2);
    expect(field().value).toBe("3");
  });

  it("is followed again where another tab changes the cart while the page is asked for", async () => {
    const emit = await open();
    setHash("two");
    await emit("wc_fragments_refreshed");
    setHash("three");
    await answer(cart({ beanie: "2" }), "three");
    expect(asked()).toHaveLength(2);
    await answer(cart({ beanie: "3" }), "three");
    expect(asked()).toHaveLength(2);
    expect(field().value).toBe("3");
  });

  it("does not undo a choice of shipping that is made while it is asked for", async () => {
    const ways = ["flat", "pickup"].map(
      (way) =>
        `<input type="radio" name="shipping_method[0]" data-index="0" value="${way}" ${way === "flat" ? "checked" : ""}>`,
    );
    const withWays = fixture.replace(/(<div class="cart_totals[^>]*>)/, `$1${ways.join("")}`);
    const { islet } = await mountMarkup(withWays);
    setHash("two");
    islet.bus.emit("wc_fragments_refreshed", {});
    await atRest();
    one('[value="pickup"]').click();
    await atRest();
    await asked()[0]?.answer(page(withWays));
    const chosen = sent.find(({ url }) => url.includes("update_shipping_method"));
    expect(chosen?.body.get("shipping_method[0]")).toBe("pickup");
  });

  it("is not followed for ever where the hash is a new one with every answer", async () => {
    const emit = await open();
    setHash("a");
    await emit("wc_fragments_refreshed");
    await answer(cart(), "b");
    expect(asked()).toHaveLength(1);
    setHash("c");
    await emit("wc_fragments_refreshed");
    expect(asked()).toHaveLength(2);
  });

  it("does not tell twice what every answer of the shop tells", async () => {
    const notice = '<div class="woocommerce-info">£20 more for free shipping.</div>';
    const emit = await open();
    for (const hash of ["two", "three"]) {
      setHash(hash);
      await emit("wc_fragments_refreshed");
      await answer(cart({ beanie: hash === "two" ? "2" : "3", notice }), hash);
    }
    expect(document.querySelectorAll(".woocommerce-info")).toHaveLength(1);
  });
});
