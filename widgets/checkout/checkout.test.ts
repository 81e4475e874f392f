import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { announcements } from "#tests/announcements.ts";
import { atRest, type CartCall, cartServer } from "#tests/cart-server.ts";
import { mountMarkup } from "#tests/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

const fixture = readFileSync("widgets/checkout/fixture.html", "utf8");
const config = { nonces: { update_order_review: "0123456789", apply_coupon: "abcdefabcd" } };
const TABLE = ".woocommerce-checkout-review-order-table";
const PAYMENT = ".woocommerce-checkout-payment";

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
  // Its promise rejects on cancel, which in a browser nobody hears of.
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
  vi.spyOn(navigation, "reload").mockReturnValue();
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
const element = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const input = (selector: string) => element<HTMLInputElement>(selector);
const lastCall = () => calls.at(-1) as CartCall;
const alertTexts = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent?.trim());
const total = (text: string) =>
  `<table class="shop_table woocommerce-checkout-review-order-table"><tbody><tr class="order-total"><th>Total</th><td>${text}</td></tr></tbody></table>`;
const review = (text: string, more: Record<string, unknown> = {}) => ({
  result: "success",
  messages: "",
  reload: false,
  fragments: { [TABLE]: total(text) },
  ...more,
});

async function mount(html = fixture) {
  return mountMarkup(html, { config });
}
/** Waits until a batch of totals requests is on its way. */
async function requested() {
  await vi.waitFor(() => expect(element(PAYMENT).hasAttribute("inert")).toBe(true));
  await atRest();
}
async function requestTotals({ islet }: Awaited<ReturnType<typeof mount>>) {
  const before = calls.length;
  islet.bus.emit("update_checkout", {});
  await vi.waitFor(() => expect(calls.length).toBe(before + 1));
  return lastCall();
}
async function submit() {
  element("#place_order").click();
  await atRest();
}

