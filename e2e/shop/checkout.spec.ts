import type { Locator, Page } from "@playwright/test";
import { announced } from "../support/announced.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";
import { test } from "../support/shop.ts";

const TEMPLATES = ["classic", "builder"] as const;
type Template = (typeof TEMPLATES)[number];

const ADDRESS = {
  "First name": "Ada",
  "Last name": "Tester",
  "Street address": "1 Test Row",
  "Town / City": "London",
  Postcode: "SW1A 1AA",
  Phone: "02000000000",
  "Email address": "ada@shop.example",
};

const form = (page: Page) => page.getByRole("form", { name: "Checkout" });
const billing = (page: Page, label: string) =>
  page.locator(".woocommerce-billing-fields").getByLabel(label, { exact: false });
const placeOrder = (page: Page) => page.locator("#place_order");
const total = (page: Page) => page.locator(".woocommerce-checkout-review-order-table .order-total strong");
const expectThanks = (page: Page) => expect(page).toHaveURL(/\/checkout\/order-received\/\d+\//);

/** Goes to the checkout with something in the cart, and waits until its totals have been asked for. */
async function open(page: Page, template: Template = "classic") {
  await page.goto(`/checkout/?checkout-template=${template}`);
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
}

async function fillAddress(page: Page) {
  for (const [label, value] of Object.entries(ADDRESS)) await billing(page, label).fill(value);
}

/** Whether one stands above the other, wherever the page's widget for notices puts it. */
async function expectBefore(first: Locator, second: Locator) {
  const other = await second.elementHandle();
  const isBefore = await first.evaluate(
    (element, next) =>
      !!next && (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    other,
  );
  expect(isBefore).toBe(true);
}

/** The reviews asked for so far. */
const reviews = async (shop: {
  calls(): Promise<{ endpoint: string; fields: Readonly<Record<string, string>> }[]>;
}) => (await shop.calls()).filter(({ endpoint }) => endpoint === "update_order_review");

/** Waits until the first totals stand. */
async function rest(page: Page, shop: Parameters<typeof reviews>[0], asked = 1) {
  await expect.poll(async () => (await reviews(shop)).length).toBeGreaterThanOrEqual(asked);
  await expect(page.locator(".woocommerce-checkout-review-order-table")).not.toHaveAttribute(
    "aria-busy",
    "true",
  );
}

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ shop }) => {
  await shop.put(18);
});

