import { describe, expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import {
  calls,
  element,
  fixture,
  input,
  lastCall,
  mount,
  PAYMENT,
  requestTotals,
  review,
} from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

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