describe("totals", () => {
  it("are asked for at the start, where the shop says so, and the way to pay waits meanwhile", async () => {
    const heard: string[] = [];
    for (const name of ["init_checkout", "update_checkout", "updated_checkout"])
      document.addEventListener(name, () => heard.push(name), { once: true });
    await mount(fixture.replace('{"refresh_on_start":""}', "{}"));
    await requested();
    expect(calls.map(({ endpoint, body }) => [endpoint, body["security"], body["country"]])).toEqual([
      ["update_order_review", "0123456789", "GB"],
    ]);
    expect(element(TABLE).getAttribute("aria-busy")).toBe("true");
    await lastCall().answer(review("£20.00"));
    expect(element(TABLE).textContent).toContain("£20.00");
    expect(element(TABLE).hasAttribute("aria-busy")).toBe(false);
    expect(element(PAYMENT).hasAttribute("inert")).toBe(false);
    expect(heard).toEqual(["init_checkout", "update_checkout", "updated_checkout"]);
  });

  it("are announced politely where the total has changed, not where it is the same", async () => {
    const page = await mount();
    const said = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
    await (await requestTotals(page)).answer(review("<strong>£18.00</strong>"));
    expect(said()).toBe("");
    await (await requestTotals(page)).answer(review("<strong>£20.00</strong>"));
    expect(said()).toBe("Total £20.00");
  });

  it("many requests at once are one call", async () => {
    const page = await mount();
    for (const _ of [1, 2, 3]) page.islet.bus.emit("update_checkout", {});
    await requested();
    expect(calls).toHaveLength(1);
  });

  it("only the last answer counts, whenever the others come", async () => {
    const page = await mount();
    const first = await requestTotals(page);
    const second = await requestTotals(page);
    await second.answer(review("second"));
    await first.answer(review("first"));
    expect(element(TABLE).textContent).toContain("second");
  });

  it("a part that the server says again unchanged stays the element it is", async () => {
    const page = await mount();
    await (await requestTotals(page)).answer(review("£1"));
    const table = element(TABLE);
    await (await requestTotals(page)).answer(review("£1"));
    expect(element(TABLE)).toBe(table);
    await (await requestTotals(page)).answer(review("£2"));
    expect(element(TABLE)).not.toBe(table);
  });

  it("a box that is the same keeps the frame of its gateway, and the way to pay that is chosen", async () => {
    const page = await mount();
    const payment = (label: string) => {
      const markup = element(PAYMENT).cloneNode(true) as HTMLElement;
      for (const frame of markup.querySelectorAll("canvas")) frame.remove();
      return markup.outerHTML.replace("Direct bank transfer", label);
    };
    const printed = payment("By bank");
    const frame = document.createElement("canvas");
    element("div.payment_method_bacs").append(frame);
    input("#payment_method_cod").click();
    await (await requestTotals(page)).answer(review("£1", { fragments: { [PAYMENT]: printed } }));
    expect(document.querySelector("canvas")).toBe(frame);
    expect(element("label[for=payment_method_bacs]").textContent).toBe("By bank");
    expect(input("#payment_method_cod").checked).toBe(true);
  });

  it("what was typed in a way to pay and ticked below it stays where that part is new, unless the server fills it", async () => {
    const page = await mount();
    const payment = (tag: string, card = "") =>
      `<div id="payment" class="woocommerce-checkout-payment"><${tag}><ul class="wc_payment_methods"><li>
      <input type="radio" id="payment_method_bacs" name="payment_method" value="bacs" checked>
      <div class="payment_box payment_method_bacs"><p class="${tag}"><input id="card" name="card" value="${card}"></p></div></li></ul>
      <input type="checkbox" id="terms" name="terms"></${tag}><button type="submit" id="place_order">Place order</button></div>`;
    const bring = async (markup: string) =>
      (await requestTotals(page)).answer(
        review(markup.length.toString(), { fragments: { [PAYMENT]: markup } }),
      );
    await bring(payment("section"));
    const first = input("#card");
    first.value = "4111";
    input("#terms").checked = true;
    await bring(payment("article"));
    expect(input("#card")).not.toBe(first);
    expect([input("#card").value, input("#terms").checked]).toEqual(["4111", true]);
    await bring(payment("section", "5500"));
    expect(input("#card").value).toBe("5500");
  });

  it.each([
    ["an error", (call: CartCall) => call.answer("", 500)],
    ["a broken connection", (call: CartCall) => call.drop()],
    ["no answer", (call: CartCall) => call.answer("")],
    ["a page", (call: CartCall) => call.answer("<!doctype html><title>Maintenance</title>")],
    ["-1", (call: CartCall) => call.answer("-1")],
  ])("that fail with %s are told, nothing stays locked, and Try again asks", async (_, fail) => {
    const page = await mount();
    await fail(await requestTotals(page));
    for (const again of calls.slice(1)) await again.answer("", 500);
    expect(alertTexts()).toEqual([expect.stringContaining("could not be brought up to date")]);
    expect(element(PAYMENT).hasAttribute("inert")).toBe(false);
    const before = calls.length;
    element(".islet-checkout-problem button").focus();
    element(".islet-checkout-problem button").click();
    await vi.waitFor(() => expect(calls.length).toBe(before + 1));
    expect(document.activeElement).toBe(element(TABLE).closest("#order_review"));
    await lastCall().answer(review("£3"));
    expect(alertTexts()).toEqual([]);
    expect(element(TABLE).textContent).toContain("£3");
  });

  it("that failed are asked for again from wherever the error has been moved, and the focus goes to them", async () => {
    const page = await mount(`<div class="notices"></div>${fixture}`);
    await (await requestTotals(page)).drop();
    for (const again of calls.slice(1)) await again.drop();
    element(".notices").append(element(".islet-checkout-problem"));
    element(".islet-checkout-problem button").focus();
    element(".islet-checkout-problem button").click();
    await vi.waitFor(() => expect(alertTexts()).toEqual([]));
    expect(document.activeElement).toBe(element(TABLE).closest("#order_review"));
  });

  it("a failure of the server's own is told in its words, and the fields are judged", async () => {
    const page = await mount();
    await (await requestTotals(page)).answer(
      review("£1", {
        result: "failure",
        messages: '<ul class="woocommerce-error" role="alert"><li>We do not ship there.</li></ul>',
      }),
    );
    expect(alertTexts()).toEqual(["We do not ship there."]);
    expect(element(".woocommerce-NoticeGroup-updateOrderReview")).not.toBeNull();
    await atRest();
    expect(element("#billing_postcode_field").classList).toContain("woocommerce-invalid-required-field");
  });

  it("an answer that asks for the page anew gets it", async () => {
    const page = await mount();
    await (await requestTotals(page)).answer(review("£1", { reload: true }));
    expect(navigation.reload).toHaveBeenCalledOnce();
  });

  it.each(["pointerup", "pointercancel"])(
    "nothing is asked while a button is pressed, so that what is below the pointer is not covered (%s)",
    async (end) => {
      const page = await mount();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      element("#place_order").dispatchEvent(new Event("pointerdown", { bubbles: true }));
      page.islet.bus.emit("update_checkout", {});
      await vi.advanceTimersByTimeAsync(1_000);
      expect(calls).toHaveLength(0);
      expect(element(PAYMENT).hasAttribute("inert")).toBe(false);
      dispatchEvent(new Event(end));
      await vi.advanceTimersByTimeAsync(5);
      vi.useRealTimers();
      await atRest();
      expect(calls).toHaveLength(1);
    },
  );

  it("are asked for 1000 ms after the last key in an address, at once when the field is left, and once", async () => {
    await mount();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const postcode = input("#billing_postcode");
    Object.defineProperty(postcode, "offsetParent", { get: () => document.body });
    const type = (value: string) => {
      postcode.value = value;
      postcode.dispatchEvent(new Event("input", { bubbles: true }));
    };
    type("SW1");
    await vi.advanceTimersByTimeAsync(900);
    type("SW1A");
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(0);
    postcode.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await atRest();
    expect(calls.map(({ body }) => body["postcode"])).toEqual(["SW1A"]);
    type("");
    postcode.dispatchEvent(new Event("change", { bubbles: true }));
    await atRest();
    expect(calls).toHaveLength(1);
  });
});

