import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const fixture = readFileSync("widgets/remove-from-cart/fixture.html", "utf8");

let calls: readonly CartCall[];
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  calls = cartServer();
  assign = vi.spyOn(navigation, "assign").mockReturnValue();
});

const call = (index = 0) => calls[index] as CartCall;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("[data-cart_item_key]")];
const rows = () => [...document.querySelectorAll<HTMLElement>(".mini_cart_item, .cart_item")];
const told = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
const isBlocked = (row = rows()[0]) => row?.getAttribute("aria-busy") === "true";

async function press(index = 0) {
  links()[index]?.click();
  await atRest();
}

describe("a press on a remove link", () => {
  it("remove-from-cart.1 posts the item's key, shows the answer and announces it", async () => {
    await mountMarkup(fixture);
    await press();
    expect(call()).toMatchObject({ endpoint: "remove_from_cart", body: { cart_item_key: "aaa111" } });
    await call().answer(cartAnswer("one left"));
    expect(document.querySelector(".widget_shopping_cart_content")?.textContent).toBe("one left");
    expect(told()).toBe("“Beanie” has been removed from your cart");
    expect(assign).not.toHaveBeenCalled();
  });

  it("blocks the row until the answer is there; a second press sends nothing", async () => {
    await mountMarkup(fixture);
    await press();
    await press();
    expect(isBlocked()).toBe(true);
    expect(isBlocked(rows()[1])).toBe(false);
    expect(calls).toHaveLength(1);
    await call().answer({ fragments: { ".elsewhere": "<p>1</p>" }, cart_hash: "h" });
    expect(isBlocked()).toBe(false);
  });

  it("counts all items of the row at once, until the answer tells", async () => {
    await mountMarkup(`<b class="header-cart-count">15</b>${fixture.replace("1 × £9.00", "12 × £9.00")}`);
    await press();
    expect(document.querySelector(".header-cart-count")?.textContent).toBe("3");
    await call().answer("", 500);
    expect(document.querySelector(".header-cart-count")?.textContent).toBe("15");
  });

  it("both links of the builder's rows remove, and are announced although they carry no message", async () => {
    const link = (name: string) =>
      `<a href="/cart/?remove_item=k" class="${name}" data-product_id="1" data-cart_item_key="k" aria-label="Remove this item"></a>`;
    await mountMarkup(
      `<div data-widget="remove-from-cart"><div class="elementor-menu-cart__product cart_item">${link("elementor_remove_from_cart_button")}${link("remove_from_cart_button")}</div></div>`,
    );
    await press(0);
    expect(isBlocked()).toBe(true);
    await call(0).answer({ fragments: { ".elsewhere": "<p>1</p>" }, cart_hash: "h" });
    await press(1);
    await call(1).answer({ fragments: { ".elsewhere": "<p>1</p>" }, cart_hash: "h" });
    expect(calls.map(({ body }) => body)).toEqual([{ cart_item_key: "k" }, { cart_item_key: "k" }]);
    expect(told()).toBe("Removed from your cart.");
  });

  it("rows that wait stay marked when an answer draws them anew; a page that comes back shows none", async () => {
    const { islet } = await mountMarkup(fixture);
    await press(0);
    await press(1);
    const inside = document.querySelector(".widget_shopping_cart_content")?.outerHTML ?? "";
    const printed = inside.replace(/ islet-remove-from-cart-row| aria-busy="true"/g, "");
    islet.bus.emit("added_to_cart", {
      fragments: { ".widget_shopping_cart_content": printed },
      cartHash: "h",
      button: null,
    });
    await atRest();
    expect(rows().map((row) => isBlocked(row))).toEqual([true, true]);
    islet.bus.emit("page/restored", {});
    expect(rows().map((row) => isBlocked(row))).toEqual([false, false]);
  });

  it("Space presses a link that is a button", async () => {
    await mountMarkup(fixture);
    const down = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    links()[1]?.dispatchEvent(down);
    await atRest();
    expect(down.defaultPrevented).toBe(true);
    expect(call().body).toEqual({ cart_item_key: "bbb222" });
  });
});

describe("when it does not work", () => {
  it.each([
    ["an error of the server", "", 500],
    ["an empty answer", "", 200],
    ["no fragments", '{"success":false}', 200],
    ["a refusal", "-1", 403],
  ])("remove-from-cart.2 %s leads to the link's own address", async (_what, body, status) => {
    await mountMarkup(fixture);
    await press();
    await call().answer(body, status);
    expect(assign).toHaveBeenCalledExactlyOnceWith(links()[0]?.href);
  });

  it("remove-from-cart.2 a broken connection leads there, too", async () => {
    await mountMarkup(fixture);
    await press();
    await call().drop();
    expect(assign).toHaveBeenCalledExactlyOnceWith(links()[0]?.href);
  });

  it("an address that is not the site's is not visited; the row is free again and the visitor is told", async () => {
    await mountMarkup(fixture);
    links()[0]?.setAttribute("href", "https://evil.example/");
    await press();
    await call().answer({ success: false });
    expect(assign).not.toHaveBeenCalled();
    expect(isBlocked()).toBe(false);
    expect(told()).toContain("Could not be removed");
  });
});

it("unmounting gives back every attribute, class and node", async () => {
  const { stop } = await mountMarkup(fixture);
  await press();
  stop();
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});
