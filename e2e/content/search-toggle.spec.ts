import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/search-toggle/fixture.html", import.meta.url), "utf8");

test("search-toggle.1 opens its panel with the focus in the field, and closes it", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(fixture));
  const button = page.locator("[data-widget=search-toggle]");
  const field = page.locator("#panel-search");
  await button.click();
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await button.click();
  await expect(field).toBeHidden();
  await button.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(field).toBeHidden();
  await expectQuiet(page);
});
