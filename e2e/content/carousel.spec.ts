import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { holdAnimations } from "../support/hold-animations.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { type Pointer, swipe } from "../support/swipe.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/carousel/fixture.html", import.meta.url), "utf8");
const withSettings = (settings: object) =>
  fixture.replace("data-widget", `data-settings='${JSON.stringify(settings)}' data-widget`);

const hostOf = (page: Page) => page.locator("[data-widget=carousel]");
const slidesOf = (page: Page) => hostOf(page).locator(".islet-carousel__slide");
const inView = (page: Page) => hostOf(page).locator(".islet-carousel__slide:not([inert])");
const mounted = (page: Page) => expect(hostOf(page)).toHaveAttribute("data-widget-state", "mounted");
const index = (page: Page, expected: number) =>
  expect(hostOf(page)).toHaveAttribute("data-slide-index", String(expected));
const standsAt = async (slide: Locator, viewport: Locator) => {
  const [box, frame] = [await slide.boundingBox(), await viewport.boundingBox()];
  return Math.round((box?.x ?? NaN) - (frame?.x ?? NaN));
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }));

test("carousel.1 arrows, dots and arrow keys lead from slide to slide, and slides out of view are no stops", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(fixture));
  await mounted(page);
  await expect(inView(page)).toHaveCount(3);
  const next = page.getByRole("button", { name: "Next slide" });
  await next.click();
  await index(page, 1);
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await index(page, 2);
  await page.keyboard.press("ArrowLeft");
  await index(page, 1);
  await expect(page.getByRole("button", { name: "Go to slide 2" })).toBeFocused();
  await expect(slidesOf(page).nth(0)).toHaveAttribute("inert", "");
  await expect(page.getByRole("group", { name: "2 of 5" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("carousel.1 repeats without a copy of a slide, and stands where it says", async ({ page, makePage }) => {
  await page.goto(await makePage(fixture));
  await mounted(page);
  await page.getByRole("button", { name: "Previous slide" }).click();
  await index(page, 4);
  await expect(hostOf(page)).toHaveAttribute("data-slide-state", "idle");
  const viewport = hostOf(page).locator(".islet-carousel");
  expect(await standsAt(slidesOf(page).nth(4), viewport)).toBe(0);
  expect(await standsAt(slidesOf(page).nth(0), viewport)).toBeGreaterThan(0);
  await expect(slidesOf(page)).toHaveCount(5);
  await expectQuiet(page);
});

test("a visitor who has scrolled the row before the code came stays at that slide, which stands at the edge", async ({
  page,
  makePage,
}) => {
  const { release, requested } = await holdRequests(page, /\/carousel\.js/);
  await page.goto(await makePage(fixture));
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const viewport = hostOf(page).locator(".islet-carousel");
  await slidesOf(page)
    .nth(2)
    .evaluate((slide) => {
      slide.scrollIntoView({ behavior: "instant", block: "nearest", inline: "start" });
    });
  release();
  await mounted(page);
  await index(page, 2);
  expect(await standsAt(slidesOf(page).nth(2), viewport)).toBe(0);
  expect(await viewport.evaluate((element) => element.scrollLeft)).toBe(0);
});

test("carousel.1 a slide is no wider than its viewport where a theme lays that out as a grid", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await makePage(withSettings({ slides_to_show: 1 })));
  await mounted(page);
  await page.evaluate(() => {
    const theme = new CSSStyleSheet();
    theme.replaceSync(`.islet-carousel { display: grid; grid-template-columns: 1fr }
      .islet-carousel__slide > a { display: block; inline-size: 538px }`);
    document.adoptedStyleSheets.push(theme);
  });
  const width = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? Number.NaN);
  const viewport = hostOf(page).locator(".islet-carousel");
  expect(await width(slidesOf(page).first())).toBe(await width(viewport));
});

