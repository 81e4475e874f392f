import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import userEvent from "@testing-library/user-event";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/cart-server.ts";
import { mountMarkup } from "#tests/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/parsed-markup.ts"));

const fixture = readFileSync("widgets/add-to-cart/fixture.html", "utf8");
const MINI_CART = '<div class="widget_shopping_cart_content">server</div>';

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
});

const call = (index = 0) => calls[index] as CartCall;
const button = (index = 0) =>
  document.querySelectorAll<HTMLElement>(".ajax_add_to_cart")[index] as HTMLElement;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("a.added_to_cart")];
const told = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
const states = (one = button()) => ["loading", "added"].filter((name) => one.classList.contains(name));
const mountFixture = (config: Record<string, unknown> = {}) => mountMarkup(fixture + MINI_CART, { config });

async function press(one = button()) {
  one.click();
  await atRest();
}

describe("a press on a button of the list", () => {
  it("add-to-cart.1 sends all data attributes, named as the shop names them", async () => {
    await mountFixture();
    button().setAttribute("data-gift-wrap", "yes");
    button().setAttribute("data-quantity", "3");
    await press();
    expect(call().endpoint).toBe("add_to_cart");
    expect(call().body).toEqual({
      product_id: "18",
      product_sku: "bed-1",
      quantity: "3",
      success_message: "“Beanie” has been added to your cart",
      giftWrap: "yes",
    });
  });

  it("add-to-cart.2 shows normal, loading, added", async () => {
    await mountFixture();
    expect(states()).toEqual([]);
    await press();
    expect(states()).toEqual(["loading"]);
    await call().answer(cartAnswer("one"));
    expect(states()).toEqual(["added"]);
    await press();
    expect(states()).toEqual(["loading"]);
  });

  it("add-to-cart.6 announces the button's own message, or the page's text where it has none", async () => {
    await mountFixture({ i18n: { added_to_cart: "Zum Warenkorb gelegt." } });
    await press();
    expect(told()).toBe("");
    await call().answer(cartAnswer("one"));
    expect(told()).toBe("“Beanie” has been added to your cart");
    button().removeAttribute("data-success_message");
    await press();
    await call(1).answer(cartAnswer("two"));
    expect(told()).toBe("Zum Warenkorb gelegt.");
  });

  it("add-to-cart.7 puts one link to the cart behind the button, never a second, and none on the cart page", async () => {
    const first = await mountFixture({ cart_url: "/basket/", i18n: { view_cart: "To the basket" } });
    await press();
    await call().answer(cartAnswer("one"));
    await press();
    await call(1).answer(cartAnswer("two"));
    expect(links()).toHaveLength(1);
    expect(button().nextElementSibling).toBe(links()[0]);
    expect(links()[0]?.className).toBe("added_to_cart wc-forward");
    expect(links()[0]?.pathname).toBe("/basket/");
    expect(links()[0]?.textContent).toBe("To the basket");
    first.stop();
    await mountFixture({ is_cart: true });
    await press();
    await call(2).answer(cartAnswer("three"));
    expect(states()).toEqual(["added"]);
    expect(links()).toEqual([]);
  });

  it("tells the bus that the button shows its new state", async () => {
    const { islet } = await mountFixture();
    const heard = vi.fn();
    islet.bus.on("wc_cart_button_updated", heard);
    await press();
    await call().answer(cartAnswer("one"));
    expect(heard.mock.calls).toEqual([[{ button: button() }]]);
  });

  it("add-to-cart.3 many presses are as many adds, sent one at a time, and the button loads until the last", async () => {
    await mountFixture();
    for (let times = 0; times < 3; times++) button().click();
    await press(button(1));
    for (let sent = 1; sent <= 3; sent++) {
      expect(calls).toHaveLength(sent);
      expect(states()).toContain("loading");
      await call(sent - 1).answer(cartAnswer(`${sent}`));
    }
    expect(states()).toEqual(["added"]);
    expect(calls.map(({ body }) => body["product_id"])).toEqual(["18", "18", "18", "22"]);
  });

  it("Space presses a link that is a button, once however long it is held", async () => {
    await mountFixture();
    const down = (repeat: boolean) =>
      new KeyboardEvent("keydown", { key: " ", repeat, bubbles: true, cancelable: true });
    const first = down(false);
    button().dispatchEvent(first);
    button().dispatchEvent(down(true));
    await atRest();
    expect(first.defaultPrevented).toBe(true);
    await call().answer(cartAnswer("one"));
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["with Ctrl, which opens a tab", { ctrlKey: true }, ""],
    ["on a block button, which has a cart of its own", {}, "wc-interactive"],
    ["on a button that is off", {}, "aria-disabled"],
  ])("%s is not ours", async (_what, init, mark) => {
    await mountFixture();
    if (mark === "aria-disabled") button().setAttribute(mark, "true");
    else if (mark) button().classList.add(mark);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    button().dispatchEvent(event);
    await atRest();
    expect(event.defaultPrevented).toBe(false);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([]);
  });
});

