import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { AnimationItem } from "lottie-web";
import type { AnimationRequest, RunningAnimation } from "#dom/motion/animation-request.ts";
import { CORE } from "../support/core.ts";
import { idleMoment } from "../support/idle.ts";
import { scrollAlmostTo } from "../support/scroll-almost-to.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test, troubles } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/animation/fixture.html", import.meta.url), "utf8");
const tall = "<p>Words.</p>".repeat(100);

/** An animation; its file is 2 s long. */
const animation = (id: string, settings: object, around = ["", ""]) =>
  `<div id="${id}" data-widget="animation" data-settings='${JSON.stringify({
    animation_url: "/wp-content/uploads/mill.json",
    label: id,
    ...settings,
  })}'>${around.join('<div class="islet-animation__drawing"><img src="/wp-content/uploads/mill-120x120.svg" width="120" height="120" alt=""></div>')}</div>`;

const shown = (page: Page, id: string) => page.locator(`#${id} .islet-animation__drawing > :is(svg, canvas)`);

/** What the player of an animation is doing. */
const state = (page: Page, id: string) =>
  shown(page, id).evaluate(({ parentElement }) => {
    const request: AnimationRequest = "islet:animation";
    let item = {} as AnimationItem;
    const detail = ({ player }: RunningAnimation) => (item = player as AnimationItem);
    parentElement?.dispatchEvent(new CustomEvent(request, { detail }));
    const { currentFrame, isPaused, playDirection, totalFrames, playSpeed, firstFrame } = item;
    return { frame: currentFrame, isPlaying: !isPaused, playDirection, totalFrames, playSpeed, firstFrame };
  });
const expectState = (page: Page, id: string) => expect.poll(() => state(page, id));
const pauseButton = (host: Locator) => host.getByRole("button", { name: "animation" });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }));

