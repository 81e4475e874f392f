import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInCore } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/nav-menu/fixture.html", import.meta.url), "utf8");
const withSettings = (settings: object) =>
  fixture.replace('data-widget="nav-menu"', `$& data-settings='${JSON.stringify(settings)}'`);
const text = '<p style="height: 60vh">Words.</p>';
/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";
const alone = { csp, head: "<style>.site-header { display: none }</style>" };

const host = (page: Page) =>
  page.locator("main [data-widget~=nav-menu], body > [data-widget~=nav-menu]").first();
const item = (page: Page, name: string) => host(page).getByRole("link", { name, exact: true });
const opener = (page: Page, name: string) => host(page).getByRole("button", { name, exact: true });

async function open(page: Page, url: string, widthPx = 1280) {
  await page.setViewportSize({ width: widthPx, height: 700 });
  await page.goto(url);
  await page.locator('[data-widget~=nav-menu][data-widget-state="mounted"]').waitFor({ state: "attached" });
}

for (const [index, widthPx] of [360, 800, 1280].entries())
  test(
    `nothing moves when the menu comes alive, at ${widthPx} px`,
    onceInCore(index),
    async ({ page, makePage }) => {
      const head = `${alone.head}<link rel="stylesheet" href="/islet/islet.css">`;
      await open(page, await makePage(fixture + text, { ...alone, head }), widthPx);
      expect(await layoutShift(page)).toBe(0);
    },
  );

test("sub-menus open at the pointer, in the window, and close when it has left", async ({
  page,
  makePage,
}) => {
  await open(page, await makePage(fixture + text, alone));
  await expect(item(page, "Lamps")).toBeHidden();
  await item(page, "Shop").hover();
  await expect(item(page, "Lamps")).toBeVisible();
  await item(page, "Lamps").hover();
  await expect(item(page, "Desk lamps")).toBeInViewport({ ratio: 1 });
  await page.mouse.move(900, 650);
  await expect(item(page, "Lamps")).toBeHidden();
  await expectQuiet(page);
});

test("a pointer that moves diagonally to a sub-menu keeps it, over the item between", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  await open(
    page,
    await makePage(withSettings({ layout: "vertical", breakpoint: "none", show_delay: 60 }) + text, alone),
  );
  await item(page, "Shop").hover();
  await item(page, "Chairs").waitFor();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  const from = await item(page, "Shop").boundingBox();
  const to = await item(page, "Chairs").boundingBox();
  if (!from || !to) throw new Error("not drawn");
  await page.mouse.move(from.x + 20, from.y + 20);
  for (let step = 1; step <= 40; step++) {
    const at = (start: number, end: number) => start + 20 + ((end + 10 - start) * step) / 40;
    await page.mouse.move(at(from.x, to.x), at(from.y, to.y));
    await page.clock.runFor(20);
  }
  await expect(item(page, "Chairs")).toBeVisible();
  await expect(opener(page, "Shop")).toHaveAttribute("aria-expanded", "true");
});

