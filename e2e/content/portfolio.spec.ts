import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { layoutShift, recordLayoutShift } from "../support/layout-shift.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/portfolio/fixture.html", import.meta.url), "utf8");
const native = (page: Page) => page.locator(".elementor-widget-portfolio");
const items = (page: Page) => native(page).locator(".elementor-portfolio-item");
const button = (page: Page, name: string) => native(page).getByRole("button", { name, exact: true });

async function open(page: Page, address = "/builder/lists/") {
  await page.goto(address);
  await expect(button(page, "All")).toHaveAttribute("aria-pressed", "true");
}

/** Notes the durations of all animations that are started in portfolios. Call it before the page opens. */
const noteDurations = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    const noted = new Set<unknown>();
    Reflect.set(window, "__durations", noted);
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest(".elementor-portfolio, .islet-portfolio")) noted.add(Object(options).duration);
      return animate.call(this, keyframes, options);
    };
  });
/** In ms, each once. */
const durations = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, "__durations") as Set<unknown>)]);

test("portfolio.1 the builder's portfolio shows everything first, then the items of a term, which move in 450 ms", {
  tag: CORE,
}, async ({ page }) => {
  await noteDurations(page);
  await open(page);
  const total = await items(page).count();
  await expect(button(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(items(page).filter({ visible: true })).toHaveCount(total);
  await button(page, "Travel").press("Enter");
  await expect.poll(() => durations(page)).toEqual([450]);
  await expect(button(page, "Travel")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, "Travel")).toBeFocused();
  const shown = items(page).filter({ visible: true });
  const count = await native(page).locator(".elementor-filter-3").count();
  await expect(shown).toHaveCount(count);
  for (const item of await shown.all()) await expect(item).toHaveClass(/elementor-filter-3/);
  await expect(native(page).getByRole("status")).toHaveText(`Items shown: ${count}`);
  await button(page, "All").press(" ");
  await expect(shown).toHaveCount(total);
  await expectQuiet(page, [/placeholder\.png/]);
});

test("portfolio.1 with reduced motion, items are at their places at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteDurations(page);
  await open(page);
  await button(page, "Travel").click();
  await expect(native(page).getByRole("status")).toHaveText(/Items shown/);
  expect(await durations(page)).toEqual([]);
});

test("portfolio.1 in columns, items stand below each other, and close the gaps of those that go", async ({
  page,
  makePage,
}) => {
  const heights = [320, 160, 240, 200, 120];
  const list = heights
    .map(
      (height, index) =>
        `<p class="islet-term-${index % 2 ? "odd" : "even"}" style="block-size:${height}px;margin:0">${index}</p>`,
    )
    .join("");
  await page.goto(
    await makePage(
      `<section data-widget="portfolio" data-settings='{"masonry":"yes","columns":2,"columns_mobile":2}'>
      <ul class="islet-portfolio-filters"><li data-filter="">All</li><li data-filter="odd">Odd</li></ul>
      <div class="islet-portfolio" style="gap:10px">${list}</div></section>`,
      { csp: "none" },
    ),
  );
  const top = (index: number) =>
    page
      .locator(".islet-portfolio > p")
      .nth(index)
      .evaluate((item: HTMLElement) => item.offsetTop - (item.parentElement?.offsetTop ?? 0));
  await expect.poll(() => top(2)).toBe(170);
  await page.getByRole("button", { name: "Odd" }).click();
  await expect.poll(() => Promise.all([top(1), top(3)])).toEqual([0, 0]);
});

test("portfolio.1 nothing moves before a visitor acts", async ({ page, context, makePage }) => {
  await recordLayoutShift(context);
  await page.goto(await makePage(fixture));
  await expect(page.locator("[data-widget~=portfolio]")).toHaveAttribute("data-widget-state", "mounted");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole("button", { name: "Weaving" }).click();
  await expect(page.locator(".islet-portfolio > a:visible")).toHaveCount(2);
  await expectNoAxeViolations(page);
});
