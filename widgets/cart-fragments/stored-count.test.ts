import { afterEach, beforeEach, expect, it } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { saveCart } from "#shop/cart/cart-storage.ts";
import { corpus } from "#tests/corpora/corpus.ts";
import { showStoredCounts } from "./stored-count.ts";

const page = { storageKeys: {} };
const LINK = (count: string) =>
  `<a class="cart-contents" href="/cart/"><b>€7.00</b> <span class="count">${count}</span></a>`;

/** Stores a cart as the shop's answer brings it. */
function store(fragments: Record<string, string>) {
  const whole = { "div.widget_shopping_cart_content": "<div>cart</div>", ...fragments };
  saveCart(page, { fragments: whole, hash: "h", isRefresh: true });
}
function showOn(html: string) {
  document.body.innerHTML = html;
  showStoredCounts(page);
  return document.body.innerHTML;
}

beforeEach(() => writeCookie("woocommerce_cart_hash", "h"));
afterEach(() => {
  removeCookie("woocommerce_cart_hash");
  sessionStorage.clear();
});

it("the counts of a page from a cache show what the stored cart says, in the shop's words, and nothing else changes", () => {
  store({ "a.cart-contents": LINK("2 items").replace("7.00", "19.00") });
  expect(showOn(LINK("7 items"))).toBe(LINK("2 items"));
});

it("a theme's count that is a fragment of its own is right, too", () => {
  store({ "span.cart-count": '<span class="cart-count">12</span>' });
  expect(showOn('<span class="cart-count">3</span>')).toBe('<span class="cart-count">12</span>');
});

it("the builder's count also holds the number in its attribute", () => {
  const button = (count: number) =>
    `<a class="elementor-menu-cart__toggle_button"><span class="elementor-button-icon-qty" data-counter="${count}">${count}</span></a>`;
  store({ ".elementor-menu-cart__toggle_button": button(4) });
  expect(showOn(button(1))).toBe(button(4));
});

it("a count that a translator has put into an element is right, too", () => {
  store({ "span.cart-count": '<span class="cart-count">12</span>' });
  expect(showOn('<span class="cart-count"><font><font>3</font></font></span>')).toBe(
    '<span class="cart-count"><font><font>12</font></font></span>',
  );
});

it.each([
  ["the stored cart is another", () => writeCookie("woocommerce_cart_hash", "other"), LINK("7 items")],
  ["the fragment has no such element", () => store({ "a.cart-contents": "<a>2</a>" }), LINK("7 items")],
  ["the page shows no number", () => {}, LINK("")],
])("nothing changes where %s", (_what, change, html) => {
  store({ "a.cart-contents": LINK("2 items") });
  change();
  expect(showOn(html)).toBe(html);
});

it.each([...corpus("fragments", "body"), ...corpus("xss")].map(({ id, text }) => [id, text]))(
  "a stored fragment that was tampered with (%s) adds no element",
  (_id, text) => {
    store({ "a.cart-contents": `<span class="count">${text}</span>` });
    const html = showOn(LINK("7 items"));
    expect(html.match(/<\w+/g)).toEqual(["<a", "<b", "<span"]);
  },
);
