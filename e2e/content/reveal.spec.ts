import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const tall = '<p style="height: 200vh">Words.</p>';
const marker = (settings: object, inside = "<p>Turned by hand.</p>", names = "own") =>
  `<div class="${names}" data-widget="reveal" data-settings='${JSON.stringify(settings)}'>${inside}</div>`;

/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";

/** Styles as a page builder has them, with their class names. */
const native = {
  csp,
  config: { widget_settings: { reveal: { parts: { hidden: "site-hidden", animated: "site-animated" } } } },
  head: "<style>.site-hidden { visibility: hidden } .site-animated { animation: 300ms both site-rise } @keyframes site-rise { from { opacity: 0 } }</style>",
};

const own = (page: Page) => page.locator(".own");
const opacity = (page: Page, selector = ".own") =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).opacity);
const mounted = (page: Page) =>
  page.locator('.own[data-widget-state="mounted"]').waitFor({ state: "attached" });

test("reveal.1 an entrance begins when its upper edge is at 80% of the window's height", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(
    await makePage(`${tall}${marker({ animation: "rise" }, undefined, "own site-hidden")}${tall}`, native),
  );
  await mounted(page);
  const topPx = await own(page).evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((px) => scrollTo(0, px), topPx - 860);
  await expect
    .poll(() => own(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(860);
  await expect(own(page)).not.toHaveClass(/site-animated/);
  await page.evaluate((px) => scrollTo(0, px), topPx - 780);
  await expect(own(page)).toHaveClass(/site-animated rise/);
  await expect(own(page)).not.toHaveClass(/site-hidden/);
  await expect(own(page)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await expectQuiet(page);
});

test("reveal.1 pictures appear 100 ms apart each, and then stand as the server printed them", async ({
  page,
  makePage,
}) => {
  const start = Date.UTC(2026, 10, 22, 10);
  await page.clock.install({ time: start });
  const picture = '<img alt="" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
  const markup = tall + marker({ items: "img", duration: 60_000 }, picture.repeat(3));
  await page.goto(await makePage(markup, { csp }));
  await mounted(page);
  await page.clock.pauseAt(start + 600_000);
  const pictures = own(page).locator("img");
  const appearing = () =>
    pictures.evaluateAll((images) => images.filter((image) => image.getAnimations().length > 0).length);
  await own(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect.poll(appearing).toBe(1);
  for (const [ms, count] of [
    [90, 1],
    [20, 2],
    [80, 2],
    [20, 3],
  ] as const) {
    await page.clock.runFor(ms);
    expect(await appearing()).toBe(count);
  }
  await pictures.evaluateAll((images) => {
    for (const animation of images.flatMap((image) => image.getAnimations())) animation.finish();
  });
  expect(await appearing()).toBe(0);
  for (const image of await pictures.all()) await expect(image).toHaveCSS("opacity", "1");
  await expectQuiet(page);
});

test("what is far below is shown after three seconds, and appears with its animation when the visitor comes", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  await page.goto(
    await makePage(
      `${tall.repeat(2)}${marker({ animation: "site-rise" }, undefined, "own site-hidden")}${tall}`,
      native,
    ),
  );
  await mounted(page);
  await expect(own(page)).toHaveClass(/site-hidden/);
  await page.clock.runFor(3_100);
  await expect(own(page)).not.toHaveClass(/site-hidden|site-animated/);
  await expect(own(page)).toHaveCSS("visibility", "visible");
  await own(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(own(page)).toHaveClass(/site-animated/);
  await expectQuiet(page);
});

test("a link inside what waits can be focused, and shows it", async ({ page, makePage }) => {
  await page.goto(await makePage(marker({ delay: 2_900 }, '<a href="/shop/">Shop</a>'), { csp }));
  await mounted(page);
  expect(await opacity(page)).toBe("0");
  await own(page).getByRole("link").focus();
  await expect(own(page)).toHaveCSS("opacity", "1");
});

test("with less motion everything is shown at once, and axe finds nothing", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(`${tall}${marker({ animation: "slide-up", delay: 900 })}`, { csp }));
  await mounted(page);
  await expect(own(page)).toHaveCSS("opacity", "1");
  expect(await own(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  await expectNoAxeViolations(page, ".own");
  await expectQuiet(page);
});

test("if the script does not come, the style sheet shows the element after three seconds", async ({
  page,
  makePage,
}) => {
  await page.route("**/islet/**/*.js", (route) => route.abort());
  await page.route("**/islet/islet.js", (route) => route.abort());
  await page.goto(await makePage(marker({})));
  const animation = () =>
    own(page).evaluate((element) => {
      const [waiting] = element.getAnimations();
      waiting?.finish();
      return [waiting?.effect?.getComputedTiming().endTime, getComputedStyle(element).opacity];
    });
  expect(await animation()).toEqual([3_000, "1"]);
});

test("an interaction plays at its trigger and leaves nothing behind", async ({ page, makePage }) => {
  const interactions = [
    { trigger: "click", effect: "scale", duration: 200 },
    { trigger: "scroll-on", effect: "fade", easing: "linear", start: 100, end: 0 },
  ];
  await page.goto(await makePage(`${tall}${marker({ animation: "none", interactions })}${tall}`, { csp }));
  await mounted(page);
  await own(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const wayUp = await own(page).evaluate((element) => 1 - element.getBoundingClientRect().top / innerHeight);
  await expect.poll(async () => Math.abs(Number(await opacity(page)) - wayUp)).toBeLessThan(0.05);
  await own(page).click();
  await expect
    .poll(() => own(page).evaluate((element) => element.getAnimations().length))
    .toBeGreaterThanOrEqual(1);
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  expect(await own(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(own(page)).toHaveCSS("opacity", "1");
  await expectQuiet(page);
});

test("an interaction with keyframes of its own follows the way through the page", async ({
  page,
  makePage,
}) => {
  const keyframes = [
    { at: 0, opacity: 0.2, translate: "-100px 0px" },
    { at: 100, opacity: 1, translate: "100px 0px" },
  ];
  const interactions = [
    {
      trigger: "scroll-on",
      effect: "custom",
      easing: "linear",
      start: 50,
      end: 100,
      relative_to: "page",
      keyframes,
    },
  ];
  await page.goto(await makePage(`${marker({ animation: "none", interactions })}${tall.repeat(2)}`, { csp }));
  await mounted(page);
  const scrollToShare = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: "instant" });
    }, share);
  for (const [share, leftPx, opaque] of [
    [0.4, -100, 0.2],
    [0.75, 0, 0.6],
    [1, 100, 1],
  ] as const) {
    await scrollToShare(share);
    await expect
      .poll(() =>
        own(page).evaluate((element) => Math.round(parseFloat(getComputedStyle(element).translate)) + 0),
      )
      .toBe(leftPx);
    expect(Number(await opacity(page))).toBeCloseTo(opaque, 1);
  }
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  await expect(own(page)).toHaveCSS("translate", "none");
  await expectQuiet(page);
});