for (const [dir, widthPx] of [
  ["ltr", 1280],
  ["rtl", 1280],
  ["ltr", 320],
  ["rtl", 320],
] as const)
  test(`ten levels stay in the window, ${dir} at ${widthPx} px`, async ({ page, makePage }) => {
    const levels = Array.from({ length: 10 }).reduceRight<string>(
      (inner, _, level) => `<ul><li><a href="/${level}/">Level ${level}</a>${inner}</li></ul>`,
      "",
    );
    const settings = JSON.stringify({ breakpoint: "none" });
    const menu = `<nav aria-label="Deep" dir="${dir}" data-widget="nav-menu" data-settings='${settings}'>${levels}</nav>`;
    await open(page, await makePage(menu + text, alone), widthPx);
    for (let level = 0; level < 9; level++) {
      await opener(page, `Level ${level}`).press("Enter");
      await item(page, `Level ${level + 1}`).focus();
      await expect(item(page, `Level ${level + 1}`)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx);
    for (let level = 8; level >= 0; level--) {
      await page.keyboard.press("Escape");
      await expect(opener(page, `Level ${level}`)).toBeFocused();
    }
    await expectQuiet(page);
  });

test("nav-menu.1 the toggle opens and closes the menu, by press and by key, and says which", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await open(page, await makePage(fixture + text, alone), 390);
  const toggle = host(page).getByRole("button", { name: "Menu", exact: true });
  await expect(item(page, "Home")).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.press("Enter");
  await expect(item(page, "Home")).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await opener(page, "Services").click();
  await expect(item(page, "Repairs")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(item(page, "Repairs")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(item(page, "Home")).toBeHidden();
  await expectQuiet(page);
});

test("nav-menu.2 the opened menu can be as wide as the window", async ({ page, makePage }) => {
  const menu = withSettings({ full_width: true });
  await open(page, await makePage(`<div style="margin-inline: 40px 90px">${menu}</div>${text}`, alone), 390);
  await page.getByRole("button", { name: "Menu", exact: true }).last().click();
  const list = page.locator("[data-widget~=nav-menu] > ul").last();
  const box = await list.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  const toggle = await page.getByRole("button", { name: "Menu", exact: true }).last().boundingBox();
  expect(box?.y).toBeCloseTo((toggle?.y ?? 0) + (toggle?.height ?? 0), 0);
});

test("nav-menu.3 links to sections are marked while the visitor scrolls", async ({ page, makePage }) => {
  const section = (id: string) => `<section id="${id}" style="height: 120vh">${id}</section>`;
  const menu = fixture.replace("/blog/", "#two").replace('"/"', '"#one"');
  await open(
    page,
    await makePage(`<div style="position: fixed">${menu}</div>${section("one")}${section("two")}`, alone),
  );
  const marked = page.locator("[data-widget~=nav-menu] a[aria-current=location]");
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 200);
  await expect(marked).toHaveText("Home");
  await page.mouse.wheel(0, 900);
  await expect(marked).toHaveText("Journal");
  await expect(marked).toHaveCount(1);
});

test("a menu below a header that sticks is no taller than the window, also after that has changed", async ({
  page,
  makePage,
}) => {
  const parts = { height_property: "--own-height" };
  const menu = withSettings({});
  const style = "[data-widget] > ul { max-height: var(--own-height); overflow: auto }";
  await open(
    page,
    await makePage(`<div style="position: sticky; top: 0">${menu}</div>${text}${text}${text}`, {
      ...alone,
      head: `${alone.head}<style>${style}</style>`,
      config: { widget_settings: { "nav-menu": { parts } } },
    }),
    390,
  );
  await page.getByRole("button", { name: "Menu", exact: true }).last().click();
  const bottom = () =>
    page
      .locator("[data-widget~=nav-menu] > ul")
      .last()
      .evaluate((list) => list.getBoundingClientRect().bottom);
  await page.setViewportSize({ width: 390, height: 300 });
  await expect.poll(bottom).toBeLessThanOrEqual(301);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the first press opens a sub-menu, the second one follows the link", async ({ page, makePage }) => {
    await open(page, await makePage(fixture + text, alone), 1280);
    await item(page, "Shop").tap();
    await expect(item(page, "Lamps")).toBeVisible();
    await item(page, "Shop").tap();
    await expect(page).toHaveURL(/\/shop\/$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every link is seen", async ({ page, makePage }) => {
    await page.goto(await makePage(fixture, alone));
    for (const name of ["Home", "Desk lamps", "Delivery"])
      await expect(page.getByRole("link", { name, exact: true }).last()).toBeVisible();
  });
});

test("an icon of the settings is as large as the words, and a tap on it closes what a tap has opened", async ({
  browser,
  makePage,
}) => {
  const icon = '<svg viewBox="0 0 10 10" width="20" height="20"><path d="M0 0h10L5 10z"></path></svg>';
  const settings = JSON.stringify({ submenu_icon: icon }).replaceAll('"', "&quot;");
  const address = await makePage(fixture.replace('data-widget="nav-menu"', `$& data-settings="${settings}"`));
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const sign = page.locator("li", { hasText: "Shop" }).locator("svg").first();
  await expect(sign).toBeVisible();
  const { width = 0, height = 0 } = (await sign.boundingBox()) ?? {};
  const wordsPx = await item(page, "Shop").evaluate((link) =>
    Number.parseFloat(getComputedStyle(link).fontSize),
  );
  expect([width, height].map(Math.round)).toEqual([wordsPx, wordsPx].map(Math.round));
  const chairs = page.getByRole("link", { name: "Chairs" });
  await sign.tap();
  await expect(chairs).toBeVisible();
  await sign.tap();
  await expect(chairs).toBeHidden();
  expect(page.url()).toBe(new URL(address, page.url()).href);
  await context.close();
});