describe("when it does not work", () => {
  it.each([
    ["an error of the server", "<h1>Error</h1>", 500],
    ["an empty answer", "", 200],
    ["a malformed answer", '{"fragments"', 200],
    ["an answer that says no", '{"error":true,"product_url":false}', 200],
  ])(
    "%s: the button is normal again, the visitor is told, and can try again",
    async (_what, body, status) => {
      await mountFixture();
      await press();
      await call().answer(body, status);
      expect(states()).toEqual([]);
      expect(told()).toContain("Could not be added");
      expect(button().nextElementSibling?.textContent).toContain("Could not be added");
      if (calls.length > 1) await call(1).answer(cartAnswer("truth"));
      await press();
      expect(document.querySelector(".islet-add-to-cart-problem")).toBeNull();
      await call(calls.length - 1).answer(cartAnswer("one"));
      expect(states()).toEqual(["added"]);
    },
  );

  it("a veto leaves the button normal and says nothing", async () => {
    const { islet } = await mountFixture();
    islet.bus.on("adding_to_cart", () => false);
    await press();
    expect(states()).toEqual([]);
    expect(told()).toBe("");
  });

  it("add-to-cart.4 the button loads until the visitor has left, and is normal when they come back", async () => {
    const assign = vi.spyOn(navigation, "assign").mockReturnValue();
    const { islet } = await mountFixture();
    await press();
    await call().answer({ error: true, product_url: "/product/beanie/" });
    expect(assign).toHaveBeenCalledOnce();
    expect(states()).toEqual(["loading"]);
    islet.bus.emit("page/restored", {});
    expect(states()).toEqual([]);
  });
});

describe("other scripts", () => {
  it("an add of theirs with one of our buttons shows on the button", async () => {
    const { islet } = await mountFixture();
    islet.bus.emit("added_to_cart", { ...cartAnswer("theirs"), cartHash: "h", button: button(1) });
    await atRest();
    expect(states(button(1))).toEqual(["added"]);
    expect(links()).toHaveLength(1);
    expect(document.querySelector(".widget_shopping_cart_content")?.textContent).toBe("theirs");
  });

  it("a click that somebody has answered already is left alone", async () => {
    await mountFixture();
    button().addEventListener("click", (event) => event.preventDefault());
    await press();
    expect(calls).toHaveLength(0);
  });
});

describe("the form of a product", () => {
  const form = (attributes: string, inside = "", button = "") =>
    `<form class="cart ${attributes.startsWith("class:") ? attributes.slice(6) : ""}" action="/product/beanie/" method="post"
       data-widget="add-to-cart" ${attributes.startsWith("class:") ? 'data-settings=\'{"ajax":"yes"}\'' : attributes}>
       <input class="qty" name="quantity" value="2">${inside}
       <button type="submit" name="add-to-cart" value="18" class="single_add_to_cart_button ${button}">Add</button>
     </form>`;
  const AJAX = `data-settings='{"ajax":"yes"}'`;

  async function submit() {
    let isOrdinary = false;
    const look = (event: Event) => {
      isOrdinary = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("submit", look);
    await userEvent.click(document.querySelector("button") as HTMLElement);
    window.removeEventListener("submit", look);
    await atRest();
    return isOrdinary;
  }

  it("is sent as ever unless ajax is wanted", async () => {
    await mountMarkup(form(""));
    expect(await submit()).toBe(true);
    expect(calls).toHaveLength(0);
  });

  it.each([
    ["the setting", form(AJAX, '<input name="engraving" value="A">')],
    ["the button's class", form("", '<input name="engraving" value="A">', "ajax_add_to_cart")],
  ])(
    "is sent without leaving where %s says so, without the field that would add twice",
    async (_what, html) => {
      await mountMarkup(html);
      expect(await submit()).toBe(false);
      expect(call().body).toEqual({ product_id: "18", quantity: "2", engraving: "A" });
      await call().answer(cartAnswer("one"));
      expect(links()).toHaveLength(1);
    },
  );

  it.each([
    ["choices", form("class:variations_form")],
    ["several products", form("class:grouped_form")],
    ["fields that repeat", form(AJAX, '<input name="addon[]" value="1"><input name="addon[]" value="2">')],
    ["a file", form(AJAX, '<input type="file" name="logo">')],
  ])("with %s is left to the browser", async (_what, html) => {
    await mountMarkup(html);
    expect(await submit()).toBe(true);
  });

  it("a loop's own form tells the quantity, and its link stands at the end", async () => {
    await mountMarkup(`<div data-widget="add-to-cart"><div class="e-loop-add-to-cart-form-container">
        <form class="e-loop-add-to-cart-form"><input class="qty" value="1">
        <a class="add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1" href="?add-to-cart=18">Add</a></form>
        <p>end</p></div></div>`);
    const field = document.querySelector("input") as HTMLInputElement;
    field.value = "4";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    expect(button().dataset["quantity"]).toBe("4");
    field.value = "5";
    await press();
    expect(call().body["quantity"]).toBe("5");
    await call().answer(cartAnswer("five"));
    expect(document.querySelector(".e-loop-add-to-cart-form-container")?.lastElementChild).toBe(links()[0]);
  });
});

it("a button that is the host itself sends nothing of its marker", async () => {
  await mountMarkup(
    `<a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=1" data-product_id="1" data-widget="add-to-cart" data-settings="{}" data-widget-on="load">Add</a>`,
  );
  await press();
  expect(call().body).toEqual({ product_id: "1", quantity: "1" });
});

it("unmounting gives back every attribute, class and node", async () => {
  const { stop } = await mountFixture();
  const before = fixture.trim();
  await press();
  await call().answer(cartAnswer("one"));
  await press(button(1));
  await call(1).answer("", 500);
  stop();
  expect(document.querySelector("ul")?.outerHTML).toBe(before);
  expect(document.querySelector(".widget_shopping_cart_live_region")).toBeNull();
  await press();
  expect(calls).toHaveLength(2);
});
