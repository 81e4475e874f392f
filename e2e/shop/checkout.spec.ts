import { announced } from "../support/announced.ts";
import { placeOrder } from "../support/checkout-page.ts";
import {
  billing,
  expectBefore,
  expectThanks,
  fillAddress,
  form,
  open,
  rest,
  reviews,
  TEMPLATES,
  total,
} from "../support/checkout-visit.ts";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ shop }) => {
  await shop.put(18);
});

for (const [index, template] of TEMPLATES.entries())
  test.describe(`the ${template} checkout`, onceInShort(index), () => {
    test("checkout.6 a guest buys by an ordinary way to pay, with the mouse", async ({ page, shop }) => {
      await open(page, template);
      await fillAddress(page);
      await page.getByLabel("Cash on delivery").click();
      await expect(page.getByText("Pay with cash upon delivery.")).toBeVisible();
      await expect(page.getByText("Make your payment directly")).toBeHidden();
      await placeOrder(page).dblclick();
      await expectThanks(page);
      const orders = (await shop.calls()).filter(({ endpoint }) => endpoint === "checkout");
      expect(orders).toHaveLength(1);
      expect(orders[0]?.fields).toMatchObject({ billing_first_name: "Ada", payment_method: "cod" });
      for (const name of ["username", "password", "coupon_code"])
        expect(Object.keys(orders[0]?.fields ?? {})).not.toContain(name);
      await expectQuiet(page);
    });

    test("checkout.6 a guest buys with the keyboard alone: Enter in a field places the order", {
      tag: CORE,
    }, async ({ page, shop }) => {
      await open(page, template);
      await billing(page, "First name").focus();
      for (const value of [
        "Ada",
        "Tester",
        "",
        null,
        "1 Test Row",
        "",
        "London",
        "SW1A 1AA",
        "",
        "02000000000",
        "ada@shop.example",
      ]) {
        if (value) await page.keyboard.type(value);
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Shift+Tab");
      await expect(billing(page, "Email address")).toBeFocused();
      await page.keyboard.press("Enter");
      await expectThanks(page);
      expect((await shop.endpoints()).filter((name) => name === "checkout")).toHaveLength(1);
      expect(await shop.endpoints()).not.toContain("apply_coupon");
    });

    test("checkout.1 checkout.2 checkout.3 checkout.5 the login box opens and shuts; an empty login and an empty coupon are sent, and the shop's words about them shown; wrong, then right", async ({
      page,
      shop,
    }) => {
      await open(page, template);
      const toggle = page.getByRole("link", { name: /here to log ?in/ });
      await expect(page.getByLabel("Password", { exact: false }).first()).toBeHidden();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await toggle.press("Enter");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      const username = page.locator("#username");
      await expect(username).toBeFocused();
      await toggle.click();
      await expect(username).toBeHidden();
      await toggle.click();
      await expect(username).toBeVisible();

      await page.locator("#password").press("Enter");
      await expect(page.getByText("Username is required.")).toBeVisible();
      await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
      await page.getByRole("button", { name: /^Apply/ }).click();
      await expect(page.getByText("Please enter a coupon code.")).toBeVisible();
      const calls = await shop.calls();
      const fieldsOf = (name: RegExp) => calls.find(({ endpoint }) => name.test(endpoint))?.fields;
      expect(fieldsOf(/login_user/)).toMatchObject({ username: "", password: "" });
      expect(fieldsOf(/apply_coupon/)).toMatchObject({ coupon_code: "" });

      await page.evaluate(() =>
        document.addEventListener("checkout_error", (event) =>
          document.body.setAttribute(
            "data-heard",
            (event as CustomEvent<{ message: string }>).detail.message,
          ),
        ),
      );
      await billing(page, "First name").fill("Ada");
      await username.fill("customer");
      await page.locator("#password").fill("wrong");
      await page.locator("#password").press("Enter");
      const error = page.locator(".woocommerce-error").filter({ hasText: "is incorrect" });
      await expect(error).toBeVisible();
      await expect(error.getByRole("link", { name: "Lost your password?" })).toBeVisible();
      await expectBefore(error, form(page));
      await expect(page.locator("body")).toHaveAttribute("data-heard", /is incorrect/);
      await expect(billing(page, "First name")).toHaveValue("Ada");
      await expect(username).toHaveValue("customer");
      const call = (await shop.calls()).findLast(({ endpoint }) => /login_user/.test(endpoint));
      expect(call?.fields).toMatchObject({
        action: "elementor_woocommerce_checkout_login_user",
        username: "customer",
        password: "wrong",
        nonce: expect.stringMatching(/^\w{10}$/),
        remember: "false",
      });

      await page.locator("#password").fill("sheep-and-wool");
      await page.locator("#password").press("Enter");
      await expect(toggle).toHaveCount(0);
      await expect(page).toHaveURL(/\/checkout\//);
      expect((await shop.endpoints()).filter((name) => name === "checkout")).toEqual([]);
    });

    test("checkout.4 a coupon: unknown, nothing typed is lost; good, its markup before the form, the box closes, the totals are new; with a stale nonce it is sent once more", async ({
      page,
      shop,
      context,
    }) => {
      await open(page, template);
      await billing(page, "First name").fill("Ada");
      await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
      const code = page.getByPlaceholder("Coupon code");
      await expect(code).toBeFocused();
      await code.fill("<b>nope</b>");
      await page.getByRole("button", { name: /^Apply/ }).click();
      await expect(page.getByText(/cannot be applied because it does not exist/)).toBeVisible();
      if (template === "classic") {
        await expect(code).toBeFocused();
        await expect(code).toHaveAttribute("aria-invalid", "true");
        await expect(code).toHaveAccessibleDescription(/does not exist/);
        // Read once: with the field.
        await expect(page.getByRole("alert").filter({ hasText: "does not exist" })).toHaveCount(0);
      } else {
        await expect(page.locator(".woocommerce-error")).toBeFocused();
        await expect(announced(page, "does not exist")).toBeVisible();
        await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
      }
      await expect(billing(page, "First name")).toHaveValue("Ada");
      expect(await shop.endpoints()).toContain("apply_coupon");
      await expectNoAxeViolations(page, "[data-widget~=checkout]");

      const before = await total(page).textContent();
      await code.fill("");
      await page.keyboard.type("save10");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Coupon code applied successfully.")).toBeVisible();
      await expect(code).toBeHidden();
      await expect(total(page)).not.toHaveText(before ?? "");
      const call = (await shop.calls()).findLast(({ endpoint }) => endpoint === "apply_coupon");
      expect(call?.fields).toMatchObject({ coupon_code: "save10", security: expect.any(String) });
      await expectBefore(page.getByText("Coupon code applied successfully."), form(page));

      await page.getByRole("button", { name: "Remove save10 coupon" }).click();
      await expect(total(page)).toHaveText(before ?? "");
      await expect(page.getByText("Coupon code applied successfully.")).toHaveCount(0);
      await expectQuiet(page);

      await context.request.post("/__cms/expire-nonces");
      await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
      await page.getByPlaceholder("Coupon code").fill("save10");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Coupon code applied successfully.")).toBeVisible();
      await expect(page.locator(".cart-discount")).toBeVisible();
      await fillAddress(page);
      await placeOrder(page).click();
      await expectThanks(page);
    });

    test("errors stand at the top, have the focus, lead to their fields and stand there again", async ({
      page,
    }) => {
      await open(page, template);
      await fillAddress(page);
      await billing(page, "First name").fill("");
      await billing(page, "Postcode").fill("XX");
      await placeOrder(page).click();
      const list = page.locator(".woocommerce-NoticeGroup-checkout .woocommerce-error");
      await expect(list).toBeFocused();
      await expect(announced(page, "not a valid postcode")).toHaveAccessibleName(
        /First name.*not a valid postcode/,
      );
      await expect(list.locator("li")).toHaveCount(2);
      const postcode = billing(page, "Postcode");
      await expect(postcode).toHaveAttribute("aria-invalid", "true");
      await expect(postcode).toHaveAccessibleDescription(/not a valid postcode/);
      await expect(page.locator("#billing_first_name_field")).toHaveClass(
        /woocommerce-invalid-required-field/,
      );
      await list.getByRole("link", { name: /Postcode/ }).click();
      await expect(postcode).toBeFocused();
      await expectNoAxeViolations(page, "[data-widget~=checkout]");
      await postcode.fill("SW1A 1AA");
      await billing(page, "First name").fill("Ada");
      await postcode.press("Tab");
      await expect(postcode).not.toHaveAttribute("aria-describedby", /.+/);
      await placeOrder(page).click();
      await expectThanks(page);
    });

    test("where the code for a press does not arrive the browser sends the form: coupon, then order", async ({
      page,
      shop,
    }) => {
      await open(page, template);
      await rest(page, shop);
      await page.route("**/islet/chunks/**", (route) => route.abort());
      await page.getByRole("link", { name: /your (?:coupon )?code/ }).click();
      await page.getByPlaceholder("Coupon code").fill("save10");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Coupon code applied successfully.")).toBeVisible();
      await expect(page.locator(".cart-discount")).toBeVisible();
      await page.unroute("**/islet/chunks/**");
      await open(page, template);
      await rest(page, shop, 2);
      await page.route("**/islet/chunks/**", (route) => route.abort());
      await fillAddress(page);
      await placeOrder(page).click();
      await expectThanks(page);
      expect((await shop.endpoints()).filter((name) => /^(?:checkout|apply_coupon)$/.test(name))).toEqual([]);
    });

    test("without JavaScript every box is open and the order reaches the thank-you page", async ({
      browser,
      cms,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cms });
      const page = await context.newPage();
      await page.goto("/shop/?add-to-cart=18");
      await page.goto(`/checkout/?checkout-template=${template}`);
      await expect(page.locator("#username")).toBeVisible();
      await page.getByPlaceholder("Coupon code").fill("save10");
      await page.getByRole("button", { name: /^Apply/ }).click();
      await expect(page.getByText("Coupon code applied successfully.")).toBeVisible();
      await fillAddress(page);
      await placeOrder(page).click();
      await expectThanks(page);
      await context.close();
    });
  });

test("empty fields are refused with few layouts and changes of the page, whatever the number of fields", async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await rest(page, shop);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const layouts = async () =>
    (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
  await page.evaluate(() => {
    let count = 0;
    new MutationObserver(({ length }) => Reflect.set(window, "changes", (count += length))).observe(
      document,
      {
        subtree: true,
        childList: true,
        attributes: true,
      },
    );
  });
  const before = await layouts();
  await placeOrder(page).click();
  await expect(announced(page, "First name")).toBeVisible();
  expect(await form(page).locator(".validate-required").count()).toBeGreaterThan(10);
  expect((await layouts()) - before).toBeLessThanOrEqual(10);
  expect(await page.evaluate(() => Reflect.get(window, "changes") as number)).toBeLessThan(200);
});

test("another address and an account open with their ticks; a visitor who comes back to the page finds it free, with fresh totals", async ({
  page,
  shop,
}) => {
  await open(page);
  await rest(page, shop);
  const shipping = page.locator("#shipping_first_name");
  await expect(shipping).toBeHidden();
  await page.getByLabel("Ship to a different address?").click();
  await expect(shipping).toBeVisible();
  await page.getByLabel("Ship to a different address?").click();
  await expect(shipping).toBeHidden();
  await page.getByLabel("Create an account?").click();
  const password = page.getByLabel("Create account password");
  await password.fill("secret");
  await page.getByLabel("Create an account?").click();
  await expect(password).toBeHidden();
  await expect(password).toHaveValue("");

  const asked = (await reviews(shop)).length;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(async () => (await reviews(shop)).length).toBe(asked + 1);
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
});

test("a country brings its states, names and needs, the address keeps the rest; a session that has ended says so in the form's place", async ({
  page,
  context,
  shop,
}) => {
  await open(page);
  await billing(page, "Town / City").fill("Albany");
  const country = page.locator("#billing_country");
  await country.selectOption("US");
  const state = page.getByRole("combobox", { name: "State" });
  await expect(state).toBeVisible();
  await expect(billing(page, "ZIP Code")).toBeVisible();
  await state.selectOption("New York");
  await country.selectOption("IL");
  await expect(page.locator("#billing_state_field")).toBeHidden();
  await country.selectOption("GB");
  await expect(page.getByRole("textbox", { name: "County" }).first()).toBeVisible();
  await expect(billing(page, "Town / City")).toHaveValue("Albany");
  await expectNoAxeViolations(page, "[data-widget~=checkout]");

  await rest(page, shop);
  await context.request.post("/__cms/reset");
  await page.locator("#billing_country").selectOption("FR");
  await expect(page.getByText("your session has expired")).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Return to shop" })).toBeVisible();
});

test("the fields of another address and of an account are closed before any script has run, and their checkboxes open them", async ({
  browser,
  page,
  cms,
}) => {
  const fields = ["#shipping_first_name", "#account_password"];
  await page.route("**/islet/**/*.js", (route) => route.abort());
  await page.goto("/native/checkout/?markers=config&styles=head");
  for (const field of fields) await expect(page.locator(field)).toBeHidden();
  await page.locator("#ship-to-different-address-checkbox").check();
  await page.locator("#createaccount").check();
  for (const field of fields) await expect(page.locator(field)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cms });
  const plain = await context.newPage();
  await plain.goto("/native/checkout/?markers=config&styles=head");
  for (const field of fields) await expect(plain.locator(field)).toBeVisible();
  await context.close();
});

test("a guest buys on the recorded page of a real checkout, marked in the configuration", async ({
  page,
  shop,
}) => {
  await page.goto("/native/checkout/?markers=config");
  const host = page.locator("div.woocommerce:has(> form.checkout)");
  await expect(host.locator(".showlogin")).toHaveAttribute("aria-expanded", "false");
  await expect(host.locator("form.login")).toBeHidden();
  await host.getByRole("button", { name: "Enter your coupon code" }).click();
  await host.getByPlaceholder("Coupon code").fill("save10");
  await host.getByPlaceholder("Coupon code").press("Enter");
  await expect(host.getByText("Coupon code applied successfully.")).toBeVisible();
  await fillAddress(page);
  await host.locator("#payment_method_cod").click();
  await expect(host.getByText("Pay with cash upon delivery.")).toBeVisible();
  await host.locator("#billing_country").selectOption("GB");
  expect((await reviews(shop)).length).toBeGreaterThan(0);
  await placeOrder(page).click();
  await expectThanks(page);
});
