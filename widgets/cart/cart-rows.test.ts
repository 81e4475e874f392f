import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import {
  cart,
  enter,
  field,
  fixture,
  last,
  one,
  page,
  press,
  sent,
  told,
  type,
} from "#tests/support/cart-page.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

describe("rows", () => {
  it("are removed by their link, and the event says so", async () => {
    const { islet } = await mountMarkup(fixture);
    const removed = vi.fn();
    islet.bus.on("item_removed_from_classic_cart", removed);
    await press(one(".product-remove a"));
    expect(last().url).toBe("/cart/?remove_item=aaa111&_wpnonce=d03163f6af");
    const left = document.createElement("div");
    left.innerHTML = fixture;
    left.querySelector(".cart_item")?.remove();
    await last().answer(page(left.innerHTML));
    expect(document.querySelectorAll(".cart_item")).toHaveLength(1);
    expect(removed).toHaveBeenCalledOnce();
  });

  it("the last one leaves the empty cart", async () => {
    const { islet } = await mountMarkup(fixture);
    const emptied = vi.fn();
    islet.bus.on("wc_cart_emptied", emptied);
    await press(one(".product-remove a"));
    await last().answer(
      page(
        '<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div><div class="wc-empty-cart-message">Empty.</div></div>',
      ),
    );
    expect(one("[data-widget=cart]").textContent?.trim()).toBe("Empty.");
    expect(emptied).toHaveBeenCalledOnce();
  });

  it("the last one on a checkout page leads to the page anew: there is nothing left to order", async () => {
    const reload = vi.spyOn(navigation, "reload").mockReturnValue();
    await mountMarkup(`${fixture}<form class="woocommerce-checkout"></form>`);
    await press(one(".product-remove a"));
    await last().answer(
      page('<div class="woocommerce"><div class="wc-empty-cart-message">Empty.</div></div>'),
    );
    expect(reload).toHaveBeenCalledOnce();
    expect(document.querySelectorAll(".cart_item")).toHaveLength(2);
  });

  it("one that the server leaves in without a word is told, and nobody hears of a removal", async () => {
    const { islet } = await mountMarkup(fixture);
    const removed = vi.fn();
    islet.bus.on("item_removed_from_classic_cart", removed);
    await press(one(".product-remove a"));
    await last().answer(cart());
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
    expect(removed).not.toHaveBeenCalled();
  });

  it("when nobody knows whether one is gone, the header's cart is asked for", async () => {
    await mountMarkup(fixture);
    await press(one(".product-remove a"));
    await last().drop();
    await last().drop();
    expect(told()).toEqual([expect.stringMatching(/^No answer came, so the change may have been made/)]);
    expect(last().url).toBe("/?wc-ajax=get_refreshed_fragments");
  });

  it("when the answer is lost and the cart still holds it, its removal has failed", async () => {
    await mountMarkup(fixture);
    await press(one(".product-remove a"));
    await last().answer("", 504);
    await last().answer(cart());
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
    expect(document.querySelectorAll(".cart_item").length).toBeGreaterThan(0);
  });

  it("a lost answer is made good by the page, without a second removal", async () => {
    await mountMarkup(fixture);
    await press(one(".product-remove a"));
    await last().drop();
    expect(sent.map(({ url }) => url)).toEqual(["/cart/?remove_item=aaa111&_wpnonce=d03163f6af", "/cart/"]);
    await last().answer(
      page('<div class="woocommerce"><div class="wc-empty-cart-message">Empty.</div></div>'),
    );
    expect(told()).toEqual([]);
    expect(document.querySelector(".cart_item")).toBeNull();
  });
});

describe("what the header counts before the server has answered", () => {
  const header = '<a class="cart-contents" href="/cart/"><span class="count">3 items</span></a>';
  const count = () => one(".count").textContent;
  const without = (key: string) => {
    const left = document.createElement("div");
    left.innerHTML = fixture;
    left.querySelector(`[href*=${key}]`)?.closest("tr")?.remove();
    return page(left.innerHTML);
  };
  const refreshed = (items: number) =>
    JSON.stringify({ fragments: { ".count": `<span class="count">${items} items</span>` }, cart_hash: "h" });

  it("falls with a row that is taken out, and is exact afterwards; an undo brings its items back", async () => {
    await mountMarkup(header + fixture);
    await press(one("[href*=bbb222]"));
    expect(count()).toBe("1 items");
    const undo =
      '<div class="woocommerce-message" role="alert"><a class="restore-item" href="/cart/?undo_item=bbb222">Undo?</a></div>';
    await last().answer(without("bbb222").replace('notices-wrapper">', `notices-wrapper">${undo}`));
    expect(last().url).toBe("/?wc-ajax=get_refreshed_fragments");
    expect(count()).toBe("1 items");
    await last().answer(refreshed(1));
    expect(count()).toBe("1 items");
    await press(one(".restore-item"));
    expect(count()).toBe("3 items");
    await last().answer(cart());
    await last().answer(refreshed(4));
    expect(count()).toBe("4 items");
    expect(sent).toHaveLength(4);
  });

  it("follows quantities, however many are under way", async () => {
    await mountMarkup(header + fixture);
    type("3");
    await enter(field());
    expect(count()).toBe("5 items");
    type("4");
    await enter(field());
    expect(count()).toBe("6 items");
    await last().answer(cart({ beanie: "3" }));
    await last().answer(cart({ beanie: "4" }));
    await last().answer(refreshed(6));
    expect(count()).toBe("6 items");
  });

  it("starts from what the server allowed, once no update is under way", async () => {
    await mountMarkup(header + fixture);
    type("3");
    await enter(field());
    expect(count()).toBe("5 items");
    await last().answer(cart({ beanie: "2" }));
    await last().answer(refreshed(4));
    expect(count()).toBe("4 items");
    type("4");
    await enter(field());
    expect(count()).toBe("6 items");
  });

  it("a row's end is told to other scripts when it is taken out, not when it comes back", async () => {
    const { islet } = await mountMarkup(header + fixture);
    const removed = vi.fn();
    islet.bus.on("item_removed_from_classic_cart", removed);
    await press(one("[href*=bbb222]"));
    const undo =
      '<div class="woocommerce-message"><a class="restore-item" href="/cart/?undo_item=bbb222">Undo?</a></div>';
    await last().answer(without("bbb222").replace('notices-wrapper">', `notices-wrapper">${undo}`));
    await last().answer(refreshed(1));
    expect(removed).toHaveBeenCalledTimes(1);
    await press(one(".restore-item"));
    await last().answer(cart());
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it("an undo that fails leaves its link for another try", async () => {
    const undo =
      '<div class="woocommerce-message"><a class="restore-item" href="/cart/?undo_item=bbb222">Undo?</a></div>';
    await mountMarkup(fixture.replace('notices-wrapper">', `notices-wrapper">${undo}`));
    await press(one(".restore-item"));
    await last().answer("", 429);
    expect(one(".restore-item").textContent).toBe("Undo?");
    await press(one(".product-remove [href*=aaa111]"));
    await last().answer("", 429);
    expect(document.querySelector(".restore-item")).toBeNull();
  });

  it("is taken back when the server does not do it", async () => {
    await mountMarkup(header + fixture);
    await press(one("[href*=bbb222]"));
    await last().answer("", 429);
    expect(count()).toBe("3 items");
    type("9");
    await enter(field());
    expect(count()).toBe("11 items");
    await last().drop();
    await last().answer("", 429);
    expect(count()).toBe("3 items");
  });
});