test("carousel.1 fades from one slide to the next in one place", async ({ page, makePage }) => {
  await page.goto(await makePage(withSettings({ effect: "fade" })));
  await mounted(page);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slidesOf(page).nth(1)).toHaveCSS("opacity", "1");
  await expect(slidesOf(page).nth(0)).toHaveCSS("opacity", "0");
  const viewport = hostOf(page).locator(".islet-carousel");
  expect(await standsAt(slidesOf(page).nth(1), viewport)).toBe(0);
  await expectQuiet(page);
});

for (const effect of ["cube", "flip"])
  test(`turns like a ${effect} from one slide to the next in one place, at once under reduced motion`, async ({
    page,
    makePage,
  }) => {
    const url = await makePage(withSettings({ effect, speed: 400 }));
    await page.goto(url);
    await mounted(page);
    const angles = () =>
      page.evaluate(() =>
        document.getAnimations().map((animation) => {
          const [first] = (animation.effect as KeyframeEffect).getKeyframes();
          return String(first?.["rotate"]);
        }),
      );
    const next = page.getByRole("button", { name: "Next slide" });
    const letGo = await holdAnimations(page);
    await next.click();
    const angle = effect === "cube" ? 90 : 180;
    await expect.poll(async () => (await angles()).toSorted()).toEqual(["y 0deg", `y ${angle}deg`]);
    await letGo();
    await expect.poll(async () => (await angles()).length).toBe(0);
    await expect(slidesOf(page).nth(0)).toHaveCSS("opacity", "0");
    const viewport = hostOf(page).locator(".islet-carousel");
    expect(await standsAt(slidesOf(page).nth(1), viewport)).toBe(0);
    await expectQuiet(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(url);
    await mounted(page);
    await next.click();
    await expect(slidesOf(page).nth(1)).toHaveCSS("opacity", "1");
    expect(await angles()).toEqual([]);
  });

test("a coverflow turns what is in the slides beside the middle, links too", async ({ page, makePage }) => {
  await page.goto(await makePage(withSettings({ effect: "coverflow" })));
  await mounted(page);
  const partOf = (slide: number) =>
    slidesOf(page)
      .nth(slide)
      .evaluate(
        (element) =>
          (element.firstElementChild?.getBoundingClientRect().width ?? NaN) /
          element.getBoundingClientRect().width,
      );
  // The first slide stands in the middle, between the second and the last.
  expect(await partOf(0)).toBeCloseTo(1, 2);
  for (const slide of [1, 4]) expect(await partOf(slide)).toBeLessThan(0.9);
});

test("is as high as the slides in view if it shall be, also when a picture comes late", async ({
  page,
  makePage,
}) => {
  const tall = withSettings({ adaptive_height: true, slides_to_show: 1, infinite: false }).replace(
    /<\/a>\s*<\/div>/,
    '</a><p style="block-size: 300px">More.</p></div>',
  );
  await page.goto(await makePage(tall, { csp: "none" }));
  await mounted(page);
  const track = hostOf(page).locator(".islet-carousel__track");
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const isFitted = (index: number) =>
    expect
      .poll(async () => Math.abs((await heightOf(track)) - (await heightOf(slidesOf(page).nth(index)))))
      .toBeLessThan(1.5);
  await isFitted(0);
  const before = await heightOf(track);
  await page.getByRole("button", { name: "Next slide" }).click();
  await isFitted(1);
  expect(await heightOf(track)).toBeLessThan(before - 200);
  await slidesOf(page)
    .nth(1)
    .evaluate((slide) => slide.append(Object.assign(document.createElement("p"), { textContent: "Late." })));
  await isFitted(1);
  await expectQuiet(page);
});

test("carousel.2 has 3 slides in view on desktops, 2 on tablets and 1 on phones, laid out before it runs", async ({
  page,
  makePage,
}) => {
  const url = await makePage(`<h1>Shop</h1>${fixture}<p>After it.</p>`);
  for (const [width, count] of [
    [1280, 3],
    [900, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await mounted(page);
    await expect(inView(page)).toHaveCount(count);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const frame = await hostOf(page).locator(".islet-carousel").boundingBox();
    const box = await slidesOf(page).first().boundingBox();
    expect(box?.width).toBeCloseTo(((frame?.width ?? 0) - (count - 1) * 10) / count, 0);
  }
});

test("carousel.2 a slideshow has 5 small pictures below it on desktops, 4 on tablets and 3 on phones", async ({
  page,
  makePage,
}) => {
  const picture =
    '<div class="islet-carousel__slide"><img src="/wp-content/uploads/belt-600x600.svg" alt="Belt" width="60" height="60" /></div>';
  const thumbs = `<div class="islet-carousel islet-carousel--thumbs"><div class="islet-carousel__track">${picture.repeat(5)}</div></div>`;
  const url = await makePage(withSettings({ slides_to_show: 1 }).replace(/<\/div>\s*$/, `${thumbs}</div>`));
  for (const [width, count] of [
    [1280, 5],
    [900, 4],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await mounted(page);
    const small = page.locator(".islet-carousel--thumbs .islet-carousel__slide");
    await expect(page.locator(".islet-carousel--thumbs .islet-carousel__slide:not([inert])")).toHaveCount(
      count,
    );
    await small.nth(2).click();
    await index(page, 2);
    await expect(small.nth(2)).toHaveAttribute("aria-current", "true");
  }
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("carousel.3 waits 4 s at a slide, and takes 500 ms to the next", async ({ page, makePage }) => {
  await page.clock.install();
  await page.goto(await makePage(withSettings({ autoplay: true, slides_to_show: 1 })));
  await mounted(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  await page.getByRole("button", { name: "Stop slide show" }).click();
  await page.getByRole("button", { name: "Start slide show" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_900);
  await index(page, 0);
  await page.clock.runFor(150);
  await index(page, 1);
  await expect(hostOf(page)).toHaveAttribute("data-slide-state", "working");
  const viewport = hostOf(page).locator(".islet-carousel");
  const slide = slidesOf(page).nth(1);
  await page.clock.runFor(200);
  expect(await standsAt(slide, viewport)).toBeGreaterThan(0);
  await page.clock.runFor(200);
  await expect(hostOf(page)).toHaveAttribute("data-slide-state", "working");
  await page.clock.runFor(150);
  await expect(hostOf(page)).toHaveAttribute("data-slide-state", "idle");
  expect(await standsAt(slide, viewport)).toBe(0);
});

test("carousel.3 a swipe of 50 px goes one step, a shorter one none", async ({ page, makePage }) => {
  await page.goto(await makePage(withSettings({ slides_to_show: 1 })));
  await mounted(page);
  const drag = (way: number) => swipe(hostOf(page).locator(".islet-carousel"), way);
  await drag(-45);
  await expect(hostOf(page)).toHaveAttribute("data-slide-state", "idle");
  await index(page, 0);
  await drag(-55);
  await index(page, 1);
  await drag(55);
  await index(page, 0);
  expect(new URL(page.url()).pathname).not.toBe("/belts/");
  await expectQuiet(page);
});

test("a swipe by mouse over a link does not follow it, and a press of it afterwards does", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(withSettings({ slides_to_show: 1 }).replaceAll("/belts/", "#belts")));
  await mounted(page);
  const link = hostOf(page).getByRole("link").first();
  await swipe(link, -60);
  await index(page, 1);
  await swipe(hostOf(page).locator(".islet-carousel"), 60);
  await index(page, 0);
  await expect(page).not.toHaveURL(/#/);
  await link.click();
  await expect(page).toHaveURL(/#/);
});

/** How many places of the viewport, each as wide as a slide, show nothing of any slide. */
const blankPlaces = (page: Page, places: number) =>
  hostOf(page)
    .locator(".islet-carousel")
    .evaluate((viewport, count) => {
      const frame = viewport.getBoundingClientRect();
      const slides = [...viewport.querySelectorAll(".islet-carousel__slide")].map((slide) =>
        slide.getBoundingClientRect(),
      );
      const middles = Array.from(
        { length: count },
        (_, place) => frame.left + (frame.width * (place + 0.5)) / count,
      );
      return middles.filter((x) => !slides.some(({ left, right }) => left - 40 <= x && x <= right + 40))
        .length;
    }, places);

test.describe("carousel.1 slides that repeat are there for a first swipe back, while it lasts and after it", () => {
  test.use({ hasTouch: true });

  for (const [pointer, slides_to_show, width] of [
    ["touch", 1, 390],
    ["mouse", 3, 1280],
  ] as const satisfies [Pointer, number, number][])
    for (const dir of ["ltr", "rtl"])
      test(`by ${pointer}, with ${slides_to_show} in view (${dir})`, {
        tag: pointer === "touch" && dir === "ltr" ? [] : EXHAUSTIVE,
      }, async ({ page, makePage }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(await makePage(`<div dir="${dir}">${withSettings({ slides_to_show })}</div>`));
        await mounted(page);
        const back = dir === "rtl" ? -1 : 1;
        const beforeEnd = async () => {
          expect(await blankPlaces(page, slides_to_show)).toBe(0);
        };
        let expected = 0;
        for (const way of [back, back, -back, -back, -back, back, back]) {
          expected = (expected - way * back + 5) % 5;
          await swipe(hostOf(page).locator(".islet-carousel"), way * 90, { pointer, beforeEnd });
          await index(page, expected);
          await expect(hostOf(page)).toHaveAttribute("data-slide-state", "idle");
          expect(await blankPlaces(page, slides_to_show)).toBe(0);
          await expect(inView(page)).toHaveCount(slides_to_show);
        }
        await expectQuiet(page);
      });
});

test.describe("a slider whose controls stand among what shows the slides", () => {
  test.use({ hasTouch: true });

  for (const pointer of ["touch", "mouse"] as const)
    test(`answers the first press of an arrow and of a dot after a swipe by ${pointer}`, async ({ page }) => {
      await page.goto("/builder/theme-sliders/");
      const slider = page.locator(".master-slider").first();
      await expect(slider).toHaveAttribute("data-widget-state", "mounted");
      const shown = slider.locator(".ms-slide:not([inert])");
      const press = (name: string) => {
        const control = slider.getByRole("button", { name });
        return pointer === "touch" ? control.tap() : control.click();
      };
      await swipe(shown, -90, { pointer });
      await expect(shown).toHaveText("Slide 1");
      await press("Next slide");
      await expect(shown).toHaveText("Slide 2");
      await swipe(shown, 90, { pointer });
      await expect(shown).toHaveText("Slide 1");
      await press("Go to slide 1");
      await expect(shown).toHaveText("Slide 0");
    });
});

test("carousel.4 tells whether it is working or idle, its active index, and its first and last step", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(withSettings({ infinite: false, slides_to_show: 4 })));
  await mounted(page);
  const host = hostOf(page);
  await expect(host).toHaveAttribute("data-slide-first", "");
  await expect(host).not.toHaveAttribute("data-slide-last");
  const next = page.getByRole("button", { name: "Next slide" });
  await next.click();
  await expect(host).toHaveAttribute("data-slide-last", "");
  await expect(host).not.toHaveAttribute("data-slide-first");
  await expect(host).toHaveAttribute("data-slide-state", "idle");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expectQuiet(page);
});

test("carousel.4 a recent carousel of the theme runs with the options that it prints", async ({
  page,
  makePage,
}) => {
  const items = [1, 2, 3, 4]
    .map(
      (item) =>
        `<div><h3><a href="/post-${item}/">Post ${item}</a></h3><p>What it is about.</p><p>More.</p></div>`,
    )
    .join("");
  const options = '{"minSlides":1,"maxSlides":2,"slideMargin":20,"pager":false}';
  await page.goto(
    await makePage(
      `<h2>Recent</h2><div class="recent-carousel" data-slider_options='${options}'>${items}</div>`,
      {
        config: { presets: ["pojo"] },
      },
    ),
  );
  const host = page.locator(".recent-carousel");
  await expect(host).toHaveAttribute("data-slide-index", "0");
  await expect(host.locator(".islet-carousel__slide:not([inert])")).toHaveText([/Post 1/, /Post 2/]);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(host.locator(".islet-carousel__slide:not([inert])")).toHaveText([/Post 2/, /Post 3/]);
  await expectQuiet(page);
});

test("carousel.1 what moves by itself waits for the mouse, and stops by its button and at the focus", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  await page.goto(await makePage(`<h1>Shop</h1>${withSettings({ autoplay: true, slides_to_show: 1 })}`));
  await mounted(page);
  await hostOf(page).locator(".islet-carousel").hover();
  await page.clock.runFor(9_000);
  await index(page, 0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_500);
  await index(page, 1);
  // The focus on the button itself stops nothing.
  await page.getByRole("button", { name: "Stop slide show" }).focus();
  await page.clock.runFor(4_500);
  await index(page, 2);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start slide show" })).toBeVisible();
  await page.clock.runFor(9_000);
  await index(page, 2);
});

test("the pause button stands in the row of the dots; above small pictures, on the large one", async ({
  page,
  makePage,
}) => {
  const head = '<link rel="stylesheet" href="/islet/islet.css">';
  const pause = page.getByRole("button", { name: "Stop slide show" });
  await page.goto(await makePage(withSettings({ autoplay: true }), { head }));
  const [button, slide, dot] = [
    await pause.boundingBox(),
    await slidesOf(page).first().boundingBox(),
    await page.getByRole("button", { name: "Go to slide 2" }).boundingBox(),
  ];
  expect(button?.y).toBeGreaterThanOrEqual((slide?.y ?? 0) + (slide?.height ?? Infinity));
  const middle = (box: typeof button) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(middle(button)).toBeCloseTo(middle(dot), 0);

  const small = `<div class="islet-carousel islet-carousel--thumbs"><div class="islet-carousel__track">
    ${'<div class="islet-carousel__slide"><p>Small</p></div>'.repeat(5)}</div></div>`;
  const settings = { autoplay: true, slides_to_show: 1, navigation: "arrows" };
  await page.goto(await makePage(withSettings(settings).replace(/<\/div>\s*$/, `${small}</div>`), { head }));
  const large = await page.locator(".islet-carousel").first().boundingBox();
  const box = await pause.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(large?.y ?? Infinity);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
    (large?.y ?? 0) + (large?.height ?? 0),
  );
});

test("a carousel inside a slide of another moves by itself only", async ({ page, makePage }) => {
  const outer = withSettings({ slides_to_show: 1 }).replace(/<a href="\/belts\/">.*?<\/a>/, fixture);
  await page.goto(await makePage(outer));
  const [first, inner] = [
    page.locator("[data-widget=carousel]").nth(0),
    page.locator("[data-widget=carousel]").nth(1),
  ];
  await expect(inner).toHaveAttribute("data-slide-index", "0");
  await inner.getByRole("button", { name: "Next slide" }).press("ArrowRight");
  await expect(inner).toHaveAttribute("data-slide-index", "1");
  await expect(first).toHaveAttribute("data-slide-index", "0");
  await expectQuiet(page);
});

test("two carousels and one inside another leave the page as it was when they end", async ({
  page,
  makePage,
}) => {
  const outer = withSettings({ slides_to_show: 1, effect: "cube" }).replace(
    /<a href="\/belts\/">.*?<\/a>/,
    fixture,
  );
  const url = await makePage(`<main>${withSettings({ autoplay: true })}${outer}</main>`);
  const bodyOf = () => page.locator("main").last().innerHTML();
  await page.goto(`${url}?no-islet`);
  const before = await bodyOf();
  await page.goto(url);
  await expect(page.locator("[data-widget=carousel][data-slide-state=idle]")).toHaveCount(3);
  for (const next of await page.getByRole("button", { name: "Next slide" }).all()) await next.click();
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  expect(await bodyOf()).toBe(before);
  await expectQuiet(page);
});

for (const name of ["sliders", "sliders-rtl"])
  test(`on ${name} the builder's carousels can be walked and moved with the keyboard alone`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.goto(`/builder/${name}/?styles`);
    const carousel = page.locator(".elementor-widget-image-carousel").first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute("data-slide-state", "idle");
    const stop = carousel.getByRole("button", { name: "Stop slide show" });
    await stop.focus();
    await page.keyboard.press("Enter");
    await expect(carousel.getByRole("button", { name: "Start slide show" })).toBeFocused();
    const names: string[] = [];
    for (let stops = 0; stops < 6; stops++) {
      await page.keyboard.press("Tab");
      names.push(
        await page.evaluate(() => {
          const { activeElement: element } = document;
          return element?.getAttribute("aria-label") ?? element?.localName ?? "";
        }),
      );
    }
    expect(names).toEqual(["a", "a", "a", "Previous slide", "Next slide", "Go to slide 1"]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(carousel).toHaveAttribute("data-slide-index", "1");
    await page.keyboard.press("ArrowLeft");
    await expect(carousel).toHaveAttribute("data-slide-index", "0");
    // Each carousel runs as its own direction says, whatever that of the page is.
    const reversed = page.locator(".elementor-widget-image-carousel").nth(2);
    await reversed.scrollIntoViewIfNeeded();
    await expect(reversed).toHaveAttribute("data-slide-state", "idle");
    await reversed.getByRole("button", { name: "Next slide" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(reversed).toHaveAttribute("data-slide-index", "1");
  });

for (const name of ["sliders", "sliders-rtl", "sliders-classic"])
  for (const width of [390, 1280])
    test(`${name} at ${width} px shifts nothing as its carousels are mounted`, { tag: EXHAUSTIVE }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // Pictures without a size make room when they come, with or without a script.
      const { release } = await holdRequests(page, /\/islet\.js/);
      await page.goto(`/builder/${name}/?styles`, { waitUntil: "commit" });
      await page.waitForFunction(
        () =>
          document.readyState !== "loading" &&
          [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
      );
      const before = await layoutShift(page);
      release();
      const widgets = page.locator("[data-widget_type] .swiper-initialized");
      for (const carousel of await page
        .locator(
          ".e-widget-swiper, [data-widget_type*=carousel], .elementor-widget-slides, .elementor-widget-reviews",
        )
        .all()) {
        await carousel.scrollIntoViewIfNeeded();
        // Whoever scrolls on before the next frame has not seen it, and it stays as it is.
        await layoutShift(page);
      }
      await expect(widgets).toHaveCount(11);
      expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.02);
    });

for (const width of [390, 900, 1280])
  test(`slides of the builder are as wide at ${width} px while their code is on its way as once it runs`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { release } = await holdRequests(page, /\/carousel\.js/);
    await page.goto("/builder/sliders/?styles");
    const rows = page.locator(
      ":is(.elementor-widget-reviews, .elementor-widget-media-carousel, .elementor-widget-testimonial-carousel) .swiper",
    );
    const widths = () =>
      rows.evaluateAll((all) =>
        all.map((row) => row.querySelector(".swiper-slide")?.getBoundingClientRect().width.toFixed()),
      );
    const before = await widths();
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      await expect
        .poll(() => row.evaluate((element) => !!element.closest("[data-widget-marked]")))
        .toBe(true);
    }
    expect(await widths()).toEqual(before);
    release();
    await expect(rows.and(page.locator(".swiper-initialized"))).toHaveCount(before.length);
    expect(await widths()).toEqual(before);
  });
