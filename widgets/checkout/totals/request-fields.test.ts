import { beforeEach, describe, expect, it } from "vitest";
import { orderFields } from "#shop/order/order-form.ts";
import { reviewFields } from "./request-fields.ts";

const FORM = `
  <form class="checkout">
    <div class="e-woocommerce-login-section"><input name="username" value="ada"><input name="password" value="secret"></div>
    <div class="e-coupon-box"><input name="coupon_code" value="save10"></div>
    <p class="address-field validate-required"><input id="billing_postcode" name="billing_postcode" value="SW1A 1AA"></p>
    <p class="address-field"><input id="billing_city" name="billing_city" value=""></p>
    <select id="billing_country" name="billing_country"><option value="GB" selected>UK</option></select>
    <span id="ship-to-different-address"><input type="checkbox" name="ship_to_different_address" value="1"></span>
    <input id="shipping_postcode" name="shipping_postcode" value="75001">
    <input type="radio" name="payment_method" value="cod" checked>
    <input type="radio" name="shipping_method[0]" value="flat"><input type="radio" name="shipping_method[0]" value="pickup" checked>
    <input type="hidden" name="shipping_method[1]" value="free">
    <select class="shipping_method" name="shipping_method[2]"><option value="slow" selected>Slow</option></select>
  </form>`;
let form: HTMLFormElement;
const one = (selector: string) => form.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = FORM;
  form = document.querySelector("form") as HTMLFormElement;
});

describe("what new totals are asked with", () => {
  it("is the address with its copy, the way to pay, the shipping and the whole form; what the form lacks is absent", () => {
    expect(reviewFields(form, true)).toEqual({
      payment_method: "cod",
      country: "GB",
      postcode: "SW1A 1AA",
      city: "",
      s_country: "GB",
      s_postcode: "SW1A 1AA",
      s_city: "",
      has_full_address: "true",
      post_data: expect.stringMatching(/^billing_postcode=SW1A\+1AA&billing_city=&/),
      "shipping_method[0]": "pickup",
      "shipping_method[1]": "free",
      "shipping_method[2]": "slow",
    });
  });

  it("ships elsewhere where the visitor says so, and keeps the shipping out where it is not asked for", () => {
    one("[type=checkbox]").checked = true;
    const fields = reviewFields(form, false);
    expect(fields).toMatchObject({ postcode: "SW1A 1AA", s_postcode: "75001" });
    expect(fields).not.toHaveProperty("s_country");
    expect(Object.keys(fields).filter((name) => name.startsWith("shipping"))).toEqual([]);
  });

  it("says whether the address that is needed is there", () => {
    one("#billing_postcode").value = " ";
    expect(reviewFields(form, false)).toHaveProperty("has_full_address", "false");
  });

  it("has nothing of the boxes for login and coupon, as the order has not", () => {
    for (const text of [reviewFields(form, true)["post_data"] ?? "", String([...orderFields(form).keys()])])
      expect(text).not.toMatch(/username|password|coupon_code|secret/);
  });

  it("keeps a field of that name that is the order's own", () => {
    form.insertAdjacentHTML("beforeend", '<input name="password" value="new">');
    expect(orderFields(form).getAll("password")).toContain("new");
  });

  it("holds where fields are named like the form's own properties", () => {
    form.insertAdjacentHTML(
      "beforeend",
      '<input name="querySelectorAll" value="1"><input name="action" value="2">',
    );
    expect(reviewFields(form, false)["post_data"]).toContain("action=2");
  });
});
