import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/select-menu/fixture.html", import.meta.url), "utf8");

test("select-menu.1 goes to the chosen address", { tag: CORE }, async ({ page, makePage }) => {
  await page.goto(await makePage(fixture));
  await expectNoAxeViolations(page);
  const select = page.getByRole("combobox", { name: "Pages" });
  await select.hover();
  await page.locator('[data-widget~=select-menu][data-widget-state="mounted"]').waitFor();
  await select.selectOption("/shop/");
  await expect(page).toHaveURL(/\/shop\/$/);
  await expectQuiet(page);
});

test("keys pass over options, and Enter goes to one", async ({ page, makePage }) => {
  const address = await makePage(fixture);
  await page.goto(address);
  const select = page.getByRole("combobox", { name: "Pages" });
  await select.focus();
  await page.locator('[data-widget~=select-menu][data-widget-state="mounted"]').waitFor();
  await select.press("ArrowDown");
  await expect(select).toHaveValue("/shop/");
  expect(page.url()).toBe(address);
  await select.press("Enter");
  await expect(page).toHaveURL(/\/shop\/$/);
});
