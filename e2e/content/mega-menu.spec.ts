import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { onceInCore } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/mega-menu/fixture.html", import.meta.url), "utf8");
const withSettings = (settings: object) =>
  fixture.replace('data-widget="mega-menu"', `$& data-settings='${JSON.stringify(settings)}'`);
const text = '<p style="height: 60vh">Words.</p>';
/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";
const alone = {
  csp,
  head: '<style>.site-header { display: none }</style><link rel="stylesheet" href="/islet/islet.css">',
};

const host = (page: Page) => page.locator("[data-widget~=mega-menu]").last();
const departments = (page: Page) => host(page).getByRole("button", { name: "Departments" });
const lamps = (page: Page) => host(page).getByRole("link", { name: "Lamps" });

async function open(page: Page, url: string, widthPx = 1280) {
  await page.setViewportSize({ width: widthPx, height: 700 });
  await page.goto(url);
  await page.locator('[data-widget~=mega-menu][data-widget-state="mounted"]').waitFor({ state: "attached" });
}

for (const [index, widthPx] of [360, 800, 1280].entries())
  test(
    `nothing moves when the menu comes alive, at ${widthPx} px`,
    onceInCore(index),
    async ({ page, makePage }) => {
      await open(page, await makePage(fixture + text, alone), widthPx);
      // Up to the room for the buttons.
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await expectQuiet(page);
    },
  );

test("mega-menu.1 mega-menu.2 a panel opens at the mouse and closes when it has left title and content", async ({
  page,
  makePage,
}) => {
  await open(page, await makePage(fixture + text, alone));
  await host(page).getByRole("link", { name: "Shop" }).hover();
  await expect(lamps(page)).toBeVisible();
  await lamps(page).hover();
  await expect(lamps(page)).toBeVisible();
  const panel = await host(page).locator("li > div").first().boundingBox();
  expect([panel?.x, panel?.width]).toEqual([140, 1000]);
  await page.mouse.move(600, 690);
  await expect(lamps(page)).toBeHidden();
  await expectQuiet(page);
});

test("mega-menu.1 the button opens a panel by press and by key", async ({ page, makePage }) => {
  await open(page, await makePage(withSettings({ open_on: "click" }) + text, alone));
  await host(page).getByRole("link", { name: "Shop" }).hover();
  await departments(page).click();
  await expect(lamps(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await departments(page).click();
  await expect(lamps(page)).toBeHidden();
  await departments(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(lamps(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(departments(page)).toBeFocused();
  await expect(lamps(page)).toBeHidden();
  await expectQuiet(page);
});

test("mega-menu.1 a button that is pressed while its code loads opens its panel", async ({
  page,
  makePage,
}) => {
  await open(page, await makePage(fixture + text, alone));
  let load = () => {};
  const isPressed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/islet/chunks/**", async (route) => {
    await isPressed;
    await route.continue();
  });
  await departments(page).click();
  await expect(departments(page)).toHaveAttribute("aria-expanded", "false");
  load();
  await expect(lamps(page)).toBeVisible();
});

test("mega-menu.3 a panel as wide as its content stays in the window", async ({ page, makePage }) => {
  for (const position of ["left", "center", "right"]) {
    const settings = { content_width: "fit_to_content", content_horizontal_position: position };
    await open(page, await makePage(withSettings(settings) + text, alone), 1100);
    await departments(page).press("Enter");
    await expect(lamps(page)).toBeInViewport({ ratio: 1 });
    const box = await host(page).locator("li > div").first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.width).toBeLessThan(600);
  }
});

test("mega-menu.3 a panel is at most 1000 px wide, in the middle of a larger window", async ({
  page,
  makePage,
}) => {
  const long = fixture.replace(/(<div\b[^>]*>)/g, `$1<p>${"Lamps for every room. ".repeat(60)}</p>`);
  for (const content_width of ["full_width", "fit_to_content"])
    for (const [width, expected] of [
      [1600, 1000],
      [1060, 1000],
      [980, 980],
    ] as const) {
      const settings = JSON.stringify({ content_width, breakpoint_selector: "none" });
      const markup = long.replace(
        'data-widget="mega-menu"',
        (marker) => `${marker} data-settings='${settings}'`,
      );
      await open(page, await makePage(`<div style="margin-left: 30px">${markup}</div>`, alone), width);
      await departments(page).press("Enter");
      await expect(lamps(page)).toBeVisible();
      const box = await host(page).locator("li > div").first().boundingBox();
      expect(box?.width).toBe(expected);
      if (content_width === "full_width") expect(box?.x).toBeCloseTo((width - expected) / 2, 0);
    }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("mega-menu.1 the toggle opens the menu, and a button its panel, at 320 px", async ({
    page,
    makePage,
  }) => {
    await open(page, await makePage(fixture + text, alone), 320);
    await expect(host(page).getByRole("link", { name: "Shop" })).toBeHidden();
    await host(page).getByRole("button", { name: "Menu" }).tap();
    await departments(page).tap();
    await expect(lamps(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoAxeViolations(page);
    await expectQuiet(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every link is seen", async ({ page, makePage }) => {
    await page.goto(await makePage(fixture, alone));
    for (const name of ["Shop", "Lamps", "Delivery"])
      await expect(page.getByRole("link", { name, exact: true }).last()).toBeVisible();
  });
});
