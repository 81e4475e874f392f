import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/off-canvas/fixture.html", import.meta.url), "utf8");
const tall = "<p>Words.</p>".repeat(80);
const page390 = { width: 390, height: 800 };
/** The panel is closed. Before its code has come, a link leads to it in the page. */
async function isReady(page: Page) {
  await expect(page.locator("[data-widget~=off-canvas]")).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator("#shop-filter")).toBeHidden();
}

test("off-canvas opens over an inert page, keeps the focus, and gives it back", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(`${fixture}<p><a href="/shop/">Behind</a></p>${tall}`));
  const [opener, panel] = [page.getByRole("link", { name: "Filter the list" }), page.getByRole("dialog")];
  await isReady(page);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await opener.press("Enter");
  await expect(panel).toHaveAccessibleName("Filter");
  await expect(panel.getByRole("link", { name: "in stock" })).toBeInViewport();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe("Behind");
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("#shop-filter")).toBeHidden();
  await expect(opener).toBeFocused();
  await expectQuiet(page);
});

test("off-canvas closes by its button and by a press beside it", async ({ page, makePage }) => {
  await page.goto(await makePage(fixture));
  const panel = page.locator("#shop-filter");
  await isReady(page);
  await page.getByRole("link", { name: "Filter the list" }).click();
  await page.getByRole("button", { name: "Close the filter" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "Filter the list" }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(100, 400);
  await expect(panel).toBeHidden();
});

test("off-canvas stands from the top of the window to its bottom, where a theme gives each block a margin", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize(page390);
  const head = "<style>:root :where(.flow) > * { margin-block: 24px }</style>";
  await page.goto(await makePage(`<div class="flow"><p>Words.</p>${fixture}</div>`, { csp: "none", head }));
  await isReady(page);
  await page.getByRole("link", { name: "Filter the list" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const box = await page.getByRole("dialog").boundingBox();
  expect([box?.y, box?.height]).toEqual([0, page390.height]);
});

for (const dir of ["ltr", "rtl"])
  test(`off-canvas stands at the end of the window, ${dir}, as wide as a phone`, async ({
    page,
    makePage,
  }) => {
    await page.goto(await makePage(`<div dir="${dir}">${fixture}</div>`));
    const edges = () =>
      page.locator("#shop-filter").evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, innerWidth - right].map(Math.round);
      });
    await isReady(page);
    await page.getByRole("link", { name: "Filter the list" }).click();
    await expect.poll(async () => (await edges())[dir === "ltr" ? 1 : 0]).toBe(0);
    await page.setViewportSize(page390);
    expect((await edges()).every((edge) => edge >= 0)).toBe(true);
  });

test("off-canvas stands in the page, with a link to it, without JavaScript", async ({
  browser,
  makePage,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await makePage(`${tall}${fixture}`));
  await page.getByRole("link", { name: "Filter the list" }).click();
  await expect(page.getByRole("heading", { name: "Filter" })).toBeInViewport();
  await context.close();
});
