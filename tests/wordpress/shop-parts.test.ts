import { beforeEach, describe, expect, it } from "vitest";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

beforeEach(() => {
  document.body.replaceChildren();
});

/** The element that the plugin prints of a widget of the shop, in the page. */
function printed(widget: string, given: object, { cart = "full", hasShop = true } = {}): Element | null {
  const [html = ""] = callPhp(
    placedWidgets,
    [["marker", widget, given]],
    {},
    { ...(hasShop && { file: "shop-parts.php" }), env: { SHOP_CART: cart } },
  );
  document.body.innerHTML = html;
  return document.body.firstElementChild;
}

describe.runIf(hasPhp)("what a site's shop prints in a widget", () => {
  it("the mini cart is a link to the cart with its total and count, and the shop's own list", () => {
    const cart = printed("mini-cart", { cart_type: "mini-cart", label: "Bag & <b>more</b>" });
    expect(cart?.getAttribute("data-widget")).toBe("mini-cart");
    expect(JSON.parse(cart?.getAttribute("data-settings") ?? "")).toEqual({ cart_type: "mini-cart" });
    const link = cart?.querySelector<HTMLAnchorElement>("a.islet-cart-contents");
    expect(link?.getAttribute("href")).toBe("https://shop.example/cart/");
    expect(link?.textContent).toBe("Bag & <b>more</b> £39.98 2");
    expect(link?.querySelector(".count")?.textContent).toBe("2");
    expect(cart?.querySelector(".widget_shopping_cart_content")?.textContent).toBe("Beanie");
  });

  it("in an editor, which has no cart, it is an empty one", () => {
    const cart = printed("mini-cart", {}, { cart: "none" });
    expect(cart?.querySelector("a.islet-cart-contents")?.textContent).toBe("Cart 0 0");
    expect(cart?.querySelector(".widget_shopping_cart_content")?.childNodes).toHaveLength(0);
  });

  it("a button adds the chosen product, else that of the page, and is left to who runs the shop's buttons", () => {
    const button = printed("add-to-cart", { product: "1", show_price: false });
    expect(button?.querySelector("a.ajax_add_to_cart")?.getAttribute("href")).toBe("?add-to-cart=1");
    expect(button?.textContent?.trim()).toBe("Add to cart");
    expect(button?.hasAttribute("data-widget")).toBe(false);
    const ofPage = printed("add-to-cart", {});
    expect([ofPage?.textContent, ofPage?.querySelector("a")?.search]).toEqual([
      "£18.00 Add to cart",
      "?add-to-cart=11",
    ]);
  });

  it.each([["3"], ["4"], ["99"], ["-1"], ["1 OR 1"], ["<script>"]])(
    "nothing is printed of what visitors may not see, or is no product: %s",
    (product) => {
      expect(printed("add-to-cart", { product })).toBeNull();
    },
  );

  it("a site without a shop prints nothing", () => {
    expect(printed("mini-cart", {}, { hasShop: false })).toBeNull();
    expect(printed("add-to-cart", { product: "11" }, { hasShop: false })).toBeNull();
  });
});
