import type { Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const tall = '<p style="height: 300vh">Words.</p>';
const marker = (settings: object, inside = '<a href="/shop/">Shop</a>') =>
  `<div class="own" data-widget="sticky" data-settings='${JSON.stringify(settings)}' style="background: #fff; height: 60px">${inside}</div>`;

/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";

/** The theme's own header would lie over the test's. */
const alone = { csp, head: "<style>.site-header { display: none }</style>" };

const own = (page: Page) => page.locator(".own");
const top = async (page: Page) => Math.round((await own(page).boundingBox())?.y ?? Number.NaN);

async function openPage(page: Page, url: string, widthPx = 1280) {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.goto(url);
  await page.locator('.own[data-widget-state="mounted"]').waitFor({ state: "attached" });
  await expect(own(page)).toHaveClass(/islet-sticky(?!-)|own$/);
}
const scrollBy = async (page: Page, px: number) => {
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, px);
};

/** Its parent is as tall as it is: CSS could not hold it. */
const inHeader = (settings: object) =>
  `<div style="padding-top: 200px"></div><div class="around">${marker(settings)}</div>${tall}`;

for (const [index, widthPx] of [390, 1280].entries())
  test(
    `sticky.1 at the top past its offset, with effects later, in a parent of its own height (${widthPx} px)`,
    onceInCore(index),
    async ({ page, makePage }) => {
      await openPage(
        page,
        await makePage(inHeader({ sticky_offset: 10, sticky_effects_offset: 300 }), alone),
        widthPx,
      );
      const before = await own(page).boundingBox();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await scrollBy(page, 400);
      await expect(own(page)).toHaveClass(/islet-sticky--active/);
      await expect(own(page)).not.toHaveClass(/--effects/);
      const stuck = await own(page).boundingBox();
      expect(stuck).toEqual({ ...before, y: 10 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await scrollBy(page, 600);
      await expect(own(page)).toHaveClass(/islet-sticky--effects/);
      await scrollBy(page, -2_000);
      await expect(own(page)).not.toHaveClass(/--active/);
      expect(await own(page).boundingBox()).toEqual(before);
      expect(await layoutShift(page)).toBe(0);
      await expectQuiet(page);
    },
  );

test("sticky.1 at the bottom until its place comes into view", async ({ page, makePage }) => {
  await openPage(
    page,
    await makePage(`${tall}${marker({ sticky: "bottom", sticky_offset: 8 })}${tall}`, alone),
  );
  await expect(own(page)).toHaveClass(/--active/);
  expect(await top(page)).toBe(800 - 8 - 60);
  await own(page).evaluate(() => scrollTo(0, 2_000));
  await expect(own(page)).not.toHaveClass(/--active/);
  expect(await layoutShift(page)).toBe(0);
});

for (const [index, clips] of [false, true].entries())
  test(
    `sticky.1 inside its parent only${clips ? ", also where that clips what leaves it" : ", by CSS"}`,
    onceInShort(index),
    async ({ page, makePage }) => {
      const parent = `<div class="around" style="height: 1000px; ${clips ? "overflow: hidden" : ""}">${marker({ sticky_parent: "yes", sticky_offset: 40 })}</div>${tall}`;
      await openPage(page, await makePage(parent, alone));
      await scrollBy(page, 500);
      await expect(own(page)).toHaveClass(/--active/);
      await expect(own(page)).toHaveCSS("position", clips ? "fixed" : "sticky");
      await expect.poll(() => top(page)).toBe(40);
      await page.locator(".around").evaluate((around) => {
        scrollTo(0, around.getBoundingClientRect().bottom + scrollY - 50);
      });
      await expect.poll(() => top(page)).toBe(-10);
      await expectQuiet(page);
    },
  );

test("sticky.1 on the devices of sticky_on, also when the window changes", async ({ page, makePage }) => {
  await openPage(page, await makePage(inHeader({ sticky_on: ["desktop"] }), alone));
  await scrollBy(page, 600);
  await expect(own(page)).toHaveClass(/--active/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(own(page)).not.toHaveClass(/--active/);
  await expect(own(page)).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(own(page)).toHaveClass(/--active/);
  const width = await page.locator(".around").evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(async () => Math.round((await own(page).boundingBox())?.width ?? 0)).toBe(width);
});

test("one that is fixed keeps the width of its place while the window changes", async ({
  page,
  makePage,
}) => {
  await openPage(page, await makePage(inHeader({}), alone));
  await scrollBy(page, 600);
  await expect(own(page)).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 700, height: 800 });
  await expect
    .poll(async () => {
      const width = await page.locator(".around").evaluate(({ clientWidth }) => clientWidth);
      return Math.round((await own(page).boundingBox())?.width ?? 0) - width;
    })
    .toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
});

test("right to left it stays where it was across the window", async ({ page, makePage }) => {
  const narrow = marker({}).replace("height: 60px", "height: 60px; width: 300px");
  await openPage(page, await makePage(`<div dir="rtl"><div>${narrow}</div>${tall}</div>`, alone));
  const before = await own(page).boundingBox();
  await scrollBy(page, 900);
  await expect(own(page)).toHaveCSS("position", "fixed");
  expect((await own(page).boundingBox())?.x).toBe(before?.x);
});

test("a focused link is not hidden behind it, and a link's target has its room", async ({
  page,
  makePage,
}) => {
  const links = '<a class="link" href="#care">Care</a>';
  const below = `<p style="height: 700px">Words</p>${links}<p style="height: 1500px">Words</p><h2 id="care">Care</h2>${tall}`;
  await openPage(
    page,
    await makePage(`<div>${marker({ sticky_anchor_link_offset: 30 })}</div>${below}`, alone),
  );
  await page.locator(".link").evaluate((link) => {
    scrollTo(0, link.getBoundingClientRect().top + scrollY + 40);
  });
  await expect(own(page)).toHaveClass(/--active/);
  await page.locator(".link").focus();
  await expect
    .poll(async () => (await page.locator(".link").boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(59);
  await page.locator(".link").press("Enter");
  await expect(page.locator("#care")).toHaveCSS("scroll-margin-top", "30px");
});

test("tells the page, and gives the document back", async ({ page, makePage }) => {
  await openPage(page, await makePage(inHeader({}), alone));
  await page.evaluate(() => {
    for (const name of ["sticky:stick", "sticky:unstick"])
      document.addEventListener(name, () => (document.title += ` ${name}`));
  });
  await scrollBy(page, 600);
  await expect(own(page)).toHaveClass(/--active/);
  await expectNoAxeViolations(page, ".own");
  expect(await page.title()).toMatch(/ sticky:stick$/);
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  await expect(own(page)).not.toHaveClass(/islet/);
  await expect(page.locator(".islet-sticky-spacer")).toHaveCount(0);
  await expect(own(page)).toHaveAttribute("style", "background: rgb(255, 255, 255); height: 60px;");
  await expectQuiet(page);
});
