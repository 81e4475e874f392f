import { CORE } from "../support/core.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

test("quantity.1 a quantity below its minimum is raised to it, at once and after a change", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(
    await makePage(
      `<form class="cart" data-widget="quantity"><label>How many <input type="number" class="qty" min="2" value="1"></label></form>`,
    ),
  );
  const field = page.getByLabel("How many");
  await expect(field).toHaveValue("2");
  await field.fill("1");
  await field.press("Tab");
  await expect(field).toHaveValue("2");
  await expectQuiet(page);
});

test("quantity.1 the cart page's own quantities stay", async ({ page, context }) => {
  await context.request.get("/shop/?add-to-cart=18");
  await page.goto("/cart/");
  const field = page.locator(".product-quantity input.qty").first();
  await page.evaluate(() =>
    document.querySelector(".woocommerce-cart-form")?.setAttribute("data-widget", "quantity"),
  );
  await expect(page.locator(".woocommerce-cart-form")).toHaveAttribute("data-widget-state", "mounted");
  await field.fill("0");
  await field.press("Tab");
  await expect(field).toHaveValue("0");
});
