import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const tall = '<p style="height: 200vh">Words.</p>';
const marker = (
  settings: object,
  { style = "", names = "motion-effects", inside = "<p>Turned by hand.</p>" } = {},
) =>
  `<div class="own" data-widget="${names}" data-settings='${JSON.stringify(settings)}' style="height: 100px; ${style}">${inside}</div>`;
const effects = (...list: readonly object[]) => ({ effects: list });

/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";
const strict = { csp, head: "<style>.site-header { display: none } .own { max-inline-size: 300px }</style>" };

const own = (page: Page) => page.locator(".own");

async function openPage(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(address);
  await own(page)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.locator('.own[data-widget-state="mounted"]').first().waitFor({ state: "attached" });
}

/** How far the element is on its way up through the window, in percent, whatever is done to it. */
const progress = (page: Page) =>
  own(page).evaluate((element: HTMLElement) => {
    let top = -scrollY;
    for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent)
      top += box.offsetTop;
    return ((innerHeight - top) / (innerHeight + element.offsetHeight)) * 100;
  });
const computed = (page: Page, property: string, selector = ".own") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const second = async (page: Page, property = "translate") =>
  parseFloat((await computed(page, property)).split(" ")[1] ?? "0");

for (const width of [390, 1280])
  test(`an element moves with the scrolling, and nothing beside it does (${width} px)`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const settings = effects({ effect: "translateY", speed: 4 }, { effect: "opacity", start: 20, end: 80 });
    await openPage(page, await makePage(`${tall}${marker(settings)}${tall}`, strict));
    for (const step of [-250, 200, 300]) {
      await page.evaluate((px) => scrollBy({ top: px, behavior: "instant" }), step);
      const percent = await progress(page);
      await expect.poll(async () => Math.abs((await second(page)) - (50 - percent) * 4)).toBeLessThan(1.5);
      const opacity = Math.min(Math.max((percent - 20) / 60, 0), 1);
      await expect
        .poll(async () => {
          const [, drawn = "1"] = /opacity\((\S+)\)/.exec(await computed(page, "filter")) ?? [];
          return Math.abs(Number(drawn) - opacity);
        })
        .toBeLessThan(0.02);
    }
    expect(await layoutShift(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectQuiet(page);
  });

test("a background moves inside its element, and covers it wherever the visitor is", async ({
  page,
  makePage,
}) => {
  const settings = { background_effects: [{ effect: "translateY", speed: 5 }] };
  const style = "background: linear-gradient(#369, #fc6) center / cover; color: #fff; border-radius: 12px";
  await openPage(page, await makePage(`${tall}${marker(settings, { style })}${tall}`, strict));
  const layer = page.locator(".islet-motion-effects-layer");
  await expect(layer).toHaveCSS("background-image", /linear-gradient/);
  await expect(own(page)).toHaveCSS("background-image", "none");
  const places = new Set<number>();
  for (const step of [-300, 250, 250]) {
    await page.evaluate((px) => scrollBy({ top: px, behavior: "instant" }), step);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const [box, picture] = [await own(page).boundingBox(), await layer.boundingBox()];
    if (!box || !picture) throw new Error("The element is not there.");
    expect(picture.height).toBeCloseTo(box.height * 1.5, 0);
    expect(picture.y).toBeLessThanOrEqual(box.y + 0.5);
    expect(picture.y + picture.height).toBeGreaterThanOrEqual(box.y + box.height - 0.5);
    places.add(Math.round(box.y - picture.y));
  }
  expect(places.size).toBeGreaterThan(1);
  await expectNoAxeViolations(page, ".own");
  expect(await layoutShift(page)).toBe(0);
  await expectQuiet(page);
});

test("an element follows the mouse, and tilts to it", { tag: CORE }, async ({ page, makePage }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const settings = effects({ effect: "mouseTrack", speed: 1 }, { effect: "tilt", speed: 4 });
  await openPage(page, await makePage(`${tall}${marker(settings)}${tall}`, strict));
  await page.mouse.move(1000 - 250, 200);
  await expect(own(page)).toHaveCSS("translate", "-25px 25px");
  await expect(page.locator(".islet-motion-effects-perspective")).toHaveCSS("perspective", "1200px");
  await expect.poll(() => computed(page, "rotate")).toMatch(/^\S+ \S+ \S+ 14\.\d+deg$/);
  await expectQuiet(page);
});

test.describe("on a device without a mouse", () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 800 } });
  test("nothing follows the finger", async ({ page, makePage }) => {
    const settings = effects({ effect: "mouseTrack" }, { effect: "translateX", speed: 0.5 });
    await openPage(page, await makePage(`${tall}${marker(settings)}${tall}`, strict));
    await expect.poll(() => computed(page, "translate")).toMatch(/px/);
    const before = await second(page);
    await page.touchscreen.tap(20, 700);
    expect([await second(page), before]).toEqual([0, 0]);
  });
});

