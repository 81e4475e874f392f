import type { Page } from "@playwright/test";
import { announced } from "../support/announced.ts";
import { openCheckout, waitUntilUnblocked } from "../support/checkout-page.ts";
import { settled } from "../support/idle.ts";
import { jquery, jquery3 } from "../support/jquery.ts";
import { drawer, inMain, own } from "../support/mini-cart-page.ts";
import { headerCount, test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

/** What the lines of the themes use of jQuery. */
interface Found {
  val(value: string | number): Found;
  prop(name: string, value: boolean): Found;
  trigger(name: string, given?: unknown[]): Found;
  on(names: string, handler: (event: Event, ...given: never[]) => unknown): Found;
  on(names: string, selector: string, handler: (event: Event) => unknown): Found;
  addClass(name: string): Found;
  closest(selector: string): Found;
  first(): Found;
  find(selector: string): Found;
  text(text: string): Found;
  eq(index: number): Found;
}
type JQuery = (at: string | Element) => Found;

/** Runs a theme's lines on the page. */
const theme = (page: Page, lines: ($: JQuery) => void) =>
  page.evaluate(`(${lines.toString()})(window.jQuery)`);

/** Before deferred scripts, as in a theme's head. */
const load = (jquery: string) =>
  `document.addEventListener("readystatechange", () => {${jquery}}, { once: true });`;

const count = (page: Page, number: number) => expect(headerCount(page)).toHaveText(new RegExp(`^${number}`));

for (const [version, source] of [
  ["3", jquery3],
  ["4", jquery],
] as const)
  test.describe(`beside jQuery ${version}`, () => {
    // Versions before 4 set markup without Trusted Types.
    test.use({ bypassCSP: version === "3" });
    test.beforeEach(({ page }) => page.addInitScript(load(source)));

    test("a theme's lines for lists and the header's cart", async ({ page, shop }) => {
      await page.goto("/shop/");
      await settled(page);
      await theme(page, ($) => {
        $(document.body).on("adding_to_cart", (_event, _button: unknown, data: Record<string, string>) => {
          data["gift"] = "yes";
        });
        $(document.body).on("added_to_cart", (_event, _parts: unknown, _hash: unknown, button: Found) => {
          button.closest("li").addClass("in-cart");
        });
        $(document.body).on("removed_from_cart", (_event, _parts: unknown, hash: string, button: Found) => {
          $(document.body).addClass(
            typeof hash === "string" && "closest" in button ? "has-removed" : "has-not",
          );
        });
        // A picture that buys.
        $(".ajax_add_to_cart").first().trigger("click");
      });
      await count(page, 1);
      await expect(page.locator("li.in-cart")).toHaveCount(1);
      const [call] = (await shop.calls()).filter(({ endpoint }) => endpoint === "add_to_cart");
      expect(call?.fields["gift"]).toBe("yes");

      const refreshed = page.waitForRequest(/get_refreshed_fragments/);
      await theme(page, ($) => void $(document.body).trigger("wc_fragment_refresh"));
      await refreshed;

      await theme(page, ($) => {
        $("main").first().find("h1").addClass("theirs");
        $(document.body).trigger("added_to_cart", [
          { "h1.theirs": '<h1 class="theirs">Seven</h1>' },
          "hash",
          $(".ajax_add_to_cart").first(),
        ]);
      });
      await expect(page.locator("h1.theirs")).toHaveText("Seven");

      await theme(page, ($) => void $(".site-header .remove_from_cart_button").first().trigger("click"));
      await count(page, 0);
      await expect(page.locator("body.has-removed")).toHaveCount(1);

      await theme(page, ($) => void $(".woocommerce-ordering select").val("price").trigger("change"));
      await expect(page).toHaveURL(/orderby=price/);
      await expectQuiet(page);
    });

    test("a theme's lines for a product: plus and minus, tabs, stars, the sticky button", async ({
      page,
    }) => {
      await page.goto("/product/beanie/");
      await settled(page);
      await theme(page, ($) => {
        $("form.cart .qty").first().val(2).trigger("change");
        $('.wc-tabs a[href="#tab-reviews"]').trigger("click");
      });
      await expect(page.locator("#tab-reviews")).toBeVisible();
      await expect(page.locator("form.cart .qty")).toHaveValue("2");
      await page.locator("#rating").evaluate((list) => (list.parentElement ?? list).scrollIntoView());
      await page.locator("p.stars .star-4").waitFor();
      await theme(page, ($) => void $("p.stars .star-4").trigger("click"));
      await expect(page.locator("#rating")).toHaveValue("4");
      await theme(page, ($) => void $("form.cart .single_add_to_cart_button").first().trigger("click"));
      await count(page, 2);
    });

    test("a theme's lines for variations: swatches, a label of its own, the link that clears", async ({
      page,
    }) => {
      await page.goto("/product/cardigan/");
      await settled(page);
      await theme(page, ($) => {
        const form = $("form.variations_form");
        form.on("found_variation", (_event, variation: { display_price: number }) => {
          $("h1").first().text(`Only ${variation.display_price}`);
        });
        form.on("reset_data", () => $("h1").first().addClass("no-price"));
        form.on("woocommerce_variation_has_changed", () => $("h1").first().addClass("has-changed"));
        form.find("select").first().val("Small").trigger("change");
      });
      await expect(page.getByLabel("Size", { exact: true })).toHaveValue("Small");
      await theme(page, ($) => {
        const lists = document.querySelectorAll("form.variations_form select");
        $(lists[1] as Element)
          .val("Moss")
          .trigger("change");
      });
      await expect(page.locator("h1").first()).toHaveText("Only 47");
      await expect(page.locator(".single_variation")).toContainText("£47.00");
      await expect(page.locator("h1.has-changed")).toHaveCount(1);
      await theme(page, ($) => void $("form.variations_form").trigger("check_variations"));
      await theme(page, ($) => void $(".reset_variations").trigger("click"));
      await expect(page.locator("h1.no-price")).toHaveCount(1);
      await expect(page.getByLabel("Size", { exact: true })).toHaveValue("");
    });

    test("a theme's lines for the cart page: updating by itself, shipping, coupon, removal", async ({
      page,
      shop,
    }) => {
      for (const id of [18, 20]) await shop.put(id);
      await page.goto("/cart/");
      await settled(page);
      await theme(page, ($) => {
        $(document.body).on("updated_cart_totals", () => $("h1").first().addClass("has-totals"));
        $(document.body).on("updated_wc_div", () => $("h1").first().addClass("has-cart"));
        // What sends the form once a quantity has changed.
        $(document.body).on("change", ".woocommerce-cart-form .qty", () => {
          $("[name=update_cart]").prop("disabled", false).trigger("click");
        });
        $(".woocommerce-cart-form .qty").first().val(2).trigger("change");
      });
      await expect(announced(page, /Cart updated/)).toBeVisible();
      await expect(page.locator("h1.has-totals.has-cart")).toHaveCount(1);
      await count(page, 3);

      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/cart/");
      await theme(page, ($) => void $(document.body).trigger("wc_update_cart"));
      await asked;
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);

      await theme(
        page,
        ($) => void $('input.shipping_method[value*="local_pickup"]').prop("checked", true).trigger("change"),
      );
      await expect(page.locator('input.shipping_method[value*="local_pickup"]')).toBeChecked();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await theme(page, ($) => {
        $("#coupon_code").val("save10");
        $("[name=apply_coupon]").trigger("click");
      });
      await expect(page.locator(".cart-discount")).toBeVisible();
      await theme(page, ($) => void $(".product-remove a").first().trigger("click"));
      await expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveCount(1);
    });

    test("a theme's lines for the checkout: totals, another address, ways to pay, a veto, an error", async ({
      page,
      shop,
    }) => {
      await openCheckout({ page, put: shop.put, makePage: async () => "" });
      await theme(page, ($) => {
        $(document.body).on("updated_checkout", () => $("h1").first().addClass("has-totals"));
        $(document.body).on("payment_method_selected", () => $("h1").first().addClass("has-method"));
        $(document.body).on("country_to_state_changed", () => $("h1").first().addClass("has-states"));
        $(document.body).on("checkout_error", () => $("h1").first().addClass("has-error"));
        $("body").trigger("update_checkout");
      });
      await expect(page.locator("h1.has-totals")).toHaveCount(1);
      await waitUntilUnblocked(page);

      await theme(page, ($) => void $("#billing_country").val("US").trigger("change"));
      await expect(page.locator("h1.has-states")).toHaveCount(1);
      await expect(page.locator("select#billing_state")).toBeAttached();
      await theme(page, ($) => void $("#billing_country").val("GB").trigger("change"));
      await waitUntilUnblocked(page);

      await theme(
        page,
        ($) => void $("#ship-to-different-address-checkbox").prop("checked", true).trigger("change"),
      );
      await expect(page.locator("#shipping_first_name")).toBeVisible();
      await theme(
        page,
        ($) => void $("#ship-to-different-address-checkbox").prop("checked", false).trigger("change"),
      );
      await expect(page.locator("#shipping_first_name")).toBeHidden();

      await theme(page, ($) => void $("#payment_method_cod").prop("checked", true).trigger("click"));
      await expect(page.locator("h1.has-method")).toHaveCount(1);
      await expect(page.locator(".payment_box.payment_method_cod")).toBeVisible();
      await theme(page, ($) => void $(".showcoupon").trigger("click"));
      await expect(page.locator("form.checkout_coupon")).toBeVisible();

      const orders = async () => (await shop.endpoints()).filter((name) => name === "checkout").length;
      await theme(page, ($) => {
        $("form.checkout").on("checkout_place_order", () => !document.querySelector("h1.is-veto"));
        $("h1").first().addClass("is-veto");
        $("#place_order").trigger("click");
      });
      await settled(page);
      expect(await orders()).toBe(0);
      await theme(page, () => {
        document.querySelector("h1.is-veto")?.classList.remove("is-veto");
      });
      await page.locator("#billing_email").fill("not an address");
      await theme(page, ($) => void $("form.checkout").trigger("submit"));
      await expect(announced(page, "is not a valid email address")).toBeVisible();
      await expect(page.locator("h1.has-error")).toHaveCount(1);
      expect(await orders()).toBe(1);
    });

    test("a theme's lines for the pictures of a product: a thumbnail, the first one again, the button that enlarges", async ({
      page,
    }) => {
      await page.goto("/product/belt/");
      await settled(page);
      const gallery = page.locator(".woocommerce-product-gallery");
      await expect(gallery.getByRole("button", { name: "Belt, view 2", exact: true })).toBeVisible();
      await theme(page, ($) => {
        $(".flex-control-thumbs img").eq(1).trigger("click");
      });
      await expect(page.locator(".flex-control-thumbs img.flex-active")).toHaveAttribute(
        "alt",
        "Belt, view 2",
      );
      await theme(
        page,
        ($) => void $(".woocommerce-product-gallery").trigger("woocommerce_gallery_reset_slide_position"),
      );
      await expect(page.locator(".flex-control-thumbs img.flex-active")).toHaveAttribute("alt", "Belt");
      await theme(page, ($) => void $(".woocommerce-product-gallery__trigger").trigger("click"));
      await expect(page.getByRole("dialog", { name: "Product pictures" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expectQuiet(page);
    });

    test("a theme's lines for the account: the eye of a password, a login, an address", async ({ page }) => {
      await page.goto("/my-account/?store-notice=off");
      await settled(page);
      const password = page.locator("form.register").getByLabel(/^Password/);
      await page.locator("form.register .show-password-input").waitFor();
      await theme(page, ($) => {
        $(document.body).on("wc-password-strength-added", () => $("h1").first().addClass("has-strength"));
        $("#reg_password").val("quiet harbour").trigger("keyup");
        $("form.register .show-password-input").trigger("click");
      });
      await expect(password).toHaveAttribute("type", "text");
      await expect(page.locator(".woocommerce-password-strength")).toBeVisible();
      await expect(page.locator("h1.has-strength")).toHaveCount(1);

      await theme(page, ($) => {
        $("#username").val("customer");
        $("#password").val("sheep-and-wool");
        $("form.login [name=login]").trigger("click");
      });
      await expect(page.getByRole("navigation", { name: "Account pages" })).toBeVisible();
      await page.goto("/my-account/edit-address/billing/");
      await settled(page);
      await theme(page, ($) => {
        $(document.body).on("country_to_state_changed", () => $("h1, h2, h3").first().addClass("has-states"));
        $("#billing_country").val("US").trigger("change");
      });
      await expect(page.locator(".has-states")).toHaveCount(1);
      await expect(page.locator("select#billing_state")).toBeAttached();
      await expectQuiet(page);
    });

    test("a theme's lines for the side cart: opened after an add, closed, a product removed", async ({
      page,
      makePage,
      shop,
    }) => {
      await shop.put(18);
      await page.goto(
        await makePage(inMain(own("fixture-builder", { open_cart: "click" }, "mini-cart remove-from-cart"))),
      );
      await settled(page);
      await theme(page, ($) => {
        $(document.body).on("added_to_cart", () =>
          $("main .elementor-menu-cart__toggle_button").first().trigger("click"),
        );
        $(document.body).on("wc_fragments_refreshed", () => $("main").first().addClass("has-fragments"));
        $(document.body).trigger("wc_fragment_refresh");
      });
      await expect(page.locator("main.has-fragments")).toHaveCount(1);
      await theme(page, ($) => void $(document.body).trigger("added_to_cart"));
      await expect(drawer(page)).toBeVisible();
      await theme(page, ($) => void $("main .elementor-menu-cart__close-button").first().trigger("click"));
      await expect(drawer(page)).toBeHidden();
      await theme(page, ($) => void $("main .remove_from_cart_button").first().trigger("click"));
      await count(page, 0);
      await expectQuiet(page);
    });
  });
