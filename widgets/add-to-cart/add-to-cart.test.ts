import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import * as safeHtml from "#browser/safe-html.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { FakeStore, refusal } from "#tests/support/store-api.ts";
import { createFormAdds } from "./form-adds.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: vi.fn(),
}));

vi.mock("./form-adds.ts", async (original) => {
  const { createFormAdds: create } = await original<{ createFormAdds: typeof createFormAdds }>();
  return { createFormAdds: vi.fn<typeof createFormAdds>(create) };
});

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
    ["a refusal of the server", "<h1>Slow down</h1>", 429, "Could not be added"],
    ["an error of the server, which may follow an add", "<h1>Error</h1>", 500, "may be in your cart already"],
    ["an empty answer", "", 200, "may be in your cart already"],
    ["a malformed answer", '{"fragments"', 200, "may be in your cart already"],
    ["a bare 0, which may follow an add", "0", 200, "may be in your cart already"],
    ["an answer that says no", '{"error":true,"product_url":false}', 200, "Could not be added"],
  ])(
    "%s: the button is normal again, the visitor is told, and can try again",
    async (_what, body, status, words) => {
      await mountFixture();
      await press();
      await call().answer(body, status);
      expect(states()).toEqual([]);
      expect(told()).toContain(words);
      expect(button().nextElementSibling?.textContent).toContain(words);
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

  it("is sent without leaving where the setting says so, without the field that would add twice", async () => {
    await mountMarkup(form(AJAX, '<input type="hidden" name="product_id" value="18">'));
    expect(await submit()).toBe(false);
    expect(call().body).toEqual({ product_id: "18", quantity: "2" });
    await call().answer(cartAnswer("one"));
    expect(links()).toHaveLength(1);
  });

  it("is sent with the fields of other plugins where its button has the shop's class", async () => {
    await mountMarkup(form("", '<input name="engraving" value="A">', "ajax_add_to_cart"));
    expect(await submit()).toBe(false);
    expect(call().body).toEqual({ product_id: "18", quantity: "2", engraving: "A" });
  });

  it.each([
    ["by its button's class", ""],
    ["by the setting", `data-widget="add-to-cart" ${AJAX}`],
  ])(
    "of the block Add to Cart + Options, sent by the browser in its legacy mode, is left to it %s",
    async (_, marker) => {
      await mountMarkup(
        `<div data-widget="add-to-cart"><form class="wc-block-add-to-cart-with-options cart" method="post" data-wp-interactive="woocommerce/add-to-cart-with-options" ${marker}>
        <input class="qty" name="quantity" value="2"><input type="radio" name="attribute_pa_color" value="blue" checked>
        <div class="single_variation_wrap"><input type="hidden" name="add-to-cart" value="12"><input type="hidden" name="product_id" value="12"><input type="hidden" name="variation_id" value="34"></div>
        <button type="submit" class="add_to_cart_button ajax_add_to_cart wc-interactive" data-product_id="12">Add</button></form></div>`,
      );
      expect(await submit()).toBe(true);
      expect(calls).toHaveLength(0);
    },
  );

  it.each([
    ["choices", form("class:variations_form")],
    [
      "a group in which nothing is chosen",
      form("class:grouped_form", '<input name="quantity[20]" value="0">'),
    ],
    ["a field of another plugin", form(AJAX, '<input name="engraving" value="">')],
    ["a hidden field of another plugin", form(AJAX, '<input type="hidden" name="addon-18" value="1">')],
    ["quantities of products that are no group's", form(AJAX, '<input name="quantity[20]" value="1">')],
    ["fields that repeat", form(AJAX, '<input name="addon[]" value="1"><input name="addon[]" value="2">')],
    ["a file", form(AJAX, '<input type="file" name="logo">')],
  ])("with %s is left to the browser", async (_what, html) => {
    await mountMarkup(html);
    expect(await submit()).toBe(true);
  });

  describe("whose setting is on", () => {
    const NOTICES = '<div class="woocommerce-notices-wrapper"></div>';
    const notices = () => document.querySelector(".woocommerce-notices-wrapper");
    const page = (html: string, config = {}) => mountMarkup(NOTICES + html, { config });
    const REFUSED = { error: true, product_url: "/product/beanie/" };

    /** The page that the shop names, with the notice that it prints once. */
    function productPage(html: string) {
      const opened: unknown[] = [];
      vi.mocked(safeHtml.parseDocument).mockImplementation((url) => {
        opened.push(url);
        return Promise.resolve({
          ok: true,
          status: 200,
          data: new DOMParser().parseFromString(html, "text/html"),
        });
      });
      return opened;
    }

    it("tells that the product is added: by a notice, with a link to the cart beside the button, and to screen readers once", async () => {
      await page(form(AJAX), { cart_url: "/basket/" });
      await submit();
      await call().answer(cartAnswer("one"));
      const notice = notices()?.querySelector(".woocommerce-message");
      expect(notice?.textContent).toBe("Added to your cart.");
      expect(links().map(({ pathname }) => pathname)).toEqual(["/basket/"]);
      expect(notice?.getAttribute("role")).toBeNull();
      expect(told()).toBe("Added to your cart.");
    });

    it("is sent by the browser, once, when the code for it does not come", async () => {
      vi.mocked(createFormAdds).mockImplementationOnce(() => {
        throw new Error("no code");
      });
      const { problems } = await page(form(AJAX));
      const sent: (string | null)[] = [];
      const look = (event: SubmitEvent) => {
        if (!event.defaultPrevented) sent.push(event.submitter?.getAttribute("value") ?? null);
        event.preventDefault();
      };
      window.addEventListener("submit", look);
      await userEvent.click(document.querySelector("button") as HTMLElement);
      await atRest();
      window.removeEventListener("submit", look);
      expect([sent, calls.length, problems.length]).toEqual([["18"], 0, 1]);
    });

    it("shows the notice before the form where the page has no place for notices; a new one takes its place", async () => {
      await mountMarkup(`<p class="woocommerce-error">Old</p>${form(AJAX)}`);
      for (const index of [0, 1]) {
        await submit();
        await call(index).answer(cartAnswer("one"));
        expect(document.querySelectorAll(".woocommerce-message, .woocommerce-error")).toHaveLength(1);
        expect(document.querySelector("form")?.previousElementSibling?.className).toBe("woocommerce-message");
      }
    });

    it("shows the shop's own notice of a refusal, as an alert, and stays", async () => {
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const opened = productPage(
        `${NOTICES}<ul class="woocommerce-error" role="alert"><li>Only 2 left. <script>x</script></li></ul>
        <form><p class="woocommerce-error">Of a form</p></form>`,
      );
      await page(form(AJAX));
      await submit();
      await call().answer(REFUSED);
      await atRest();
      expect(opened).toEqual(["/product/beanie/"]);
      expect(notices()?.querySelector("[role=alert] li")?.textContent).toContain("Only 2 left.");
      expect(notices()?.textContent).not.toContain("Of a form");
      expect(states(document.querySelector("button") as HTMLElement)).toEqual([]);
      expect(assign).not.toHaveBeenCalled();
    });

    it("goes to the page that tells the reason if the reason cannot be shown", async () => {
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      productPage("<p>Nothing is said</p>");
      await page(form(AJAX));
      await submit();
      await call().answer(REFUSED);
      expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/product/beanie/", location.href).href);
    });

    it("adds once however often it is pressed meanwhile, and again afterwards", async () => {
      await page(form(AJAX));
      await submit();
      expect(await submit()).toBe(false);
      await call().answer(cartAnswer("one"));
      expect(calls).toHaveLength(1);
      await submit();
      expect(calls).toHaveLength(2);
    });

    it("says that no answer came, keeps what was typed, and asks for the cart", async () => {
      await page(form(AJAX));
      (document.querySelector(".qty") as HTMLInputElement).value = "7";
      await submit();
      await call().drop();
      expect(told()).toMatch(
        /^No answer came, so it may be in your cart already\. Please check your connection and your cart\.$/,
      );
      expect(document.querySelector(".islet-add-to-cart-problem")?.textContent).toBe(told());
      expect(document.querySelector<HTMLInputElement>(".qty")?.value).toBe("7");
      expect(call(1).endpoint).toBe("get_refreshed_fragments");
      await call(1).answer(cartAnswer("one"));
      await submit();
      expect(call(2).body["quantity"]).toBe("7");
    });

    it("sends a variation by its id once variation-form has found it", async () => {
      await page(form("class:variations_form", '<input name="attribute_pa_size" value="l">'));
      document.querySelector("form")?.setAttribute("data-islet-variation", "34");
      expect(await submit()).toBe(false);
      expect(call().body).toMatchObject({ product_id: "34", quantity: "2", attribute_pa_size: "l" });
    });

    it("sends the chosen products of a group one after the other, and tells it once", async () => {
      const children = [20, 21, 22].map(
        (id, index) => `<input name="quantity[${id}]" value="${index || ""}">`,
      );
      await page(
        form("class:grouped_form", children.join("")).replace(
          '<input class="qty" name="quantity" value="2">',
          "",
        ),
      );
      expect(await submit()).toBe(false);
      expect(call().body).toEqual({ product_id: "21", quantity: "1" });
      await call().answer(cartAnswer("one"));
      expect(states(document.querySelector("button") as HTMLElement)).toContain("loading");
      expect(call(1).body).toEqual({ product_id: "22", quantity: "2" });
      expect(notices()?.textContent).toBe("");
      await call(1).answer(cartAnswer("two"));
      expect(notices()?.children).toHaveLength(1);
      expect(calls).toHaveLength(2);
    });
  });

  describe("with the Store API", () => {
    const open = (html: string) => mountMarkup(html, { config: { store_api: true } });
    const choices = form(
      "class:variations_form",
      '<input type="hidden" name="variation_id" value="34"><input name="attribute_pa_size" value="l">',
    );

    it("sends a variation with the choices that its id leaves open", async () => {
      const store = new FakeStore();
      await open(choices);
      expect(await submit()).toBe(false);
      expect(store.sent[1]).toMatchObject({
        path: "cart/add-item",
        body: { id: 34, quantity: 2, variation: [{ attribute: "attribute_pa_size", value: "l" }] },
      });
    });

    it("is left to the browser while no variation is found", async () => {
      await open(choices.replace('value="34"', 'value="0"'));
      expect(await submit()).toBe(true);
    });

    it("sends a group in one request, and tells which product the shop refuses, and why", async () => {
      const store = new FakeStore(20);
      store.scripted.set("cart/add-item", [
        refusal(400, "product_out_of_stock", "&quot;Mug&quot; is sold out"),
      ]);
      const children = '<input name="quantity[20]" value="1"><input name="quantity[21]" value="2">';
      await open(
        form("class:grouped_form", children).replace('<input class="qty" name="quantity" value="2">', ""),
      );
      await submit();
      expect(store.paths()).toEqual(["cart", "batch", "get_refreshed_fragments"]);
      const shown = [...document.querySelectorAll(".woocommerce-error, .woocommerce-message")];
      expect(shown.map(({ className, textContent }) => [className, textContent])).toEqual([
        ["woocommerce-error", '"Mug" is sold out'],
        ["woocommerce-message", "Added to your cart."],
      ]);
      expect(shown[0]?.getAttribute("role")).toBe("alert");
    });

    it("a refusal stands at the button of a list", async () => {
      const store = new FakeStore();
      store.scripted.set("cart/add-item", [refusal(400, "product_out_of_stock", "Sold out")]);
      await open(fixture);
      await press();
      expect(button().nextElementSibling?.textContent).toBe("Sold out");
      expect(told()).toBe("Sold out");
      expect(states()).toEqual([]);
    });
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
    `<a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=1" data-product_id="1" data-widget="add-to-cart" data-settings="{}" data-widget-on="load" data-widget-marked="quantity" data-widget-key="a" data-widget-was="{}">Add</a>`,
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
  await call(1).answer("", 429);
  stop();
  expect(document.querySelector("ul")?.outerHTML).toBe(before);
  expect(document.querySelector(".widget_shopping_cart_live_region")).toBeNull();
  await press();
  expect(calls).toHaveLength(2);
});

it("a loop's form tells the product's quantity, not that of an add-on before it", async () => {
  await mountMarkup(`<div data-widget="add-to-cart"><form class="e-loop-add-to-cart-form">
    <input class="qty" name="gift_boxes" value="9"><input class="qty" name="quantity" value="4">
    <a class="add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1" href="?add-to-cart=18">Add</a></form></div>`);
  await press();
  expect(call().body["quantity"]).toBe("4");
});
