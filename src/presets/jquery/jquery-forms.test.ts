import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
  vi.stubGlobal("jQuery", jQuery);
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
});

const fixture = (widget: string) => readFileSync(`widgets/${widget}/fixture.html`, "utf8");
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const endpoints = () => calls.map(({ endpoint }) => endpoint);

describe("runtime.8 a link that jQuery clicks works as if it was pressed, once", () => {
  /** What the visitor sees, before and after. */
  const LINKS: readonly (readonly [what: string, widget: string, link: string, seen: () => unknown])[] = [
    [
      "the shop's coupon",
      "checkout",
      "a.showcoupon",
      () => element("a.showcoupon").getAttribute("aria-expanded"),
    ],
    [
      "the tab of the reviews",
      "product-tabs",
      "li a[href='#tab-reviews']",
      () => element("#tab-reviews").hidden || element("#tab-reviews").style.display,
    ],
    ["an add link", "add-to-cart", "a.add_to_cart_button", endpoints],
    [
      "the choices that are cleared",
      "variation-form",
      "a.reset_variations",
      () =>
        element(".variations select").matches("*") &&
        (element(".variations select") as HTMLSelectElement).value,
    ],
  ];

  it.each(LINKS)("%s", async (_what, widget, link, seen) => {
    await mountMarkup(fixture(widget));
    const select = document.querySelector<HTMLSelectElement>(".variations select");
    if (select) {
      select.value = select.options[1]?.value ?? "";
      jQuery(select).trigger("change");
    }
    await atRest();
    const before = seen();
    const [heard, followed] = [vi.fn(), vi.fn()];
    jQuery(document.body).on("click", link, heard);
    document.body.addEventListener("click", followed, { once: true });
    jQuery(link).first().trigger("click");
    await atRest();
    expect(seen()).not.toEqual(before);
    expect(heard).toHaveBeenCalledOnce();
    expect(followed.mock.calls[0]?.[0]).toHaveProperty("defaultPrevented", true);
    expect(endpoints().filter((endpoint) => endpoint === "add_to_cart").length).toBeLessThan(2);
    jQuery(document.body).off();
  });

  it("a way to pay, whose native click jQuery ends at its field, and which is pressed once", async () => {
    const { islet } = await mountMarkup(fixture("checkout"));
    await atRest();
    const selected = vi.fn();
    islet.bus.on("payment_method_selected", selected);
    const last = [...document.querySelectorAll<HTMLInputElement>("[name=payment_method]")].at(-1);
    jQuery(last as HTMLInputElement).trigger("click");
    expect([last?.checked, selected.mock.calls.length]).toEqual([true, 1]);
  });

  it("but not one that a handler has kept, nor a link of the theme", async () => {
    await mountMarkup(`${fixture("add-to-cart")}<a id="theme" href="#theme">Theme</a>`);
    const pressed = vi.fn();
    element("#theme").addEventListener("click", pressed);
    jQuery("#theme").trigger("click");
    jQuery("a.add_to_cart_button").one("click", (event) => event.preventDefault());
    jQuery("a.add_to_cart_button").first().trigger("click");
    await atRest();
    expect([pressed.mock.calls.length, calls.length]).toEqual([0, 0]);
  });
});

describe("runtime.8 a field that jQuery changes is heard wherever a widget is", () => {
  it("the list is sorted", async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue();
    await mountMarkup(fixture("product-sort"));
    jQuery("select.orderby").val("price").trigger("change");
    expect(sent).toHaveBeenCalledOnce();
  });

  it("a password, of which scripts tell `keyup` as the shop's own listen to it", async () => {
    await mountMarkup(fixture("password-field"));
    const field = element("input[type=password]") as HTMLInputElement;
    const heard = vi.fn();
    field.addEventListener("input", heard);
    jQuery(field).val("quiet harbour").trigger("keyup");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("the shipping method that is chosen in the cart's totals is sent", async () => {
    await mountMarkup(fixture("cart"));
    element(".cart_totals tbody").insertAdjacentHTML(
      "beforeend",
      '<tr class="woocommerce-shipping-totals"><td><select class="shipping_method" name="shipping_method[0]"><option value="a">A</option><option value="b">B</option></select></td></tr>',
    );
    jQuery("select.shipping_method").val("b").trigger("change");
    await atRest();
    expect(endpoints()).toEqual(["update_shipping_method"]);
  });
});

it("runtime.8 the coupon's form that jQuery submits is sent on the page", async () => {
  await mountMarkup(fixture("checkout"));
  jQuery("form.checkout_coupon input[name=coupon_code]").val("TEN");
  jQuery("form.checkout_coupon").trigger("submit");
  await atRest();
  expect(endpoints()).toContain("apply_coupon");
});
