import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInCore } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/video/fixture.html", import.meta.url), "utf8");
const YOUTUBE = "www.youtube-nocookie.com";
const VIMEO = "player.vimeo.com";
const csp = `default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' %styles%; img-src 'self' data:; frame-src https://${YOUTUBE} https://${VIMEO}; require-trusted-types-for 'script'; trusted-types islet`;
const config = { allowed_hosts: [YOUTUBE, VIMEO] };
const withSettings = (settings: object) =>
  fixture.replace('"video"', `"video" data-settings='${JSON.stringify(settings)}'`);

/** A player that speaks as YouTube's does; its title is what it was told last, its time moves on by messages. */
const PLAYER = `<!doctype html><title>Player</title><button>Inside</button><script>
  const say = (message) => parent.postMessage(JSON.stringify(message), "*");
  addEventListener("message", ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (func && func !== "addEventListener") document.title = [func, ...args].join(" ");
    if (func === "addEventListener" && args[0] === "onStateChange") say({ event: "onStateChange", info: 1 });
    if (event === "listening") say({ event: "infoDelivery", info: { currentTime: Number(new URLSearchParams(location.search).get("start")) + 6 } });
  });
</script>`;

/** Addresses that other hosts were asked for. */
async function servePlayers(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(/^https:\/\/[^/]*(?:youtube|vimeo)/, async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ body: PLAYER, contentType: "text/html" });
  });
  return asked;
}

const button = (page: Page) => page.getByRole("button", { name: "Play video: How a belt is made" });
const boxOf = (page: Page) => page.locator("[data-widget~=video]").boundingBox();

