import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { navigation } from "#browser/navigate.ts";
import { announcements } from "#tests/announcements.ts";
import { atRest } from "#tests/cart-server.ts";
import { mountMarkup } from "#tests/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

const fixture = readFileSync("widgets/cart/fixture.html", "utf8");

interface Sent {
  readonly url: string;
  readonly body: URLSearchParams;
  readonly answer: (text: string, status?: number) => Promise<void>;
  readonly drop: () => Promise<void>;
}
let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.spyOn(navigation, "assign").mockReturnValue();
  vi.stubGlobal("fetch", (url: string, { body }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      const { pathname, search } = new URL(url);
      sent.push({
        url: pathname + search,
        body: new URLSearchParams([...((body ?? []) as URLSearchParams)]),
        answer(text, status = 200) {
          resolve(new Response(text, { status }));
          return atRest();
        },
        drop() {
          reject(new TypeError("Failed to fetch"));
          return atRest();
        },
      });
    });
  });
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
const one = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const field = (key = "aaa111") => one<HTMLInputElement>(`[name="cart[${key}][qty]"]`);
const button = () => one<HTMLButtonElement>("[name=update_cart]");
const last = () => sent.at(-1) as Sent;
const page = (markup: string) => `<!doctype html><html><body>${markup}</body></html>`;
/** The fixture with other numbers, ids and notices, as the server prints it anew. */
const cart = ({ beanie = "1", notice = "", nonce = "d03163f6af" } = {}) =>
  page(
    fixture
      .replace('name="cart[aaa111][qty]" value="1"', `name="cart[aaa111][qty]" value="${beanie}"`)
      .replaceAll("d03163f6af", nonce)
      .replaceAll("quantity_", "quantity_anew_")
      .replace('notices-wrapper">', `notices-wrapper">${notice}`),
  );
const told = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent?.trim());

function type(value: string, key?: string) {
  field(key).value = value;
  field(key).dispatchEvent(new Event("input", { bubbles: true }));
}
async function press(element: HTMLElement) {
  element.click();
  await atRest();
}
async function enter(element: HTMLElement) {
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await atRest();
}