test("an element that appears, sticks and moves does all three", async ({ page, makePage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const settings = {
    ...effects({ effect: "translateX", speed: 1 }, { effect: "opacity", level: 5 }),
    animation: "fade",
    delay: 100,
    sticky: "top",
    sticky_offset: 20,
  };
  const style = "transform: rotate(1deg); opacity: 0.9";
  const address = await makePage(
    `${tall}<div class="around">${marker(settings, { style, names: "motion-effects reveal sticky" })}</div>${tall}${tall}`,
    strict,
  );
  await openPage(page, address);
  await expect(own(page)).toHaveCSS("opacity", "0.9");
  await expect(own(page)).not.toHaveCSS("translate", "none");
  await expect(own(page)).not.toHaveCSS("transform", "none");
  const before = parseFloat(await computed(page, "translate"));
  await page.evaluate(() => scrollBy({ top: 600, behavior: "instant" }));
  await expect(own(page)).toHaveClass(/islet-sticky--active/);
  await expect.poll(async () => parseFloat(await computed(page, "translate"))).toBeLessThan(before - 10);
  await expect.poll(async () => Math.abs(((await own(page).boundingBox())?.y ?? 0) - 20)).toBeLessThan(6);
  await expect(own(page)).toHaveCSS("opacity", "0.9");
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  await expect(own(page)).toHaveAttribute(
    "style",
    /^height: 100px; transform: rotate\(1deg\); opacity: 0\.9;?$/,
  );
  await expect(own(page)).toHaveAttribute("class", "own");
  await expectQuiet(page);
});

test("one that moves up and down sticks where it would without moving", async ({ page, makePage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const settings = { ...effects({ effect: "translateY", speed: 2 }), sticky: "top", sticky_offset: 20 };
  await openPage(
    page,
    await makePage(
      `${tall}<div class="around">${marker(settings, { names: "motion-effects sticky" })}</div>${tall}${tall}`,
      strict,
    ),
  );
  const placeAt = (px: number) =>
    page.locator(".around").evaluate((around, topPx) => {
      scrollBy({ top: around.getBoundingClientRect().top - topPx, behavior: "instant" });
    }, px);
  await placeAt(30);
  await expect.poll(() => second(page)).toBeLessThan(-70);
  await expect(own(page)).not.toHaveClass(/--active/);
  await placeAt(10);
  await expect(own(page)).toHaveClass(/--active/);
  await placeAt(30);
  await expect(own(page)).not.toHaveClass(/--active/);
  await expectQuiet(page);
});

test("with less motion the element stands as the server has printed it", async ({ page, makePage }) => {
  const settings = {
    ...effects(
      { effect: "translateY" },
      { effect: "opacity", direction: "in-out", end: 10 },
      { effect: "tilt" },
    ),
    background_effects: [{ effect: "translateY" }],
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(marker(settings) + tall, strict));
  await own(page).and(page.locator('[data-widget-state="mounted"]')).waitFor();
  await page.mouse.move(10, 10);
  await page.evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
  await expect(own(page)).toHaveAttribute("style", "height: 100px; ");
  await expect(own(page).locator("> *")).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(own(page)).toHaveClass(/islet-motion-effects/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(own(page)).not.toHaveClass(/islet/);
  await expectQuiet(page);
});

test("reveal.1 motion effects follow a change of the window's size 200 ms after its last", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  const settings = { ...effects({ effect: "translateY" }), effects_on: ["desktop"] };
  await openPage(page, await makePage(tall + marker(settings) + tall, strict));
  await expect(own(page)).toHaveClass(/islet-motion-effects/);
  await page.clock.pauseAt(Date.now() + 60_000);
  const resized = page.evaluate(
    () => new Promise((resolve) => addEventListener("resize", resolve, { once: true })),
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await resized;
  await page.clock.runFor(150);
  await page.evaluate(() => dispatchEvent(new Event("resize")));
  await page.clock.runFor(150);
  await expect(own(page)).toHaveClass(/islet-motion-effects/);
  await page.clock.runFor(60);
  await expect(own(page)).not.toHaveClass(/islet-motion-effects/);
});

test("fifty on one page: a step of scrolling computes the layout never and styles once, and nothing far away is touched", {
  tag: EXHAUSTIVE,
}, async ({ page, makePage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const one = marker(
    effects(
      { effect: "translateY" },
      { effect: "rotateZ", speed: 1 },
      { effect: "scale" },
      { effect: "opacity" },
    ),
  );
  await openPage(page, await makePage(one.repeat(50) + tall.repeat(3) + one.repeat(10), strict));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // Its code comes once it is near, and a visitor who scrolls past at once may be gone by then.
  for (const host of await own(page).all()) {
    await host.evaluate((element) => element.scrollIntoView());
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const metric = async (name: string) =>
    (await cdp.send("Performance.getMetrics")).metrics.find((entry) => entry.name === name)?.value ?? 0;
  const before = { layouts: await metric("LayoutCount"), styles: await metric("RecalcStyleCount") };
  const { frames, touched } = await page.evaluate(async () => {
    const hosts = [...document.querySelectorAll(".own")];
    const nextFrame = () => new Promise(requestAnimationFrame);
    // Once a new observer has been told where they are, the widgets' own have been told that they are out of sight.
    await new Promise((resolve) => {
      const view = new IntersectionObserver(resolve);
      for (const host of hosts) view.observe(host);
    });
    await nextFrame();
    await nextFrame();
    const changed = new Set<number>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(hosts.indexOf(target as Element));
    });
    for (const host of hosts) observer.observe(host, { attributeFilter: ["style"] });
    let count = 0;
    for (; count < 30; count++) {
      scrollBy({ top: 20, behavior: "instant" });
      await nextFrame();
    }
    return { frames: count, touched: [...changed] };
  });
  expect(Math.max(...touched)).toBeLessThan(40);
  expect(touched.length).toBeGreaterThan(5);
  expect((await metric("LayoutCount")) - before.layouts).toBeLessThanOrEqual(2);
  // Scrolling asks for them once, and once more where the transitions are.
  expect((await metric("RecalcStyleCount")) - before.styles).toBeLessThanOrEqual(frames * 3);
  await expectQuiet(page);
});

test("gives the document back", async ({ page, makePage }) => {
  const settings = {
    ...effects({ effect: "tilt" }, { effect: "blur" }),
    background_effects: [{ effect: "scale" }],
    anchor_x: "left",
  };
  const before = marker(settings);
  await openPage(page, await makePage(`<div class="around">${before}</div>${tall}`, strict));
  await expect(page.locator(".islet-motion-effects-layer")).toBeAttached();
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  const markup = await page
    .locator(".around")
    .evaluate(({ outerHTML }) => outerHTML.replaceAll("&quot;", '"'));
  expect(markup.replace(/data-settings="(.*?)" style/, "data-settings='$1' style")).toBe(
    `<div class="around">${before}</div>`.replace("100px; ", "100px;"),
  );
  await expectQuiet(page);
});