describe("an order", () => {
  it("checkout.6 is placed once however often it is pressed, and leads on", async () => {
    await mount();
    await submit();
    await submit();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["checkout"]);
    expect(element("form.checkout").classList).toContain("processing");
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await lastCall().answer({ result: "success", redirect: "/checkout/order-received/7/?key=wc" });
    expect(navigation.assign).toHaveBeenCalledWith(
      expect.stringContaining("/checkout/order-received/7/?key=wc"),
    );
    const left = new Event("beforeunload", { cancelable: true });
    dispatchEvent(left);
    expect(left.defaultPrevented).toBe(false);
  });

  it.each([
    ["`javascript:`", "javascript:alert(1)"],
    ["a foreign shop without encryption", "http://evil.example/"],
    ["a foreign shop behind another's name", "https://shop.example@evil.example/"],
  ])("that leads to %s stays on the page and says so", async (_, redirect) => {
    await mount();
    await submit();
    await lastCall().answer({ result: "success", redirect });
    expect(navigation.assign).not.toHaveBeenCalled();
    expect(announcements()).toEqual([expect.stringContaining("error processing your order")]);
    expect(element("form.checkout").classList).not.toContain("processing");
  });

  it("F24 that takes long leaves the choice to wait on or not; nothing typed is lost, nothing is sent again", async () => {
    await mount();
    input("#billing_postcode").value = "SW1A 1AA";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await submit();
    const choice = (text: string) =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
    vi.advanceTimersByTime(19_999);
    expect(choice("Keep waiting")).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(choice("Keep waiting"));
    expect(announcements()).toEqual([expect.stringMatching(/longer than usual.*do not order again\.$/)]);
    choice("Keep waiting")?.click();
    expect(choice("Keep waiting")).toBeUndefined();
    // Where the visitor goes on: the words are read, Tab leads to the other choice.
    expect(announcements()).toEqual(["Please wait... Stop waiting"]);
    expect(document.activeElement?.contains(choice("Stop waiting") as HTMLElement)).toBe(true);
    expect(element("form.checkout").hasAttribute("inert")).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(document.activeElement).toBe(choice("Keep waiting"));
    expect(document.body.textContent.match(/Stop waiting/g)).toHaveLength(1);
    choice("Stop waiting")?.click();
    vi.useRealTimers();
    await atRest();
    expect(choice("Stop waiting")).toBeUndefined();
    expect(announcements()).toEqual([expect.stringContaining("check for any charges")]);
    expect(element("form.checkout").hasAttribute("inert")).toBe(false);
    expect(input("#billing_postcode").value).toBe("SW1A 1AA");
    expect(calls.filter(({ endpoint }) => endpoint === "checkout")).toHaveLength(1);
  });

  it.each([0, 1])("F24 that is answered asks no more, after %i times Keep waiting", async (times) => {
    await mount();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await submit();
    for (let asked = 0; asked < times; asked++) {
      await vi.advanceTimersByTimeAsync(20_000);
      (document.activeElement as HTMLElement).click();
    }
    await vi.advanceTimersByTimeAsync(10_000);
    await lastCall().answer({ result: "failure", messages: "<p>No</p>" });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(document.body.textContent).not.toMatch(/waiting|longer than usual/);
  });

  it("F24 that is stopped after waiting on ends at once, and the answer takes the words away", async () => {
    await mount();
    element("#place_order").focus();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await submit();
    vi.advanceTimersByTime(20_000);
    (document.activeElement as HTMLElement).click();
    const [stop] = document.activeElement?.querySelectorAll("button") ?? [];
    vi.useRealTimers();
    stop?.click();
    await atRest();
    expect(element("form.checkout").hasAttribute("inert")).toBe(false);
    expect(document.body.textContent).not.toContain("Stop waiting");
    expect(announcements()).toEqual([expect.stringContaining("check for any charges")]);
  });

  it("ends the request for totals it overtakes, which is made again when the order fails", async () => {
    const page = await mount();
    const call = await requestTotals(page);
    element<HTMLFormElement>("form.checkout").requestSubmit();
    await atRest();
    expect(lastCall().endpoint).toBe("checkout");
    await call.answer(review("stale"));
    expect(element(TABLE).textContent).not.toContain("stale");
    await lastCall().answer({ result: "failure", messages: "<p>No</p>" });
    await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
    expect(calls).toHaveLength(3);
  });

  it("errors are links to their fields, stand beside them again, and have the focus; text of a field cannot be markup", async () => {
    await mount();
    input("#billing_postcode").value = "XX";
    input("#billing_postcode").setAttribute("aria-describedby", "hint");
    await submit();
    await lastCall().answer({
      result: "failure",
      messages:
        '<ul class="woocommerce-error" role="alert"><li data-id="billing_postcode"><strong>Postcode</strong> &lt;b&gt; is wrong</li><li data-id="nowhere">Else</li></ul>',
    });
    await atRest();
    const list = element(".woocommerce-NoticeGroup-checkout ul");
    expect(document.activeElement).toBe(list);
    expect(announcements()).toEqual(["Postcode <b> is wrongElse"]);
    expect(element("a[href='#billing_postcode']").textContent).toBe("Postcode <b> is wrong");
    expect(input("#billing_postcode").getAttribute("aria-describedby")).toBe(
      "hint billing_postcode_description",
    );
    expect(element("#billing_postcode_description").textContent).toBe("Postcode <b> is wrong");
    input("#billing_postcode").dispatchEvent(new Event("input", { bubbles: true }));
    await atRest();
    expect(document.querySelector("#billing_postcode_description")).toBeNull();
    expect(input("#billing_postcode").getAttribute("aria-describedby")).toBe("hint");
  });

  it.each(["checkout_place_order", "checkout_place_order_bacs", "checkout_place_order_success"] as const)(
    "who listens to %s may keep it",
    async (name) => {
      const page = await mount();
      const stay = vi.fn(() => false);
      page.islet.bus.on(name, stay);
      await submit();
      await calls[0]?.answer({ result: "success", redirect: "/thanks/" });
      expect(stay).toHaveBeenCalledOnce();
      expect(calls).toHaveLength(name.endsWith("success") ? 1 : 0);
      expect(navigation.assign).not.toHaveBeenCalled();
    },
  );

  it("an answer that asks for new totals or the page anew gets them", async () => {
    await mount();
    await submit();
    await lastCall().answer({ result: "failure", messages: "<p>Again</p>", refresh: "true" });
    await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
    await lastCall().answer(review("£1"));
    await submit();
    await lastCall().answer({ result: "failure", reload: true });
    expect(navigation.reload).toHaveBeenCalledOnce();
  });
});

