import type { Page } from "@playwright/test";
import { onceInCore } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const tall = '<p style="height: 300vh">Words.</p>';
const header = (settings: object, attributes = "") =>
  `<div class="own" data-widget="sticky-header" ${attributes} data-settings='${JSON.stringify(settings)}' style="height: 60px; background: #fff"><a href="/shop/">Shop</a></div>`;

/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";

/** The theme's own header would lie over the test's. */
const alone = { csp, head: "<style>.site-header { display: none }</style>" };

async function openPage(page: Page, url: string, widthPx = 1280) {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.goto(url);
  await page.locator('.own[data-widget-state="mounted"]').waitFor({ state: "attached" });
}
const scrollBy = async (page: Page, px: number) => {
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, px);
};
const own = (page: Page) => page.locator(".own");

for (const [index, widthPx] of [360, 1280].entries())
  test(
    `sticky-header.1 shows when scrolling down past the marker and hides when scrolling up (${widthPx} px)`,
    onceInCore(index),
    async ({ page, makePage }) => {
      await openPage(
        page,
        await makePage(
          `<div>${header({ marker: "#marker" })}<p style="height: 400px" id="marker">Intro</p>${tall}</div>`,
          alone,
        ),
        widthPx,
      );
      await expect(own(page)).not.toHaveClass(/--stuck|--away/);
      await scrollBy(page, 900);
      await expect(own(page)).toHaveClass(/islet-sticky-header--stuck/);
      await expect(own(page)).toBeInViewport({ ratio: 1 });
      expect((await own(page).boundingBox())?.y).toBe(0);
      await scrollBy(page, -100);
      await expect(own(page)).not.toBeInViewport();
      await scrollBy(page, -2_000);
      await expect(own(page)).toBeInViewport({ ratio: 1 });
      expect(await layoutShift(page)).toBe(0);
      await expectQuiet(page);
    },
  );

test("sticky-header.1 a second, hidden header appears past the marker and is hidden from everyone otherwise", async ({
  page,
  makePage,
}) => {
  await openPage(
    page,
    await makePage(
      `<div>${header({ marker: "#marker", offset: 8 }, "hidden")}<p id="marker">Intro</p>${tall}</div>`,
      alone,
    ),
  );
  await expect(own(page)).toBeHidden();
  await scrollBy(page, 900);
  await expect(own(page)).toBeVisible();
  await expect.poll(async () => (await own(page).boundingBox())?.y).toBe(8);
  await scrollBy(page, -100);
  await expect(own(page)).toBeHidden();
});

test("sticky-header.1 content that comes late moves the marker", async ({ page, makePage }) => {
  await openPage(
    page,
    await makePage(
      `<div>${header({ marker: "#marker" }, "hidden")}<div id="late"></div><p id="marker">Intro</p>${tall}</div>`,
      alone,
    ),
  );
  await page.locator("#late").evaluate((late) => {
    late.style.height = "1500px";
  });
  await scrollBy(page, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect(own(page)).toBeHidden();
  await scrollBy(page, 900);
  await expect(own(page)).toBeVisible();
  await expectQuiet(page);
});

test("sticky-header.1 what changes below while it is away leaves it away, until its own place is seen", async ({
  page,
  makePage,
}) => {
  await openPage(page, await makePage(`<div>${header({})}<div id="late"></div>${tall}</div>`, alone));
  await scrollBy(page, 900);
  await scrollBy(page, -100);
  await expect(own(page)).toHaveClass(/--away/);
  await page
    .locator("div")
    .last()
    .evaluate((part) => part.append("Late words."));
  await page.setViewportSize({ width: 1280, height: 700 });
  await scrollBy(page, -300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await expect(own(page)).toHaveClass(/--away/);
});

test("a menu that opens in a header that sticks is reached to its end", async ({ page, makePage }) => {
  const items = Array.from(
    { length: 30 },
    (_, place) => `<p><a href="/guide/?${place}">Item ${place}</a></p>`,
  );
  const menu = `<details><summary>Menu</summary>${items.join("")}</details>`;
  await openPage(
    page,
    await makePage(
      `<div><header class="own" data-widget="sticky-header" data-settings='{"show_on":"always"}' style="background: #fff">${menu}</header>${tall}</div>`,
      alone,
    ),
    360,
  );
  await scrollBy(page, 500);
  await expect(own(page)).toHaveClass(/--stuck/);
  await page.getByText("Menu").click();
  await expect(own(page)).toHaveClass(/--tall/);
  await expect(page.getByText("Menu")).toBeInViewport();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole("link", { name: "Item 29" })).toBeInViewport({ ratio: 1 });
  await page.getByText("Menu").click();
  await expect(own(page)).not.toHaveClass(/--tall/);
  await expectQuiet(page);
});

test("a header can show on the way up, or always", async ({ page, makePage }) => {
  await openPage(page, await makePage(`<div>${header({ show_on: "up" })}${tall}</div>`, alone));
  await scrollBy(page, 900);
  await expect(own(page)).not.toBeInViewport();
  await scrollBy(page, -100);
  await expect(own(page)).toBeInViewport();
  await openPage(page, await makePage(`<div>${header({ show_on: "always" })}${tall}</div>`, alone));
  await scrollBy(page, 900);
  await expect(own(page)).toHaveClass(/--stuck/);
  await scrollBy(page, -100);
  await expect(own(page)).toHaveClass(/--stuck/);
});

test("who tabs into a header that is away sees it", async ({ page, makePage }) => {
  await openPage(
    page,
    await makePage(`<div>${header({})}${tall}<a href="#x" id="last">Last</a></div>`, alone),
  );
  await page.locator("#last").focus();
  await expect(own(page)).toHaveClass(/--stuck/);
  await scrollBy(page, -200);
  await expect(own(page)).not.toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  await expect(own(page).getByRole("link")).toBeFocused();
  await expect(own(page)).toBeInViewport({ ratio: 1 });
});

test("sticks below the admin bar", async ({ page, makePage }) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => document.body.classList.add("admin-bar")),
  );
  await openPage(page, await makePage(`<div>${header({ show_on: "always" })}${tall}</div>`, alone));
  await scrollBy(page, 900);
  await expect.poll(async () => (await own(page).boundingBox())?.y).toBe(32);
});

test("with less motion it does not slide, and axe finds nothing", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, await makePage(`<div>${header({})}${tall}</div>`, alone));
  await scrollBy(page, 900);
  await expect(own(page)).toHaveCSS("transition-property", "none");
  await expectNoAxeViolations(page, ".own");
});
