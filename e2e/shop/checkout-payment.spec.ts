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
} from "../support/checkout-visit.ts";
import { CORE } from "../support/core.ts";
import { test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ shop }) => {
  await shop.put(18);
});

test("listeners may veto an order, by its name or by that of the way to pay; with a stale nonce the visitor is told, totals and nonce are new, and the next press places the order", {
  tag: CORE,
}, async ({ page, context, shop }) => {
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