for (const template of TEMPLATES)
  test.describe(`the ${template} checkout`, () => {
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

    test("checkout.6 a guest buys with the keyboard alone: Enter in a field places the order", async ({
      page,
      shop,
    }) => {
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
      const toggle = page.getByRole("button", { name: /here to log ?in/ });
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
      await page.getByRole("button", { name: /your (?:coupon )?code/ }).click();
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
      await page.getByRole("button", { name: /your (?:coupon )?code/ }).click();
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
        await page.getByRole("button", { name: /your (?:coupon )?code/ }).click();
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
      await page.getByRole("button", { name: /your (?:coupon )?code/ }).click();
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
      await page.getByRole("button", { name: /your (?:coupon )?code/ }).click();
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

/** Puts a frame into a payment box, as a gateway does when the totals are there. */
const addGateway = (page: Page): Promise<Locator> =>
  page
    .evaluate(() => {
      const frame = document.createElement("iframe");
      frame.title = "Card";
      document.querySelector("div.payment_box.payment_method_bacs")?.append(frame);
      Reflect.set(frame.contentWindow as Window, "isFirst", true);
    })
    .then(() => page.frameLocator('iframe[title="Card"]').owner());

const isFirst = (frame: Locator) =>
  frame.evaluate(
    (element: HTMLIFrameElement) => Reflect.get(element.contentWindow as Window, "isFirst") as unknown,
  );

test("new totals replace only what the server changed: a gateway's frame, terms and the focus stay", async ({
  page,
  shop,
}) => {
  await open(page);
  await rest(page, shop);
  const frame = await addGateway(page);
  const before = await total(page).textContent();
  const pickup = page.locator("input.shipping_method:not(:checked)").first();
  await pickup.focus();
  await pickup.press("Space");
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(page.locator("input.shipping_method:checked")).toBeFocused();
  await page.getByLabel("Cash on delivery").click();
  await page.locator("#billing_country").selectOption("FR");
  await expect.poll(async () => (await reviews(shop)).length).toBeGreaterThan(2);
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
  expect(await isFirst(frame)).toBe(true);
  await expect(page.getByLabel("Cash on delivery")).toBeChecked();
  await expectQuiet(page);
});

test("of questions that overtake each other only the last answer counts", async ({ page, shop }) => {
  await open(page);
  await rest(page, shop);
  const release: (() => void)[] = [];
  await page.route("**/*update_order_review*", async (route) => {
    await new Promise<void>((resolve) => release.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const choices = page.locator("input.shipping_method");
  const wanted = await choices.nth(1).getAttribute("value");
  await choices.nth(1).check();
  await expect.poll(() => release.length).toBe(1);
  await choices.nth(0).check();
  await expect.poll(() => release.length).toBe(2);
  await choices.nth(1).check();
  await expect.poll(() => release.length).toBe(3);
  release[2]?.();
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
  release[0]?.();
  release[1]?.();
  await expect(page.locator("input.shipping_method:checked")).toHaveValue(wanted ?? "");
  expect((await reviews(shop)).at(-1)?.fields["shipping_method[0]"]).toBe(wanted);
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

// Every call of the checkout with every fault: shop-faults.exhaustive.spec.ts.
test("totals that fail are told, nothing is locked, and asking again helps: the order can be placed", async ({
  page,
  shop,
}) => {
  await shop.fault("update_order_review=status:500");
  await open(page);
  await billing(page, "First name").fill("Ada");
  const alert = page.getByRole("alert").filter({ hasText: "could not be brought up to date" });
  await expect(alert).toBeVisible();
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
  await shop.fault("");
  await alert.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(alert).toHaveCount(0);
  await expect(page.locator("#order_review")).toBeFocused();
  await expect(billing(page, "First name")).toHaveValue("Ada");
  await fillAddress(page);
  await placeOrder(page).click();
  await expectThanks(page);
});

test("a press that leaves a changed field is not lost to the new totals, however long it takes", async ({
  page,
  shop,
}) => {
  await open(page);
  await rest(page, shop);
  await fillAddress(page);
  await billing(page, "Postcode").fill("SW1A 2AA");
  const choice = page.getByText("Cash on delivery");
  await choice.hover();
  await page.mouse.down();
  // Longer than questions gather.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("inert", "");
  await page.mouse.up();
  await expect(page.getByText("Pay with cash upon delivery.")).toBeVisible();
  await expect
    .poll(async () => (await reviews(shop)).at(-1)?.fields)
    .toMatchObject({
      postcode: "SW1A 2AA",
      payment_method: "cod",
    });
  await placeOrder(page).click();
  await expectThanks(page);
});

test("listeners may veto an order, by its name or by that of the way to pay; with a stale nonce the visitor is told, totals and nonce are new, and the next press places the order", async ({
  page,
  context,
  shop,
}) => {
  await open(page);
  await page.evaluate(() =>
    document.addEventListener("checkout_place_order_bacs", (event) => event.preventDefault(), { once: true }),
  );
  await fillAddress(page);
  await placeOrder(page).click();
  await expect(form(page)).not.toHaveClass(/processing/);
  expect(await shop.endpoints()).not.toContain("checkout");

  const nonce = page.locator("#woocommerce-process-checkout-nonce");
  let stale = "";
  // While the first order is on its way: totals that come before it bring a new nonce.
  await page.route(/wc-ajax=checkout$/, async (route) => {
    if (!stale) {
      await context.request.post("/__cms/expire-nonces");
      stale =
        new URLSearchParams(route.request().postData() ?? "").get("woocommerce-process-checkout-nonce") ?? "";
    }
    await route.fallback();
  });
  await placeOrder(page).click();
  await expect(announced(page, "please try again")).toBeVisible();
  expect(stale).not.toBe("");
  await expect(nonce).not.toHaveValue(stale);
  await expect(billing(page, "First name")).toHaveValue("Ada");
  await placeOrder(page).click();
  await expectThanks(page);
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

test("checkout.6 fields of a gateway that new totals bring are sent with the order, whatever they are named", async ({
  page,
  shop,
}) => {
  const fields = { action: "meshulam_ajax_order", title: "Dr", name: "Ada", location: "here", plain: "1" };
  await page.route(/update_order_review/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { fragments: Record<string, string> };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    const hostile = ["submit", "classList", "querySelectorAll"].map(
      (name) => `<input type="hidden" name="${name}">`,
    );
    for (const [selector, html] of Object.entries(answer.fragments))
      answer.fragments[selector] = html.replace(
        "Pay with cash upon delivery.",
        `$&${inputs.join("")}${hostile.join("")}`,
      );
    return route.fulfill({ response, json: answer });
  });
  await open(page);
  await rest(page, shop);
  await fillAddress(page);
  await page.getByLabel("Cash on delivery").click();
  await placeOrder(page).click();
  await expectThanks(page);
  const order = (await shop.calls()).find(({ endpoint }) => endpoint === "checkout");
  expect(order?.fields).toMatchObject(fields);
  expect(Object.keys(order?.fields ?? {})).not.toContain("submit");
  await expectQuiet(page);
});

test("checkout.6 an order that is paid for at another site: told, and a link there that has the focus; nothing is ordered twice", async ({
  page,
  shop,
}) => {
  await page.route(/wc-ajax=checkout$/, (route) =>
    route.fulfill({ json: { result: "success", redirect: "https://www.paypal.com/checkoutnow?token=1" } }),
  );
  let orders = 0;
  page.on("request", (request) => void (orders += Number(request.url().endsWith("wc-ajax=checkout"))));
  await page.route("https://www.paypal.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }),
  );
  await open(page);
  await rest(page, shop);
  await fillAddress(page);
  await placeOrder(page).click();
  const link = page.getByRole("link", { name: "Continue to pay at www.paypal.com" });
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription("Your order is placed.");
  await expect(page.getByRole("alert").filter({ has: link })).toHaveCount(0);
  await expectBefore(link, form(page));
  await placeOrder(page).evaluate((button: HTMLButtonElement) => button.click());
  await expectNoAxeViolations(page, "[data-widget~=checkout]");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pay here" })).toBeVisible();
  expect(orders).toBe(1);
});

test("checkout.6 an order placed before is paid once, however often it is pressed before the answer comes", async ({
  page,
  makePage,
}) => {
  let posts = 0;
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/order-pay/, async (route) => {
    posts++;
    await answered;
    await route.fulfill({ contentType: "text/html", body: "<h1>Paid</h1>" }).catch(() => undefined);
  });
  const url =
    await makePage(`<div class="woocommerce"><form id="order_review" method="post" action="/checkout/order-pay/7/" data-widget="checkout">
    <input type="radio" name="payment_method" value="bacs" id="bacs" checked><label for="bacs">Bank</label>
    <button type="submit" id="place_order">Pay for order</button></form></div>`);
  await page.goto(url);
  const pay = page.locator("#order_review");
  await expect(pay).toHaveAttribute("data-widget-state", "mounted");
  await page.waitForLoadState("networkidle");
  // In the page: a locator would wait until the form has been answered.
  const isShut = await page.evaluate(async () => {
    const button = document.querySelector("#place_order") as HTMLButtonElement;
    button.click();
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    button.click();
    return button.form?.hasAttribute("inert");
  });
  expect(isShut).toBe(true);
  release();
  await expect(page.getByRole("heading", { name: "Paid" })).toBeVisible();
  expect(posts).toBe(1);
});