describe("quantities", () => {
  it("cart.1 are sent 1500 ms after the last change, once", async () => {
    await mountMarkup(fixture);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("2");
    vi.advanceTimersByTime(1_400);
    type("3");
    vi.advanceTimersByTime(1_499);
    await atRest();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await atRest();
    expect(sent).toHaveLength(1);
    expect(last().url).toBe("/cart/");
    expect(last().body.get("cart[aaa111][qty]")).toBe("3");
    expect(last().body.get("update_cart")).toBe("Update cart");
  });

  it("cart.1 that are empty wait for the visitor", async () => {
    await mountMarkup(fixture);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("");
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await atRest();
    expect(sent).toEqual([]);
  });

  it("cart.1 that are wrong are not sent: the browser's own words stand beside the field until it is right", async () => {
    const { stop } = await mountMarkup(fixture.replaceAll('min="0"', 'min="0" max="5"'));
    const wait = async () => {
      vi.advanceTimersByTime(1_500);
      vi.useRealTimers();
      await atRest();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(HTMLInputElement.prototype, "validationMessage", "get").mockImplementation(function (
      this: HTMLInputElement,
    ) {
      return Number(this.value) > 5 ? "At most 5." : "";
    });
    field("bbb222").focus();
    type("99");
    await wait();
    type("99");
    await wait();
    expect([sent, told()]).toEqual([[], ["At most 5."]]);
    expect(field().closest("td")?.textContent).toContain("At most 5.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(one(`[id="${field().getAttribute("aria-describedby")}"]`).textContent).toBe("At most 5.");
    expect(document.activeElement).toBe(field("bbb222"));
    type("4");
    expect([told(), field().hasAttribute("aria-invalid")]).toEqual([[], false]);
    await wait();
    vi.useRealTimers();
    expect(last().body.get("cart[aaa111][qty]")).toBe("4");
    stop();
  });

  it("cart.2 cannot be changed in the editor, and nothing there is sent", async () => {
    await mountMarkup(fixture, { config: { is_editor: true } });
    expect(field().disabled).toBe(true);
    expect(button().disabled).toBe(true);
    await press(one(".product-remove a"));
    expect(sent).toEqual([]);
  });

  it("cart.2 in a preview are not sent by themselves", async () => {
    await mountMarkup(fixture, { config: { is_preview: true } });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await atRest();
    expect([sent, field().disabled]).toEqual([[], false]);
  });

  it("cart.2 what the editor itself says of an add asks for nothing", async () => {
    await mountMarkup(fixture, { config: { is_editor: true } });
    const detail = { fragments: { e_manually_triggered: true } };
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { detail, bubbles: true }));
    await atRest();
    expect(sent).toEqual([]);
  });

  it("the button can be pressed once something has changed, until the server knows it", async () => {
    const { islet } = await mountMarkup(fixture);
    const events: string[] = [];
    for (const name of ["updated_cart_totals", "updated_wc_div"] as const)
      islet.bus.on(name, () => events.push(name));
    expect(button().disabled).toBe(true);
    type("2");
    expect(button().disabled).toBe(false);
    const same = field();
    await enter(field());
    expect(one(".cart_item").getAttribute("aria-busy")).toBe("true");
    await last().answer(
      cart({ beanie: "2", notice: '<div class="woocommerce-message" role="alert">Cart updated.</div>' }),
    );
    expect(field()).toBe(same);
    expect(field().value).toBe("2");
    expect(button().disabled).toBe(true);
    expect(one(".cart_item").hasAttribute("aria-busy")).toBe(false);
    expect(told()).toEqual(["Cart updated."]);
    expect(events).toEqual(["updated_cart_totals", "updated_wc_div"]);
  });

  it("what the server does not take is shown as it is in the cart", async () => {
    await mountMarkup(fixture);
    type("99");
    await enter(field());
    const notice = '<ul class="woocommerce-error" role="alert"><li>Only 5 left.</li></ul>';
    await last().answer(cart({ notice }));
    expect(field().value).toBe("1");
    expect(told()).toEqual(["Only 5 left."]);
  });

  it("a number typed while an answer is on its way stays, in a field without the focus, too", async () => {
    await mountMarkup(fixture);
    type("2");
    await enter(field());
    type("4");
    type("7", "bbb222");
    await last().answer(cart({ beanie: "2" }));
    expect([field().value, field("bbb222").value]).toEqual(["4", "7"]);
    expect(button().disabled).toBe(false);
  });

  it("cart.1 that were sent by themselves are not sent again when the field is left", async () => {
    await mountMarkup(fixture);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(1_500);
    await atRest();
    expect(sent).toHaveLength(1);
    await last().answer(cart({ beanie: "3" }));
    // The header's cart.
    await last().answer("{}");
    field().dispatchEvent(new Event("change", { bubbles: true }));
    vi.advanceTimersByTime(1_500);
    vi.useRealTimers();
    await atRest();
    expect(button().disabled).toBe(true);
    expect(sent.filter(({ url }) => url === "/cart/")).toHaveLength(1);
  });

  it("are sent with 1 where a theme gives the button no value", async () => {
    await mountMarkup(fixture.replace(' name="update_cart" value="Update cart"', ' name="update_cart"'));
    type("2");
    await enter(field());
    expect(last().body.get("update_cart")).toBe("1");
  });

  it.each([
    ["3", ["The cart could not be updated. Please try again."]],
    ["0", []],
  ])(
    "%s whose answer is lost is not done by a cart without its row, unless it is none",
    async (value, words) => {
      await mountMarkup(fixture);
      type(value);
      await enter(field());
      await last().drop();
      const left = document.createElement("div");
      left.innerHTML = fixture;
      left.querySelector("[href*=aaa111]")?.closest("tr")?.remove();
      await last().answer(page(left.innerHTML));
      expect(told()).toEqual(words);
    },
  );

  it("a refused nonce is replaced by the one of the answer, once", async () => {
    await mountMarkup(fixture);
    type("2");
    await enter(field());
    await last().answer(cart({ nonce: "ffffffffff" }));
    expect(sent.map(({ body }) => body.get("woocommerce-cart-nonce"))).toEqual(["d03163f6af", "ffffffffff"]);
    await last().answer(cart({ beanie: "2", nonce: "ffffffffff" }));
    expect(field().value).toBe("2");
  });

  it.each([
    ["an error of the server", "", 500],
    ["a login page", page("<form></form>"), 200],
    ["half an answer", cart({ beanie: "2" }).slice(0, 900), 200],
  ])("%s is told, and the next press is the browser's own", async (_what, text, status) => {
    await mountMarkup(fixture);
    type("2");
    await enter(field());
    await last().answer(text, status);
    // A lost answer is asked for once more.
    if (status === 200) await last().answer("", 500);
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
    expect(field().value).toBe("2");
    let isOurs = true;
    const look = (event: Event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener("submit", look, { once: true });
    await press(button());
    expect(isOurs).toBe(false);
  });

  it("the page that the browser is on the way to says what was done: nothing asks the shop before it", async () => {
    const { islet } = await mountMarkup(fixture);
    type("2");
    await enter(field());
    await last().answer("", 500);
    const asked = sent.length;
    const leave = new Event("submit", { bubbles: true, cancelable: true });
    Object.assign(leave, { submitter: button() });
    button().closest("form")?.dispatchEvent(leave);
    islet.bus.emit("wc_update_cart", {});
    await atRest();
    expect(leave.defaultPrevented).toBe(false);
    expect(sent).toHaveLength(asked);
    islet.bus.emit("page/restored", {});
    await atRest();
    expect(sent).toHaveLength(asked + 1);
  });
});

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
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
    expect(last().url).toBe("/?wc-ajax=get_refreshed_fragments");
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
  await last().answer("", 500);
  await last().answer("", 500);
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
    await last().answer("", 500);
    expect(one(".restore-item").textContent).toBe("Undo?");
    await press(one(".product-remove [href*=aaa111]"));
    await last().answer("", 500);
    expect(document.querySelector(".restore-item")).toBeNull();
  });

  it("is taken back when the server does not do it", async () => {
    await mountMarkup(header + fixture);
    await press(one("[href*=bbb222]"));
    await last().answer("", 500);
    expect(count()).toBe("3 items");
    type("9");
    await enter(field());
    expect(count()).toBe("11 items");
    await last().drop();
    await last().answer("", 500);
    expect(count()).toBe("3 items");
  });
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

