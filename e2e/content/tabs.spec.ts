import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/tabs/fixture.html", import.meta.url), "utf8");
const tall = '<p style="height: 150vh">Words.</p>';

test("tabs show one panel, are one stop of the Tab key, and arrows open the next one", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(fixture));
  const [wash, dry] = ["Wash", "Dry"].map((name) => page.getByRole("tab", { name })) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ];
  await expect(wash).toHaveAttribute("aria-selected", "true");
  await dry.click();
  await expect(page.getByRole("tabpanel")).toHaveText(/Lying on a towel/);
  await page.keyboard.press("ArrowLeft");
  await expect(wash).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText(/By hand/);
  await page.keyboard.press("Tab");
  await expect(dry).not.toBeFocused();
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("tabs go the other way from right to left", async ({ page, makePage }) => {
  await page.goto(await makePage(`<div dir="rtl">${fixture}</div>`));
  await page.locator("[data-widget~=tabs][data-widget-state=mounted]").waitFor();
  await page.getByRole("tab", { name: "Wash" }).press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Dry" })).toBeFocused();
});

test("tabs open the panel that a link or the address leads to, and the visitor sees its target", async ({
  page,
  makePage,
}) => {
  const url = await makePage(`<a href="#care-more">Mending</a>${tall}${fixture}${tall}`);
  await page.goto(`${url}#care-dry`);
  await expect(page.locator("#care-dry")).toBeInViewport();
  await page.goto(url);
  await expect(page.locator("#care-mend")).toBeHidden();
  await page.getByRole("link", { name: "Mending" }).click();
  await expect(page.locator("#care-more")).toBeInViewport();
  await expect(page).toHaveURL(/#care-more$/);
});

test("tabs move nothing when they are mounted, and show everything without JavaScript", async ({
  page,
  makePage,
  browser,
}) => {
  const url = await makePage(`${fixture}<p>After.</p>`);
  await page.goto(url);
  await expect(page.getByRole("tab", { name: "Wash" })).toHaveAttribute("aria-selected", "true");
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  for (const id of ["wash", "dry", "mend"]) await expect(plain.locator(`#care-${id}`)).toBeVisible();
  await context.close();
});
