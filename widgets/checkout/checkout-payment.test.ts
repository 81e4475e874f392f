import { describe, expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import { calls, element, fixture, input, mount } from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

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
