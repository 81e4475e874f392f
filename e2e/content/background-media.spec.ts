import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test, troubles } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/background-media/fixture.html", import.meta.url), "utf8");
const tall = "<p>Words.</p>".repeat(100);
const section = (settings: object) =>
  `<section data-widget="background-media" data-settings='${JSON.stringify({
    background_background: "video",
    background_play_on_mobile: true,
    ...settings,
  })}'><h2>Made to last</h2><p><a href="#new">See what is new</a></p></section>`;

const YOUTUBE = "www.youtube-nocookie.com";
const link = "https://www.youtube.com/watch?v=XHOmBV4js_E";

/** A player that speaks as YouTube's does. */
const PLAYER = `<!doctype html><title>Player</title><script>
  const told = [];
  const say = (message) => parent.postMessage(JSON.stringify(message), "*");
  addEventListener("message", ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    document.title = func ?? event;
    if (event === "listening") say({ event: "initialDelivery", info: { playerState: -1, currentTime: 0 } });
    if (func === "addEventListener" && args[0] === "onStateChange") setTimeout(play, 100);
    if (func === "playVideo") say({ event: "onStateChange", info: 1 });
  });
  const play = () => say(location.search.includes("start=99")
    ? { event: "onError", info: 150 } : { event: "onStateChange", info: 1 });
</script>`;

const framePolicy = `default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' %styles%; img-src 'self' data:; frame-src https://${YOUTUBE}; require-trusted-types-for 'script'; trusted-types islet`;
const allowed = { csp: framePolicy, config: { allowed_hosts: [YOUTUBE], consent: { marketing: true } } };

async function servePlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${YOUTUBE}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: PLAYER, contentType: "text/html" });
  });
  return asked;
}

const box = (page: Page) => page.locator(".islet-background-media__video");
const button = (page: Page) => page.getByRole("button", { name: "animation" });

test("a background slideshow shows its first picture at once, nothing moves for it, and the others follow", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(fixture));
  // While pictures change, two are there.
  const image = page.locator(".islet-background-media__image").last();
  await expect(image).toHaveCSS("background-image", /the-valley/);
  await expect(image).toHaveCSS("background-image", /belt/);
  const shade = await page
    .locator(".islet-background-media__slides")
    .evaluate((slides) => getComputedStyle(slides, "::after").opacity);
  expect(shade).toBe("0.6");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(button(page)).toHaveAccessibleName("Start animation");
  expect(await layoutShift(page)).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "See what is new" }).click();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expectQuiet(page);
});

test("pictures that slide and zoom cover their element, at either width and from right to left", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const settings = {
    background_slideshow_slide_transition: "slide_left",
    background_slideshow_ken_burns: "yes",
    background_slideshow_slide_duration: 350,
  };
  const sliding = fixture
    .replace("2500}", `2500,${JSON.stringify(settings).slice(1)}`)
    .replace(/2500,/, "2500,");
  await page.goto(await makePage(`<div dir="rtl">${sliding}</div>`));
  const host = page.locator("section[data-widget~=background-media]");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const slide = page.locator(".islet-background-media__slide").last();
    await expect(slide.locator("div")).toHaveClass(/--zooming/);
    expect(await page.locator(".islet-background-media__slides").boundingBox()).toEqual(
      await host.boundingBox(),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectQuiet(page);
});

test("a picture's address is no way into the page's styles", async ({ page, makePage }) => {
  const gallery = ['/a.svg?x=");background:url("/wp-content/uploads/stolen.svg', "javascript:alert(1)"];
  const settings = { background_background: "slideshow", background_slideshow_gallery: gallery };
  const told = page.waitForEvent("console", (message) =>
    message.text().includes("pictures left out of the background: 1,"),
  );
  await page.goto(await makePage(section(settings)));
  const image = page.locator(".islet-background-media__image");
  await expect(image).toHaveCSS("background-image", /^url\("[^"]*a\.svg\?x=[^"]*"\)$/);
  await told;
});

test("video.2 a background video is hidden 1000 ms before showing, plays a file behind the content, and stops by its button", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(
    await makePage(tall + section({ background_video_link: "/wp-content/uploads/waves.webm" })),
  );
  await expect(page.locator("video")).toHaveCount(0);
  await page.clock.pauseAt(new Date("2026-03-01"));
  await page.getByRole("heading", { name: "Made to last" }).scrollIntoViewIfNeeded();
  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  await page.clock.runFor(999);
  await expect(box(page)).toHaveClass(/--loading/);
  await expect(box(page)).toHaveCSS("opacity", "0");
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(box(page)).toHaveCSS("opacity", "1");
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true]);
  await expect(video).toHaveCSS("object-fit", "cover");
  const host = await page.locator("section[data-widget~=background-media]").boundingBox();
  expect(await video.boundingBox()).toEqual(host);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(video).toHaveJSProperty("paused", true);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(video).toHaveJSProperty("paused", false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(video).toHaveJSProperty("paused", true);
  await page.getByRole("link", { name: "See what is new" }).click();
  await expect(page).toHaveURL(/#new$/);
  await expectQuiet(page);
});