test("animation.1 animation.3 an animation is loaded when it is near the window, takes the place of its picture, and plays until it is paused", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(await makePage(tall + fixture + tall));
  const host = page.locator("figure");
  await expect(page.getByRole("img", { name: "A mill turns its sails" })).toHaveCount(1);
  await idleMoment(page);
  expect(asked.filter((url) => /mill\.json|lottie/.test(url))).toEqual([]);
  const before = await host.boundingBox();
  await host.scrollIntoViewIfNeeded();
  await expect(host.locator("svg").first()).toBeVisible();
  await expect(page.getByText("The mill at the end of the valley")).toBeVisible();
  expect(await host.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  expect(await host.locator("svg").first().boundingBox()).toEqual(await host.locator("img").boundingBox());
  expect(await layoutShift(page)).toBe(0);
  const look = () => host.locator("svg").first().innerHTML();
  const first = await look();
  await expect.poll(look).not.toBe(first);
  await pauseButton(host).focus();
  await page.keyboard.press("Enter");
  await expect(pauseButton(host)).toHaveAccessibleName("Start animation");
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

/** An animation of the page builder, which prints no picture. */
const builderAnimation = (settings: object) =>
  `<div class="elementor-element" data-widget_type="lottie.default" data-settings='${JSON.stringify({
    source_json: { url: "/wp-content/uploads/mill.json" },
    trigger: "arriving_to_viewport",
    ...settings,
  })}'><div class="e-lottie__container"><div class="e-lottie__animation"></div></div></div>`;

test("animation.3 the builder's animations without lazy loading move nothing in view while the visitor scrolls, and their player waits", async ({
  page,
  makePage,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const html = `${tall}${builderAnimation({})}<p>After it</p>${builderAnimation({ renderer: "canvas" })}${tall}`;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    asked.length = 0;
    await page.goto(await makePage(`<main>${html}</main>`, { config: { presets: ["elementor"] } }));
    const drawings = page.locator(".e-lottie__animation");
    // Their room, from the file.
    await expect(drawings.locator("svg")).toHaveCount(2);
    expect(asked.filter((url) => /\/lottie[\w-]*\.js/.test(url))).toEqual([]);
    const sizes = () =>
      drawings.evaluateAll((all) => all.map((element) => [element.clientWidth, element.clientHeight]));
    const before = await sizes();
    await page.mouse.move(200, 400);
    for (const index of [0, 1]) {
      await scrollAlmostTo(drawings.nth(index));
      await expect(drawings.nth(index)).toHaveAttribute("aria-hidden", "true");
      await page.mouse.wheel(0, 400);
      await idleMoment(page);
    }
    await expect(drawings.nth(1).locator("canvas")).toBeVisible();
    expect(await sizes()).toEqual(before);
    expect(await layoutShift(page)).toBe(0);
  }
  await expectQuiet(page);
});

test("animation.1 triggers: none, arriving, scrolling, a press, and the pointer at the widget, column or section", async ({
  page,
  makePage,
}) => {
  const hover = (id: string, hover_area: string) => animation(id, { trigger: "on_hover", hover_area });
  await page.goto(
    await makePage(
      `<section><div><p>In a column</p>${hover("column", "column")}</div><p>In a section</p>${hover("section", "section")}</section>
      ${hover("widget", "widget")}${animation("press", { trigger: "on_click" })}${animation("none", { trigger: "none" })}
      ${animation("scroll", { trigger: "bind_to_scroll", effects_relative_to: "page" })}${tall}
      ${animation("arriving", { viewport_start: 40 })}${tall}`,
    ),
  );
  const ids = ["column", "section", "widget", "press"];
  for (const id of [...ids, "none", "scroll"]) await expect(shown(page, id)).toBeAttached();
  for (const id of ids) expect(await state(page, id)).toMatchObject({ frame: 0, isPlaying: false });
  await expectState(page, "none").toMatchObject({ frame: 119, isPlaying: false });
  await page.getByText("In a column").hover();
  await expectState(page, "column").toMatchObject({ frame: 119 });
  await page.getByText("In a section").hover();
  await expectState(page, "section").toMatchObject({ frame: 119 });
  await page.locator("#widget").hover();
  await expectState(page, "widget").toMatchObject({ frame: 119 });
  await page.getByRole("button", { name: "press" }).focus();
  await page.keyboard.press("Space");
  await expectState(page, "press").toMatchObject({ frame: 119 });
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
  await expect.poll(async () => Math.round((await state(page, "scroll")).frame)).toBe(60);
  await page.evaluate(() =>
    scrollTo(
      0,
      (document.querySelector("#arriving")?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight + 60,
    ),
  );
  await expect(shown(page, "arriving")).toBeAttached();
  await expectState(page, "arriving").toMatchObject({ frame: 0, isPlaying: false });
  await page.evaluate(() => scrollBy(0, innerHeight / 2));
  await expectState(page, "arriving").toMatchObject({ frame: 119 });
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("animation.2 hover-out pauses or plays back; it loops so many times, forward and back, in its part and at its speed", async ({
  page,
  makePage,
}) => {
  const hover = (id: string, on_hover_out: string) =>
    animation(id, { trigger: "on_hover", on_hover_out, loop: true, play_speed: 0.2 });
  await page.goto(
    await makePage(
      `<p>Beside</p>${hover("pause", "pause")}${hover("back", "reverse")}
      ${animation("twice", { trigger: "none", loop: true, number_of_times: 2, reverse_animation: true, play_speed: 4, start_point: 25, end_point: 75, renderer: "canvas" })}`,
    ),
  );
  await expect(shown(page, "twice")).toHaveJSProperty("tagName", "CANVAS");
  await expectState(page, "twice").toEqual({
    frame: 0,
    isPlaying: false,
    playDirection: -1,
    totalFrames: 60,
    playSpeed: 4,
    firstFrame: 30,
  });
  for (const [id, after] of [
    ["pause", { isPlaying: false, playDirection: 1 }],
    ["back", { frame: 0, isPlaying: false, playDirection: -1 }],
  ] as const) {
    await shown(page, id).hover();
    await expect.poll(async () => (await state(page, id)).frame).toBeGreaterThan(5);
    expect(await state(page, id)).toMatchObject({ isPlaying: true, playDirection: 1 });
    await page.getByText("Beside").hover();
    await expectState(page, id).toMatchObject(after);
  }
  expect((await state(page, "pause")).frame).toBeGreaterThan(5);
  await expectQuiet(page);
});

test("animation.3 a link is followed after its delay, in the same tab or a new one", async ({
  page,
  context,
  makePage,
}) => {
  const link = (id: string, target: string) =>
    animation(id, { trigger: "on_click", link_timeout: 800 }, [`<a href="/shop/" ${target}>`, "</a>"]);
  await page.clock.install();
  const address = await makePage(link("new", 'target="_blank" rel="noopener"') + link("same", ""));
  await page.goto(address);
  for (const id of ["new", "same"]) await expect(shown(page, id)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "new" }).click();
  await page.clock.runFor(700);
  expect(context.pages()).toHaveLength(1);
  expect(await state(page, "new")).toMatchObject({ isPlaying: true });
  await page.clock.runFor(100);
  await (await opened).waitForURL(/\/shop\/$/);
  await page.getByRole("link", { name: "same" }).focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(700);
  expect(page.url()).toContain(address);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/shop\/$/);
});

test("animation.4 new settings replay it; with less motion it plays at a press only; a file with code stays unseen", async ({
  page,
  makePage,
}) => {
  const address = await makePage(animation("mill", { trigger: "none", play_speed: 4 }) + tall);
  await page.goto(address);
  await expectState(page, "mill").toMatchObject({ frame: 119 });
  const settings = (more: object) =>
    page.locator("#mill").evaluate((host: HTMLElement, changed) => {
      const before = JSON.parse(host.dataset["settings"] ?? "") as object;
      host.dataset["settings"] = JSON.stringify({ ...before, ...changed });
    }, more);
  await settings({ trigger: "on_click" });
  await expectState(page, "mill").toMatchObject({ frame: 0, isPlaying: false });
  await settings({ trigger: "arriving_to_viewport" });
  await expectState(page, "mill").toMatchObject({ frame: 119 });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.getByRole("button", { name: "Start animation" })).toBeAttached();
  expect(await state(page, "mill")).toMatchObject({ frame: 119, isPlaying: false });
  await page.getByRole("button", { name: "Start animation" }).press("Enter");
  await expect(page.getByRole("button", { name: "Stop animation" })).toBeFocused();
  await expectState(page, "mill").toMatchObject({ frame: 119, isPlaying: false });
  await expectQuiet(page);

  await page.route("**/mill.json", (route) =>
    route.fulfill({
      json: { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{ ks: { r: { k: 0, x: "alert(1)" } } }] },
    }),
  );
  const told = page.waitForEvent("console", (message) => message.text().includes("it has expressions"));
  await page.goto(await makePage(fixture));
  await told;
  await expect(page.getByRole("img", { name: "A mill turns its sails" })).toBeVisible();
  expect(troubles(page).consoleErrors.splice(0)).toHaveLength(1);
});