describe("ways to pay", () => {
  it("show the box of the one chosen and its words; gateways are told by a click", async () => {
    const clicks: string[] = [];
    document.addEventListener("click", ({ target }) => clicks.push((target as Element).id), { once: true });
    const { islet } = await mount(
      fixture.replace('value="cod">', 'value="cod" data-order_button_text="Order and pay later">'),
    );
    const selected = vi.fn();
    islet.bus.on("payment_method_selected", selected);
    expect(clicks).toEqual(["payment_method_bacs"]);
    expect(element("div.payment_method_cod").style.display).toBe("none");
    input("#payment_method_cod").click();
    expect(element("#place_order").textContent).toBe("Order and pay later");
    expect(selected).toHaveBeenCalledOnce();
    input("#payment_method_bacs").click();
    expect(element("#place_order").textContent).toBe("Place order");
  });

  const card = `<div class="payment_box payment_method_cod">
    <ul class="woocommerce-SavedPaymentMethods" data-count="1">
      <li><input type="radio" name="t" value="4" class="woocommerce-SavedPaymentMethods-tokenInput" checked></li>
      <li class="woocommerce-SavedPaymentMethods-new"><input type="radio" name="t" value="new" class="woocommerce-SavedPaymentMethods-tokenInput"></li>
    </ul><fieldset class="wc-payment-form"></fieldset><p class="woocommerce-SavedPaymentMethods-saveNew"></p>`;

  it("a card kept for later hides the fields of a new one", async () => {
    await mount(fixture.replace('<div class="payment_box payment_method_cod">', card));
    await atRest();
    const shown = () =>
      [".wc-payment-form", ".woocommerce-SavedPaymentMethods-saveNew"].map(
        (selector) => element(selector).style.display !== "none",
      );
    expect(shown()).toEqual([false, false]);
    input("[name=t][value=new]").click();
    expect(shown()).toEqual([true, true]);
    input("[name=t][value='4']").click();
    expect(shown()).toEqual([false, false]);
  });

  it("where none is kept a new one is the only choice, and no account means nothing to keep it in", async () => {
    const none = card.replace('data-count="1"', 'data-count="0"').replace(/<li><input.*\n/, "");
    await mount(
      fixture
        .replace('<div class="payment_box payment_method_cod">', none)
        .replace(
          '<div id="order_review"',
          '<input type="checkbox" id="createaccount"><div id="order_review"',
        ),
    );
    await atRest();
    expect(input("[name=t]").checked).toBe(true);
    expect(element(".woocommerce-SavedPaymentMethods-new").style.display).toBe("none");
    expect(element(".woocommerce-SavedPaymentMethods-saveNew").style.display).toBe("none");
    input("#createaccount").click();
    expect(element(".woocommerce-SavedPaymentMethods-saveNew").style.display).toBe("");
  });

  it("an account's fields open with its box, also where no selector may contain :has()", async () => {
    const { querySelectorAll } = Element.prototype;
    vi.spyOn(Element.prototype, "querySelectorAll").mockImplementation(function (
      this: Element,
      selector: string,
    ) {
      if (selector.includes(":has(")) throw new SyntaxError(`'${selector}' is not a valid selector.`);
      return querySelectorAll.call(this, selector);
    });
    const account =
      '<p class="create-account"><input type="checkbox" id="createaccount"></p><div class="create-account"><input type="password" id="account_password"></div>';
    await mount(fixture.replace('<div id="order_review"', `${account}$&`));
    const panel = () => element("div.create-account").style.display;
    expect(panel()).toBe("none");
    input("#createaccount").click();
    await atRest();
    expect(panel()).toBe("");
  });

  it("an order placed before is paid by its own form: its boxes open, nothing is asked, nothing is held", async () => {
    const pay = fixture
      .replace('<form name="checkout" method="post" class="checkout woocommerce-checkout"', "<form")
      .replace('<form action="/checkout/"', '<form id="order_review" action="/checkout/order-pay/7/"')
      .replace('id="order_review" class', 'id="inside" class');
    await mount(pay);
    input("#payment_method_cod").click();
    expect(element("div.payment_method_cod").style.display).toBe("");
    const sent = new Event("submit", { bubbles: true, cancelable: true });
    element("form#order_review").dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(false);
    expect(calls).toHaveLength(0);
  });
});