for (const [index, width] of [390, 1280].entries())
  test(
    `a provider is asked for its video at the press, and nothing moves, at ${width} px`,
    onceInCore(index),
    async ({ page, makePage }) => {
      const asked = await servePlayers(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await makePage(`${fixture}<p>After it</p>`, { csp, config }));
      await expect(button(page)).toBeVisible();
      const before = await boxOf(page);
      await expectNoAxeViolations(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await button(page).focus();
      await page.keyboard.press("Enter");
      const frame = page.locator("iframe");
      await expect(frame).toBeFocused();
      await expect.poll(() => asked.map(({ host }) => host)).toEqual([YOUTUBE]);
      expect(asked[0]?.searchParams.get("autoplay")).toBe("1");
      await expect(button(page)).toBeHidden();
      expect(await frame.boundingBox()).toEqual(before);
      expect(await layoutShift(page)).toBe(0);
      await expectNoAxeViolations(page);
      await expectQuiet(page);
    },
  );

test("a press first says who would be contacted where the visitor has refused, and always is remembered", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const asked = await servePlayers(page);
  const address = await makePage(fixture, { csp, config: { ...config, consent: { marketing: false } } });
  await page.goto(address);
  await button(page).click();
  await expect(page.getByText(`your browser contacts ${YOUTUBE}`)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Always load YouTube" }).click();
  await expect.poll(() => asked.length).toBe(1);
  const inside = page.frameLocator("iframe").getByRole("button", { name: "Inside" });
  await expect(inside).toBeVisible();
  await page.reload();
  await button(page).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(inside).toBeVisible();
  await expectQuiet(page);
});

test("a video in a dialog has the focus, closes by Escape, and gives the focus back", async ({
  page,
  makePage,
}) => {
  await servePlayers(page);
  await page.goto(await makePage(withSettings({ lightbox: true }), { csp, config }));
  await button(page).click();
  const dialog = page.getByRole("dialog", { name: "How a belt is made" });
  await expect(dialog.locator("iframe")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const size = await dialog.locator("iframe").boundingBox();
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expectQuiet(page);
});

test("a video stops at its end time, or begins again at its start", async ({ page, makePage }) => {
  await servePlayers(page);
  await page.goto(await makePage(withSettings({ start: 5, end: 10 }), { csp, config }));
  await button(page).click();
  const lastCommand = () =>
    page
      .frames()
      .find((frame) => frame.url().includes(YOUTUBE))
      ?.title();
  await expect.poll(lastCommand).toBe("pauseVideo");
  await page.goto(await makePage(withSettings({ start: 5, end: 10, loop: true }), { csp, config }));
  await button(page).click();
  await expect.poll(lastCommand).toBe("playVideo");
  await expectQuiet(page);
});

test("a file begins at its start without sound, stops at its end time, or begins again, also over the page", async ({
  page,
  makePage,
}) => {
  const part = { video_url: "/wp-content/uploads/waves.webm", start: 0.5, end: 1.2, mute: true };
  const video = page.locator("video");
  const time = () => video.evaluate((file: HTMLVideoElement) => file.currentTime);
  await page.goto(await makePage(withSettings({ ...part, lightbox: true })));
  await button(page).click();
  const dialog = page.getByRole("dialog", { name: "How a belt is made" });
  await expect(dialog.locator("video")).toHaveJSProperty("muted", true);
  await expect.poll(time).toBeGreaterThanOrEqual(1.2);
  await expect(video).toHaveJSProperty("paused", true);
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await page.goto(await makePage(withSettings({ ...part, loop: true })));
  await button(page).click();
  const places = await video.evaluate(
    (file: HTMLVideoElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        file.addEventListener("seeked", () => {
          if (seen.push(file.currentTime) === 2) resolve(seen);
        });
      }),
  );
  for (const place of places) expect(place).toBeCloseTo(0.5, 1);
  await expect(video).toHaveJSProperty("paused", false);
  await expectQuiet(page);
});

test("a file plays by itself where it is seen, muted, with a button, and not under reduced motion", async ({
  page,
  makePage,
}) => {
  const own = `<p>${"Words. ".repeat(800)}</p><div data-widget="video" data-settings='${JSON.stringify({
    video_url: "/wp-content/uploads/waves.webm",
    autoplay: true,
    play_on_mobile: true,
    controls: false,
    loop: true,
  })}'></div>`;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const address = await makePage(own);
  await page.goto(address);
  const video = page.locator("video");
  await page.locator("[data-widget~=video]").scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", false);
  await expect(video).toHaveJSProperty("muted", true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(video).toHaveJSProperty("paused", true);
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", false);
  await page.getByRole("button", { name: "Stop animation" }).focus();
  await page.keyboard.press("Enter");
  await expect(video).toHaveJSProperty("paused", true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await page.locator("[data-widget~=video]").scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", true);
  await expect(page.getByRole("button", { name: "animation" })).toHaveCount(0);
  await expectQuiet(page);
});

test("video.1 the theme's frames with a videoid play behind their section, 16:9, and with mobile_mode hide not on phones", async ({
  page,
}) => {
  const asked = await servePlayers(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/builder/theme-builder/?hosts=${YOUTUBE}&agreed`);
    await page.waitForFunction(() => "islet" in window);
    const section = page.locator("#builder-section-1");
    await section.scrollIntoViewIfNeeded();
    const frame = section.locator("iframe");
    if (width === 390) {
      await expect(page.locator("section.has-video-background[data-widget-state=mounted]")).not.toHaveCount(
        0,
      );
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      continue;
    }
    await expect(frame).toHaveAttribute("src", /\/embed\/XHOmBV4js_E\?.*autoplay=1&mute=1/);
    const { width: w = 0, height: h = 1 } = (await frame.boundingBox()) ?? {};
    expect(w / h).toBeCloseTo(16 / 9, 1);
  }
});

test("a video that has nothing to show stands above what follows, wherever an editor's rows and stacks put it", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 1500 });
  const video = '<div data-widget="video"></div>';
  const html = `
    <div class="e-con" style="--container-widget-width: 100%; display: flex; flex-flow: column wrap">
      <div class="elementor-widget elementor-widget-islet-video">${video}</div><p>After an element</p></div>
    <div class="is-layout-flex" style="display: flex; flex-direction: column; align-items: flex-start">
      ${video}<p>After a block</p></div>`;
  await page.goto(await makePage(html));
  for (const words of ["After an element", "After a block"]) {
    const after = page.getByText(words);
    const [box, next] = await Promise.all([
      after.locator("xpath=preceding-sibling::div").boundingBox(),
      after.boundingBox(),
    ]);
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 9) / 16, 0);
    expect(next?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test("a link in the place of a player has the page's colours, and gives way to the player", async ({
  page,
  makePage,
}) => {
  const html =
    '<div data-widget="video" data-settings=\'{"video_url":"/wp-content/uploads/film.webm"}\'><p><a href="/wp-content/uploads/film.webm">The film</a></p></div>';
  await page.goto(await makePage(html));
  await expect(page.locator("video")).toBeVisible();
  await expect(page.getByRole("link", { name: "The film" })).toBeHidden();
  const elsewhere = html.replaceAll("/wp-content", "https://elsewhere.example");
  await page.goto(await makePage(elsewhere));
  await expect(page.locator("[data-widget=video]")).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.getByRole("link", { name: "The film" })).toBeVisible();
  await expectNoAxeViolations(page);
});
