import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import {
  expect,
  expectNoAxeViolations,
  expectQuiet,
  layoutShift,
  movedElements,
  test,
} from "../support/test.ts";

const focused = (page: Page) => page.locator(":focus");

/** Presses Tab until the focus is on the element with this accessible name. */
async function tabTo(page: Page, role: "button" | "link" | "tab", name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let stops = 0; stops < 60; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach the ${role} "${name}"`);
}

/** Everything on the page is in view once, so every widget runs. */
async function scrollThrough(page: Page) {
  for (const section of await page.locator("main [data-widget]").all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveAttribute("data-widget-state", "mounted");
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }));

test("a page that an editor built can be walked with the keyboard alone, from its menu to its journal", {
  tag: CORE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/mill/");
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

  const menu = page.getByRole("navigation", { name: "The mill" });
  await menu.getByRole("link", { name: "Welcome" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Opening hours" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Opening hours" })).toBeHidden();

  const slides = page.locator("[data-widget=slides]");
  await tabTo(page, "button", "Stop slide show");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start slide show" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(slides).toHaveAttribute("data-slide-index", "1");
  await expect(page.getByRole("heading", { name: "The dye garden is in leaf" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(slides).toHaveAttribute("data-slide-index", "0");

  await tabTo(page, "tab", "Opening hours");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Prices" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("shop");

  const posts = page.locator(".islet-posts > article");
  await expect(posts).toHaveCount(3);
  await tabTo(page, "link", "More from the journal");
  await page.keyboard.press("Enter");
  await expect(posts).toHaveCount(6);
  await expect(posts.nth(3).locator(":focus")).toHaveCount(1);
  await expectQuiet(page);
});

for (const width of [390, 1280])
  test(`a page that an editor built moves nothing at ${width} px, and breaks no rule of accessibility`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/mill/");
    await scrollThrough(page);
    expect(await layoutShift(page), JSON.stringify(await movedElements(page))).toBeLessThanOrEqual(0.02);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("button", { name: "Stop slide show" }).click();
    await expect(page.locator("[data-widget=slides]")).toHaveAttribute("data-slide-state", "idle");
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === "running").length,
        ),
      )
      .toBe(0);
    await expectNoAxeViolations(page);
    await expectQuiet(page);
  });