describe("coupon and login", () => {
  const login =
    '<form class="woocommerce-form-login login" method="post"><input name="username" value="ada"><input name="password" type="password" value="secret"><input type="hidden" name="woocommerce-login-nonce" value="0a0a0a0a0a"><input type="checkbox" name="rememberme" value="forever"><button type="submit" name="login">Log in</button></form>';
  const withLogin = fixture.replace('<form class="checkout_coupon', `${login}$&`);
  const send = async (selector: string) => {
    element<HTMLFormElement>(selector).requestSubmit();
    await atRest();
  };

  it("checkout.4 a coupon is asked for once however often it is pressed, with the address's email", async () => {
    await mount();
    input("#coupon_code").value = "save10";
    element("form.checkout").insertAdjacentHTML(
      "beforeend",
      '<input id="billing_email" value="ada@example.com">',
    );
    await send("form.checkout_coupon");
    await send("form.checkout_coupon");
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["apply_coupon"]);
    expect(lastCall().body).toMatchObject({ coupon_code: "save10", billing_email: "ada@example.com" });
  });

  it("checkout.4 the box stays blocked until the notice stands: what is typed after it is kept", async () => {
    await mount();
    input("#coupon_code").value = "save10";
    await send("form.checkout_coupon");
    const box = element("form.checkout_coupon");
    const seen: unknown[] = [];
    const change = new MutationObserver(() => {
      if (!box.classList.contains("processing"))
        seen.push([document.querySelector(".woocommerce-message")?.textContent, input("#coupon_code").value]);
    });
    change.observe(box, { attributes: true });
    await lastCall().answer('<div class="woocommerce-message">Coupon applied.</div>');
    await vi.waitFor(() => expect(seen[0]).toEqual(["Coupon applied.", ""]));
    change.disconnect();
  });

  it("checkout.4 a coupon is taken off once however often its link is pressed", async () => {
    await mount();
    element(TABLE).insertAdjacentHTML(
      "beforeend",
      '<tfoot><tr><td><a class="woocommerce-remove-coupon" data-coupon="save10" href="/?remove_coupon=save10">Remove</a></td></tr></tfoot>',
    );
    for (const _ of [1, 2]) {
      element(".woocommerce-remove-coupon").click();
      await atRest();
    }
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["remove_coupon"]);
  });

  const printed = (html: string, selector: string) => {
    const body = document.createElement("body");
    body.innerHTML = html;
    return body.querySelector(selector)?.outerHTML;
  };

  it("checkout.4 an unmount while a coupon is checked leaves the box as it was printed", async () => {
    const page = await mount();
    await send("form.checkout_coupon");
    expect(element("form.checkout_coupon").classList).toContain("processing");
    page.stop();
    expect(element("form.checkout_coupon").outerHTML).toBe(printed(fixture, "form.checkout_coupon"));
    await atRest();
    expect(element("form.checkout_coupon").outerHTML).toBe(printed(fixture, "form.checkout_coupon"));
  });

  it("checkout.4 an unmount while a coupon's error is shown leaves the box as it was printed", async () => {
    const page = await mount();
    await send("form.checkout_coupon");
    await lastCall().answer('<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>');
    expect(input("#coupon_code").getAttribute("aria-invalid")).toBe("true");
    expect(input("#coupon_code").getAttribute("aria-describedby")).toBe("coupon-error-notice");
    expect(element("#coupon-error-notice").textContent).toBe("No such coupon.");
    expect(document.activeElement).toBe(input("#coupon_code"));
    expect(announcements()).toEqual(["No such coupon."]);
    page.stop();
    expect(element("form.checkout_coupon").outerHTML).toBe(printed(fixture, "form.checkout_coupon"));
  });

  it("checkout.2 an unmount while a login is on its way leaves the form as it was printed", async () => {
    const page = await mount(withLogin);
    await send("form.login");
    expect(element("form.login").classList).toContain("processing");
    page.stop();
    expect(element("form.login").outerHTML).toBe(printed(withLogin, "form.login"));
    await atRest();
    expect(element("form.login").outerHTML).toBe(printed(withLogin, "form.login"));
  });

  it("checkout.5 an empty login and an empty coupon are sent, `required` or not: the answer is the shop's", async () => {
    const html = withLogin
      .replaceAll(
        /<input name="(username)" value="ada">|<input name="(password)"[^>]*>/g,
        '<input name="$1$2" value="" required>',
      )
      .replace('<input type="text" name="coupon_code"', "$& required");
    const page = await mount(html);
    await send("form.login");
    expect(lastCall().body).toMatchObject({ username: "", password: "" });
    await send("form.checkout_coupon");
    expect(lastCall()).toMatchObject({ endpoint: "apply_coupon", body: { coupon_code: "" } });
    page.stop();
    for (const form of ["form.login", "form.checkout_coupon"])
      expect(element(form).outerHTML).toBe(printed(html, form));
  });

  it.each([false, true])(
    "checkout.2 the login posts its five fields, remember as ticked: %s",
    async (isTicked) => {
      await mount(withLogin);
      input("[name=rememberme]").checked = isTicked;
      await send("form.login");
      expect(lastCall().body).toEqual({
        action: "elementor_woocommerce_checkout_login_user",
        username: "ada",
        password: "secret",
        nonce: "0a0a0a0a0a",
        remember: String(isTicked),
      });
    },
  );
});

