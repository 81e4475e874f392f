import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/accordion/fixture.html", import.meta.url), "utf8");
const tall = '<p style="height: 150vh">Words.</p>';

test("an accordion opens one panel at a time, by press and by key", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(`${fixture}<p>After.</p>`));
  await expect(page.locator("[data-widget~=accordion][data-widget-state=mounted]")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const titles = page.locator("summary");
  await titles.nth(1).click();
  await expect(page.getByText("Within 30 days")).toBeVisible();
  await expect(page.getByText("Measure around the head")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(titles.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("In paper from the mill")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("In paper from the mill")).toBeHidden();
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("a panel's height grows and shrinks; pressed twice, it ends as the visitor wants it", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(fixture.replace('"exclusive":true', '"duration":10000')));
  await expect(page.locator("[data-widget~=accordion][data-widget-state=mounted]")).toHaveCount(1);
  const [title, panel] = [page.locator("summary").first(), page.locator("#sizes > div")];
  const moving = () => panel.evaluate((element) => element.getAnimations().length);
  const end = () =>
    panel.evaluate((element) => element.getAnimations().map((animation) => animation.finish()));
  await title.click();
  expect(await moving()).toBe(1);
  await title.click();
  expect(await moving()).toBe(1);
  await end();
  expect(await moving()).toBe(0);
  await expect(panel).toBeVisible();
  await title.click();
  await end();
  await expect(panel).toBeHidden();
});

test("panels open at once for visitors who prefer less motion", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(fixture));
  await expect(page.locator("[data-widget~=accordion][data-widget-state=mounted]")).toHaveCount(1);
  await page.locator("summary").nth(1).click();
  expect(await page.locator("#returns > div").evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("a link to what a closed panel holds opens it and leads there", async ({ page, makePage }) => {
  await page.goto(await makePage(`<a href="#returns-more">Returns</a>${tall}${fixture}${tall}`));
  await page.getByRole("link", { name: "Returns" }).click();
  await expect(page.locator("#returns-more")).toBeInViewport();
  await expect(page.locator("#sizes")).not.toHaveAttribute("open");
});