test("video.2 an error of a background video is only logged, and its picture stays", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(section({ background_video_link: "/wp-content/uploads/no-video.svg" })));
  await expect
    .poll(() => troubles(page).consoleErrors.join())
    .toContain("the background video cannot be played");
  await expect(box(page)).toHaveCSS("opacity", "0");
  await expect(button(page)).toHaveCount(0);
  expect(troubles(page).consoleErrors.splice(0)).toHaveLength(1);
  await expectQuiet(page);
});

test("a part of a background video plays once, and leaves the picture", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const part = { background_video_start: 0.5, background_video_end: 1.2, background_play_once: true };
  await page.goto(
    await makePage(section({ background_video_link: "/wp-content/uploads/waves.webm", ...part })),
  );
  await expect(button(page)).toBeVisible();
  const time = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(await time()).toBeGreaterThanOrEqual(0.5);
  await expect(button(page)).toHaveCount(0);
  await expect(box(page)).toHaveCSS("opacity", "0");
  expect(await time()).toBeGreaterThanOrEqual(1.2);
  await expectQuiet(page);
});

test("no video is asked for where visitors prefer reduced motion, nor on a phone that shows the picture", async ({
  page,
  makePage,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const settings = { background_video_link: "/wp-content/uploads/waves.webm" };
  const address = await makePage(`${section({ ...settings, background_play_on_mobile: false })}${fixture}`);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(address);
    await expect(page.locator(".islet-background-media__image")).toHaveCSS("background-image", /the-valley/);
    await expect(button(page)).toHaveCount(reducedMotion === "reduce" ? 0 : 1);
    expect(asked.filter((url) => url.endsWith(".webm"))).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => asked.some((url) => url.endsWith(".webm"))).toBe(true);
  await expectQuiet(page);
});

test("nothing is asked of a video's provider unless the page configuration names it, which is told once, as information", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const asked = await servePlayer(page);
  const told: string[] = [];
  page.on("console", (message) => told.push(`${message.type()} ${message.text()}`));
  const settings = { background_video_link: link, allowed_hosts: [YOUTUBE] };
  await page.goto(await makePage(section(settings), { csp: framePolicy }));
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^info .*does not name www\.youtube-nocookie\.com/)]);
  expect(asked).toEqual([]);
  await expectQuiet(page);
});

test("social-feed.10 a provider's video waits for consent, given late it plays, and withdrawn it goes", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const asked = await servePlayer(page);
  await page.addInitScript(() => {
    Reflect.set(window, "WPConsent", { hasConsent: () => document.body.dataset["agreed"] === "yes" });
  });
  const choose = (agreed: string) =>
    page.evaluate((value) => {
      document.body.dataset["agreed"] = value;
      dispatchEvent(new Event("wpconsent_consent_updated"));
    }, agreed);
  await page.goto(
    await makePage(section({ background_video_link: link }), {
      ...allowed,
      config: { allowed_hosts: [YOUTUBE] },
    }),
  );
  await expect(page.locator("section[data-widget-state=mounted]")).toBeVisible();
  for (let round = 1; round <= 2; round++) {
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.locator("section button")).toHaveCount(0);
    expect(asked).toHaveLength(round - 1);
    await choose("yes");
    await expect(box(page)).toHaveCSS("opacity", "1");
    expect(asked).toHaveLength(round);
    await choose("no");
    await expect(box(page)).toHaveCount(0);
  }
  await expectQuiet(page);
});

test("video.2 a provider's video is hidden until its player plays, covers its element, and is out of reach", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const asked = await servePlayer(page);
  await page.goto(
    await makePage(section({ background_video_link: link, background_video_start: 5 }), allowed),
  );
  await expect(box(page)).toHaveCSS("opacity", "1");
  expect(asked).toEqual([expect.stringMatching(/\/embed\/XHOmBV4js_E\?.*mute=1.*start=5/)]);
  const frame = page.locator("iframe");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [outer, inner] = [await box(page).boundingBox(), await frame.boundingBox()];
    if (!outer || !inner) throw new Error("The video is not displayed.");
    expect(inner.width).toBeGreaterThanOrEqual(outer.width - 1);
    expect(inner.height).toBeGreaterThanOrEqual(outer.height - 1);
    expect(inner.width / inner.height).toBeCloseTo(16 / 9, 1);
    expect(inner.x + inner.width / 2).toBeCloseTo(outer.x + outer.width / 2, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const title = () => page.frames().at(-1)?.title();
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(title).toBe("pauseVideo");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "See what is new" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "See what is new" }).click();
  await expect(page).toHaveURL(/#new$/);
  await expectQuiet(page);
});

test("video.2 an error of a provider's player is only logged", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await servePlayer(page);
  await page.goto(
    await makePage(section({ background_video_link: link, background_video_start: 99 }), allowed),
  );
  await expect.poll(() => troubles(page).consoleErrors.join()).toContain("cannot be played: error 150");
  await expect(box(page)).toHaveCSS("opacity", "0");
  troubles(page).consoleErrors.length = 0;
  await expectQuiet(page);
});