describe("coupons", () => {
  it("a refused one is explained at its field until something else is typed", async () => {
    const { islet } = await mountMarkup(fixture);
    const applied = vi.fn();
    islet.bus.on("applied_coupon", applied);
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "nope";
    await enter(code);
    expect(last().url).toBe("/?wc-ajax=apply_coupon");
    expect(last().body.get("coupon_code")).toBe("nope");
    await last().answer(
      '<ul class="woocommerce-error" role="alert"><li>Coupon "nope" does not exist.</li></ul>',
    );
    expect(one("#coupon-error-notice").textContent).toBe('Coupon "nope" does not exist.');
    expect(code.getAttribute("aria-describedby")).toBe("coupon-error-notice");
    expect(applied).toHaveBeenCalledExactlyOnceWith({ code: "nope" });
    expect(document.activeElement).toBe(code);
    code.dispatchEvent(new Event("input", { bubbles: true }));
    expect(document.querySelector("#coupon-error-notice")).toBeNull();
    expect(code.hasAttribute("aria-invalid")).toBe(false);
  });

  it("a refused one gets the focus from its button, but not from a visitor who has gone on", async () => {
    await mountMarkup(fixture);
    const code = one<HTMLInputElement>("#coupon_code");
    const refuse = () =>
      last().answer('<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>');
    code.value = "nope";
    one("[name=apply_coupon]").focus();
    await press(one("[name=apply_coupon]"));
    await refuse();
    expect(document.activeElement).toBe(code);
    expect(announcements()).toEqual(["No such coupon."]);
    code.value = "no";
    await press(one("[name=apply_coupon]"));
    field().focus();
    await refuse();
    expect(document.activeElement).toBe(field());
    expect(announcements()).toEqual(["No such coupon."]);
  });

  it.each([
    ["stays in its field", () => one("#coupon_code").focus(), "alert"],
    ["comes from its button", () => one("[name=apply_coupon]").focus(), null],
  ])(
    "a refused one is told once, and not again with new markup, where the focus %s",
    async (_, focus, role) => {
      const { islet } = await mountMarkup(fixture);
      focus();
      one<HTMLInputElement>("#coupon_code").value = "nope";
      await press(one("[name=apply_coupon]"));
      await last().answer('<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>');
      expect(one("#coupon-error-notice").getAttribute("role")).toBe(role);
      islet.bus.emit("wc_update_cart", { preserveNotices: true });
      await atRest();
      await last().answer(cart());
      expect(one("#coupon-error-notice").textContent).toBe("No such coupon.");
      expect(told()).toEqual([]);
    },
  );

  it("a refused one is forgotten when something else fails: its field is valid again", async () => {
    const { islet } = await mountMarkup(fixture);
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "nope";
    await enter(code);
    await last().answer('<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>');
    await press(one(".product-remove a"));
    await last().answer("", 500);
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
    expect([code.hasAttribute("aria-invalid"), code.hasAttribute("aria-describedby")]).toEqual([
      false,
      false,
    ]);
    islet.bus.emit("wc_update_cart", { preserveNotices: true });
    await atRest();
    await last().answer(cart());
    expect(told()).toEqual(["The cart could not be updated. Please try again."]);
  });

  it("what cannot be checked says so, and the code stays", async () => {
    await mountMarkup(fixture);
    const code = one<HTMLInputElement>("#coupon_code");
    code.value = "save10";
    await enter(code);
    await last().answer("", 500);
    expect(announcements()).toEqual(["The coupon could not be checked. Please try again."]);
    expect(code.value).toBe("save10");
  });
});

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

  it("is asked for again where the answer was none", async () => {
    const emit = await open();
    setHash("two");
    await emit("wc_fragments_refreshed");
    await last().answer("", 500);
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

it("inside the builder's widget the referer names the page and the widget, until the end", async () => {
  const { islet, stop } = await mountMarkup(
    `<div data-elementor-id="12"><div class="elementor-widget" data-id="ab34">${fixture}</div></div>`,
  );
  islet.bus.emit("wc_update_cart", {});
  await atRest();
  const referer = () => one<HTMLInputElement>("[name=_wp_http_referer]").value;
  expect(new URL(referer()).search).toBe("?elementorPageId=12&elementorWidgetId=ab34");
  stop();
  expect(referer()).toBe("/cart/");
});

describe("F19 beside the shop's own script", () => {
  const beside = fixture.replace("data-settings='{", `data-settings='{"without":["page"],`);

  it("a quantity presses the button by itself, the server is told which widget asks, and all else is the script's", async () => {
    await mountMarkup(
      `<div data-elementor-id="12"><div class="elementor-widget" data-id="ab12">${beside}</div></div>`,
    );
    await vi.dynamicImportSettled();
    await atRest();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("[name=update_cart]")?.addEventListener("click", pressed);
    const referer = document.querySelector<HTMLInputElement>("[name=_wp_http_referer]");
    expect(new URL(referer?.value ?? "").searchParams.get("elementorWidgetId")).toBe("ab12");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(1_499);
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(pressed).toHaveBeenCalledTimes(1);
    const removal = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector(".product-remove a")?.dispatchEvent(removal);
    await atRest();
    expect(sent).toEqual([]);
  });

  it("quantities that the builder's script sends are left to it", async () => {
    await mountMarkup(fixture.replace("data-settings='{", `data-settings='{"without":["builder"],`));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await atRest();
    expect(sent).toEqual([]);
  });
});
