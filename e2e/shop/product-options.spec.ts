import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/product-options/fixture.html", import.meta.url), "utf8");

for (const widthPx of [360, 1280])
  test(`product-options.1 product-options.2 recurring shows the installment options; off hides and empties them (${widthPx} px)`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width: widthPx, height: 800 });
    await page.goto(await makePage(`<form>${fixture}</form>`));
    const recurring = page.getByLabel("Recurring payment");
    const installments = page.getByLabel("Installments");
    const payments = page.getByLabel("Number of payments");
    await expect(installments).toBeHidden();
    await recurring.focus();
    await page.keyboard.press("Space");
    await expect(payments).toBeVisible();
    await installments.check();
    await payments.fill("12");
    await expectNoAxeViolations(page, ".woocommerce_options_panel");
    await recurring.uncheck();
    await expect(payments).toBeHidden();
    await recurring.check();
    await expect(installments).not.toBeChecked();
    await expect(payments).toHaveValue("");
    expect(await layoutShift(page)).toBe(0);
    await expectQuiet(page);
  });

test("product-options.1 a product that is recurring already opens with its options as they are", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const saved = fixture
    .replace('id="meshulam_recurring"', "$& checked")
    .replace('id="_meshulam_checkbox_field"', "$& checked")
    .replace('id="_meshulam_pay_field"', '$& value="6"');
  await page.goto(await makePage(`<form>${saved}</form>`));
  await page.locator("[data-widget-state=mounted]").first().waitFor();
  await expect(page.getByLabel("Installments")).toBeChecked();
  await expect(page.getByLabel("Number of payments")).toHaveValue("6");
});