describe("the builder's checkout", () => {
  const inside = (markup: string) =>
    `<div data-elementor-id="12"><div class="elementor-widget" data-id="ab12">${markup}</div></div>`;

  it("tells the shop which widget asks, and gives the field back", async () => {
    const page = await mount(
      inside(
        fixture.replace("</form>\n</div>", '<input name="_wp_http_referer" value="/checkout/"></form></div>'),
      ),
    );
    const field = input("[name=_wp_http_referer]");
    const { searchParams } = new URL(field.value);
    expect(Object.fromEntries(searchParams)).toEqual({ elementorPageId: "12", elementorWidgetId: "ab12" });
    page.stop();
    expect(field.value).toBe("/checkout/");
  });

  it("tells the shop which widget asks with every request for totals, the field replaced or not", async () => {
    const field = '<input name="_wp_http_referer" value="/checkout/">';
    const printed = fixture.replace('<button type="submit" class="button alt"', `${field}$&`);
    const page = await mount(inside(printed));
    for (const text of ["£1", "£2"]) {
      const call = await requestTotals(page);
      expect(call.body["post_data"]).toContain("elementorWidgetId%3Dab12");
      const replaced = `<div id="payment" class="woocommerce-checkout-payment">${field}</div>`;
      await call.answer(review(text, { fragments: { [PAYMENT]: replaced } }));
    }
    expect(new URL(input("[name=_wp_http_referer]").value).searchParams.get("elementorPageId")).toBe("12");
  });

  it("checkout.4 Enter in the coupon's field is for the coupon, in every other for the order", async () => {
    const box =
      '<div class="e-coupon-box"><a class="e-show-coupon-form" href="#">Code?</a><div class="e-coupon-anchor"><input id="code" name="coupon_code" value="save10"><button type="submit" class="e-apply-coupon">Apply</button></div></div>';
    await mount(
      fixture
        .replace(/<div class="woocommerce-form-coupon-toggle">[^]*?<\/form>/, "")
        .replace(
          '<div class="woocommerce-billing-fields">',
          `${box}<div class="woocommerce-billing-fields">`,
        ),
    );
    const enter = async (selector: string) => {
      element(selector).dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
      );
      await atRest();
    };
    await enter("#code");
    expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ["apply_coupon", { coupon_code: "save10", security: "abcdefabcd" }],
    ]);
    await lastCall().answer('<div class="woocommerce-message" role="alert">Coupon code applied.</div>');
    expect(element("form.checkout").previousElementSibling?.textContent).toBe("Coupon code applied.");
    expect(element(".e-show-coupon-form").getAttribute("aria-expanded")).toBe("false");
    await enter("#billing_postcode");
    await vi.waitFor(() => expect(calls.some(({ endpoint }) => endpoint === "checkout")).toBe(true));
    const order = calls.find(({ endpoint }) => endpoint === "checkout");
    expect(order?.body).not.toHaveProperty("coupon_code");
  });

  it("Enter that chooses a word of an input method sends no order", async () => {
    await mount();
    const enter = new KeyboardEvent("keydown", {
      key: "Enter",
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    input("#billing_postcode").dispatchEvent(enter);
    await atRest();
    expect(enter.defaultPrevented).toBe(false);
    expect(calls).toHaveLength(0);
  });

  describe("F19 beside another script", () => {
    const box =
      '<div class="e-coupon-box"><a class="e-show-coupon-form" href="#">Code?</a><div class="e-coupon-anchor"><input id="code" name="coupon_code" value="save10"><button type="submit" class="e-apply-coupon">Apply</button></div></div>';
    const withBox = (without: string) =>
      fixture
        .replace(/<div class="woocommerce-form-coupon-toggle">[^]*?<\/form>/, "")
        .replace('<div class="woocommerce-billing-fields">', `${box}$&`)
        .replace("data-settings='{", `data-settings='{"without":["${without}"],`);
    const press = (selector: string) =>
      element(selector).dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
      );

    it("the builder's boxes are the builder's, and neither Enter nor their button in them orders", async () => {
      await mount(withBox("builder"));
      const pressed = vi.fn();
      element(".e-apply-coupon").addEventListener("click", pressed);
      expect(element(".e-show-coupon-form").hasAttribute("aria-expanded")).toBe(false);
      press("#code");
      await atRest();
      expect(pressed).toHaveBeenCalledTimes(1);
      expect(calls).toEqual([]);
      press("#billing_postcode");
      await vi.waitFor(() => expect(lastCall().endpoint).toBe("checkout"));
    });

    it("the shop's script has totals and order; the builder's boxes are opened and sent", async () => {
      await mount(withBox("order"));
      await vi.dynamicImportSettled();
      await atRest();
      expect(calls).toEqual([]);
      expect(element(".e-show-coupon-form").getAttribute("aria-expanded")).toBe("false");
      element(".e-apply-coupon").click();
      await vi.waitFor(() => expect(lastCall().endpoint).toBe("apply_coupon"));
      const updates = vi.fn();
      document.addEventListener("update_checkout", updates);
      await lastCall().answer('<div class="woocommerce-message" role="alert">Coupon code applied.</div>');
      expect(updates).toHaveBeenCalledTimes(1);
      element("form.checkout").addEventListener("submit", (event) => event.preventDefault());
      element("#place_order").click();
      await atRest();
      expect(calls).toHaveLength(1);
    });
  });
});

