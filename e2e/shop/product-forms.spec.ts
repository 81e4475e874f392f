import type { Page } from "@playwright/test";
import { addByAjax } from "../support/add-by-ajax.ts";
import { byPreset, expectQuietIslet, openRecorded } from "../support/recorded-page.ts";
import { test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

const message = (page: Page) => page.locator(".woocommerce-message").first();

test("a variation is added without a page load: the header, a notice and what is announced say so", async ({
  page,
  shop,
}) => {
  await addByAjax(page);
  await openRecorded(page, "product-variable", byPreset.query);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel("Size").selectOption("Medium");
  await page.getByLabel("Colour").selectOption("Blue");
  await page.locator(".single_add_to_cart_button").first().click();
  await expect(message(page)).toHaveText(/^Added to your cart\./);
  await expect(page.locator("a.cart-contents .count")).toHaveText(/^1 item/);
  const sent = (await shop.calls()).at(-1)?.fields;
  expect(sent).toMatchObject({ product_id: "42", quantity: "1" });
  expect(Object.keys(sent ?? {}).filter((name) => /widget|islet/i.test(name))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage") as unknown)).toBe(true);
  await expectQuietIslet(page);
});

test("a group of products is added without a page load, each as often as it was chosen", async ({
  page,
  shop,
}) => {
  await page.route("**/product/starter-set/", async (route) => {
    const response = await route.fetch();
    const marker = `data-widget="quantity add-to-cart" data-settings='{"ajax":"yes"}'`;
    const body = (await response.text()).replace('<form class="cart grouped_form"', (form) =>
      form.replace(" ", ` ${marker} `),
    );
    await route.fulfill({ response, body });
  });
  await page.goto("/product/starter-set/");
  await page.getByRole("spinbutton").nth(0).fill("2");
  await page.getByRole("spinbutton").nth(1).fill("1");
  await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(page.locator(".site-header .count")).toHaveText(/^3/);
  await expect(message(page)).toHaveText(/^Added to your cart\./);
  expect((await shop.calls()).map(({ fields }) => fields["quantity"])).toEqual(["2", "1"]);
  await expect(page).toHaveURL(/\/product\/starter-set\/$/);
  await expectQuiet(page);
});
