import { describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { fixture, last, one, page, press, sent } from "#tests/support/cart-page.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

it("a choice of shipping that waits behind a newer one is not even sent", async () => {
  const radios = ["flat_rate:1", "free_shipping:2", "local_pickup:3"].map(
    (value) =>
      `<input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" value="${value}">`,
  );
  await mountMarkup(fixture.replace("<h2>Cart totals</h2>", `$&${radios.join("")}`));
  for (const radio of document.querySelectorAll<HTMLInputElement>(".shipping_method")) {
    radio.checked = true;
    radio.dispatchEvent(new Event("change", { bubbles: true }));
    await atRest();
  }
  await last().answer("", 429);
  await last().answer("", 429);
  expect(sent.map(({ url, body }) => [url, body.get("shipping_method[0]")])).toEqual([
    ["/?wc-ajax=update_shipping_method", "flat_rate:1"],
    ["/?wc-ajax=update_shipping_method", "local_pickup:3"],
  ]);
  expect(last().body.has("_wp_http_referer")).toBe(false);
});

it("shipping is sent for each package by its number", async () => {
  const way = (index: number, value: string) =>
    `<input type="radio" class="shipping_method" name="shipping_method[${index}]" data-index="${index}" value="${value}" checked>`;
  await mountMarkup(fixture.replace('<div class="cart_totals', `${way(0, "flat")}${way(1, "pickup")}$&`));
  one("[value=pickup]").dispatchEvent(new Event("change", { bubbles: true }));
  await atRest();
  expect([0, 1].map((index) => last().body.get(`shipping_method[${index}]`))).toEqual(["flat", "pickup"]);
});

describe("the calculator of shipping", () => {
  const calculator =
    '<div class="cart_totals"><form class="woocommerce-shipping-calculator" action="/cart/" method="post"><section class="shipping-calculator-form"><input name="calc_shipping_postcode" value=""><button type="submit" name="calc_shipping" value="1">Update</button></section></form>';
  const markup = fixture.replace('<div class="cart_totals">', calculator);
  const ask = async (postcode: string) => {
    one<HTMLInputElement>("[name=calc_shipping_postcode]").value = postcode;
    await press(one("[name=calc_shipping]"));
  };
  const asked = () => sent.map(({ body }) => body.get("calc_shipping_postcode")).filter(Boolean);
  const told = (price: string) =>
    page(markup.replace("<strong>£28.98</strong>", `<strong>${price}</strong>`));
  const total = () => one(".order-total strong").textContent;

  it("pressed for another place while it is under way, it asks for that, too, and shows the newest only", async () => {
    await mountMarkup(markup);
    await ask("SW1A 1AA");
    await ask("SW1A 1AA");
    await ask("B1 1AA");
    await ask("M1 1AE");
    expect(asked()).toEqual(["SW1A 1AA"]);
    await last().answer(told("£1"));
    expect([asked(), total()]).toEqual([["SW1A 1AA", "M1 1AE"], "£28.98"]);
    await last().answer(told("£2"));
    expect(total()).toBe("£2");
  });

  it("the page is asked for once, though the shop's cookie tells of the new total only with the next answer", async () => {
    writeCookie("woocommerce_items_in_cart", "1");
    writeCookie("woocommerce_cart_hash", "before");
    await mountMarkup(markup);
    await ask("SW1A 1AA");
    await last().answer(told("£1"));
    expect(last().url).toBe("/?wc-ajax=get_refreshed_fragments");
    writeCookie("woocommerce_cart_hash", "after");
    await last().answer(JSON.stringify({ fragments: {}, cart_hash: "after" }));
    expect(sent.map(({ url }) => url)).toEqual(["/cart/", "/?wc-ajax=get_refreshed_fragments"]);
    removeCookie("woocommerce_items_in_cart");
    removeCookie("woocommerce_cart_hash");
  });
});