describe("country", () => {
  const tables = JSON.stringify({
    refresh_on_start: "",
    countries: JSON.stringify({ FR: [], US: { NY: "New York", CA: "Cal &amp; more" } }),
    locale: JSON.stringify({
      default: { postcode: { label: "Postcode", required: true, priority: 65 } },
      US: { postcode: { label: "ZIP <b>Code</b>" } },
      FR: { postcode: { required: false, hidden: true } },
    }),
  }).replaceAll("'", "&#39;");
  const withState = fixture
    .replace('{"refresh_on_start":""}', tables)
    .replace('<option value="FR">', '<option value="US">US</option><option value="FR">')
    .replace(
      '<p class="form-row form-row-wide address-field validate-required" id="billing_postcode_field">',
      '<p class="form-row" id="billing_state_field"><label for="billing_state">County</label><input type="text" class="input-text own" id="billing_state" name="billing_state" placeholder="Where" value="Kent"></p>$&',
    );
  async function choose(country: string) {
    element<HTMLSelectElement>("#billing_country").value = country;
    element("#billing_country").dispatchEvent(new Event("change", { bubbles: true }));
    await atRest();
  }

  it("brings its states or none, and every field is the server's own again in the end", async () => {
    const page = await mount(withState);
    const server = element("#billing_state");
    const row = element("#billing_state_field");
    await choose("US");
    const select = element<HTMLSelectElement>("#billing_state");
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Select an option…"],
      ["NY", "New York"],
      ["CA", "Cal & more"],
    ]);
    expect(select.name).toBe("billing_state");
    expect(select.className).toBe("state_select own");
    await choose("FR");
    expect(input("#billing_state").type).toBe("hidden");
    expect(row.style.display).toBe("none");
    await choose("GB");
    expect(input("#billing_state").type).toBe("text");
    expect(row.style.display).toBe("");
    page.stop();
    expect(element("#billing_state")).toBe(server);
  });

  it("is asked with once, when the address fits it", async () => {
    await mount(withState);
    await choose("US");
    await requested();
    expect(calls.map(({ body }) => [body["country"], body["state"]])).toEqual([["US", ""]]);
  });

  it("brings names and needs: words only, and what is hidden is emptied", async () => {
    const page = await mount(withState);
    const fields = element(".woocommerce-billing-fields");
    const before = fields.outerHTML;
    input("#billing_postcode").value = "10001";
    await choose("US");
    expect(element("label[for=billing_postcode]").textContent).toBe("ZIP Code\u00a0*");
    expect(element("#billing_postcode_field").classList).toContain("validate-required");
    await choose("FR");
    expect(element("#billing_postcode_field").style.display).toBe("none");
    expect(input("#billing_postcode").value).toBe("");
    expect(element("#billing_postcode_field").classList).not.toContain("validate-required");
    await choose("GB");
    expect(element("#billing_postcode_field").style.display).toBe("");
    page.stop();
    expect(fields.outerHTML).toBe(before);
  });

  it("sorts the fields as it has them, and who is in one of them stays in it", async () => {
    // Chrome 109 has no such method.
    vi.spyOn(Array.prototype, "toSorted").mockImplementation(() => {
      throw new TypeError("rows.toSorted is not a function");
    });
    const locale = JSON.stringify({ default: { postcode: { priority: 65 }, city: { priority: 70 } } });
    await mount(
      fixture
        .replace('{"refresh_on_start":""}', JSON.stringify({ refresh_on_start: "", locale }))
        .replace(
          '<p class="form-row form-row-wide address-field validate-required" id="billing_postcode_field">',
          '<p class="form-row" id="billing_city_field"><input id="billing_city" name="billing_city"></p>$&',
        ),
    );
    input("#billing_city").focus();
    await choose("FR");
    const rows = [...document.querySelectorAll(".form-row[data-priority]")];
    expect(rows.map(({ id }) => id)).toEqual(["billing_postcode_field", "billing_city_field"]);
    expect(document.activeElement).toBe(input("#billing_city"));
  });
});
