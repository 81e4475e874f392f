import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { add, buttonOf, headerCount, test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

interface Entry {
  readonly event?: string;
  readonly ecommerce?: Readonly<Record<string, unknown>> | null;
}

/** What the page's tags got. */
const told = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, "dataLayer") ?? []) as Entry[]).filter(({ event }) => event !== undefined),
  );
const names = async (page: Page) => (await told(page)).map(({ event }) => event);

test("on the way to an order every step is told once, with what it is about", { tag: CORE }, async ({
  page,
}) => {
  await page.goto("/shop/?shop-facts=on");
  await expect.poll(() => names(page)).toEqual(["view_item_list"]);
  await add(page, "Belt");
  await expect.poll(() => names(page)).toEqual(["view_item_list", "add_to_cart"]);
  expect((await told(page))[1]).toMatchObject({
    ecommerce: {
      currency: "GBP",
      value: 9.99,
      items: [{ item_id: "20", item_name: "Belt", price: 9.99, quantity: 1, item_category: "Accessories" }],
    },
  });
  await expect(buttonOf(page, "Belt")).toHaveClass(/\badded\b/);

  await page.goto("/product/beanie/");
  await expect.poll(() => names(page)).toContain("view_item");
  await page.locator("form.cart [type=submit]").click();
  await expect(headerCount(page)).toHaveText(/^2/);
  await expect.poll(() => names(page)).toContain("add_to_cart");

  await page.goto("/cart/");
  await expect.poll(() => names(page)).toEqual(["view_cart"]);
  expect((await told(page))[0]).toMatchObject({ ecommerce: { value: 18.99 } });
  await page.goto("/checkout/");
  await expect.poll(() => names(page)).toEqual(["begin_checkout"]);
  await page.locator("[name^=shipping_method][value^=local_pickup]").check();
  await expect.poll(() => names(page)).toEqual(["begin_checkout", "add_shipping_info"]);
  await page.reload();
  await expect(page.locator("form.checkout")).toBeVisible();
  await expectQuiet(page);
});

test("an order is told once, also after a reload and after going back to its page", async ({
  page,
  shop,
}) => {
  await page.goto("/shop/?shop-facts=on");
  await shop.put(18);
  await page.goto("/checkout/");
  for (const [name, value] of Object.entries({
    first_name: "Ada",
    last_name: "Byron",
    address_1: "1 Mill Lane",
    city: "York",
    postcode: "YO1 7HH",
    phone: "01904 000000",
    email: "ada@example.org",
  }))
    await page.locator(`#billing_${name}`).fill(value);
  await page.locator("#payment_method_cod").check();
  await page.locator("#place_order").click();
  await expect(page).toHaveURL(/order-received/);
  await expect.poll(() => names(page)).toEqual(["purchase"]);
  expect((await told(page))[0]).toMatchObject({
    ecommerce: { currency: "GBP", value: 9, items: [{ item_id: "18", quantity: 1 }] },
  });
  await page.reload();
  await expect(
    page.locator(".woocommerce-order [data-widget-state], body[data-widget-state=mounted]").first(),
  ).toBeVisible();
  expect(await names(page)).toEqual([]);
});

test("beside another plugin that tells the same, nothing is told", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { ga4w: {} }));
  await page.goto("/shop/?shop-facts=on");
  await add(page, "Belt");
  await expect(headerCount(page)).toHaveText(/^1/);
  expect(await names(page)).toEqual([]);
});
