import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/testimonials/fixture.html", import.meta.url), "utf8");
const fading = fixture.replace("data-widget", `data-settings='{"effect":"fade"}' data-widget`);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }));

test("carousel.4 testimonials fade by themselves, and stop by their button", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  await page.goto(await makePage(`${fading}<p>After them.</p>`));
  const host = page.locator("[data-widget=testimonials]");
  await expect(host).toHaveAttribute("data-slide-state", "idle");
  await page.clock.runFor(4_600);
  await expect(page.getByText("Sent on Monday")).toBeVisible();
  await expect(host).toHaveAttribute("data-slide-index", "1");
  await expect(host.locator(".islet-carousel__slide").first()).toHaveAttribute("inert", "");
  await page.getByRole("button", { name: "Stop slide show" }).click();
  await page.clock.runFor(60_000);
  await expect(host).toHaveAttribute("data-slide-index", "1");
});

test("testimonials move nothing as they are mounted, and have names and roles", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(`${fading}<p>After them.</p>`));
  await page.getByRole("button", { name: "Stop slide show" }).click();
  await expect(page.locator("[data-widget=testimonials]")).toHaveAttribute("data-slide-state", "idle");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("carousel.4 the theme's lists of testimonials, product screenshots and pictures fade by themselves", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  for (const name of ["at-testimonials-slider", "at-product-screenshots-slider", "pojo-simple-gallery"]) {
    await page.goto(
      await makePage(`<ul class="${name}"><li>One</li><li>Two</li></ul>`, { config: { presets: ["pojo"] } }),
    );
    const list = page.locator(`.${name}`);
    await expect(list).toHaveAttribute("data-slide-index", "0");
    await page.clock.runFor(4_600);
    await expect(list).toHaveAttribute("data-slide-index", "1");
    await expect(list.getByText("One")).toHaveCSS("opacity", "0");
  }
});

test("the dots of the theme's list stand in the room that is kept for them", async ({ page, makePage }) => {
  const list = `<ul class="pojo-bxslider-handle" data-slider_options='{"auto":false}'><li>One</li><li>Two</li></ul>`;
  await page.goto(await makePage(`${list}<p>After them.</p>`, { config: { presets: ["pojo"] } }));
  await expect(page.locator(".islet-carousel__bullet")).toHaveCount(2);
  const [top, dots, end] = await page.evaluate(() =>
    [".islet-carousel__track", ".islet-carousel__pagination", ".pojo-bxslider-handle"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN,
    ),
  );
  expect([Math.round((end ?? 0) - (top ?? 0)), Math.round((end ?? 0) - (dots ?? 0))]).toEqual([30, 0]);
});

test("the theme's testimonials are as high as with its own slider: the margin of what follows overlaps the row of dots", async ({
  page,
  makePage,
}) => {
  const list = `<div class="pojo-testimonials"><ul class="pojo-bxslider-handle" data-slider_options='{"auto":false}'><li>One</li><li>Two</li></ul></div>`;
  const head = '<link rel="stylesheet" href="/islet/islet.css">';
  await page.goto(
    await makePage(`${list}<p id="after">After them.</p>`, { config: { presets: ["pojo"] }, head }),
  );
  await expect(page.locator(".islet-carousel__bullet")).toHaveCount(2);
  const room = (marginPx: number) =>
    page.evaluate((margin) => {
      const after = document.querySelector<HTMLElement>("#after");
      if (after) after.style.marginTop = `${margin}px`;
      const bottom = document.querySelector(".islet-carousel__track")?.getBoundingClientRect().bottom ?? NaN;
      return Math.round((after?.getBoundingClientRect().top ?? NaN) - bottom);
    }, marginPx);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  expect([await room(0), await room(20), await room(45)]).toEqual([30, 30, 45]);
});

test("pictures in the theme's slides are not cut", async ({ page, makePage }) => {
  const picture = `<img width="4000" height="2000" alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='2000'/>">`;
  const slide = `<div class="slide"><a href="#"><div>${picture}</div></a></div>`;
  const head = '<link rel="stylesheet" href="/islet/islet.css">';
  const config = { presets: ["pojo"] };
  await page.goto(await makePage(`<div class="recent-carousel">${slide.repeat(3)}</div>`, { config, head }));
  await expect(page.locator(".recent-carousel")).toHaveAttribute("data-widget-state", "mounted");
  const [slideWidth, pictureWidth] = await page.evaluate(() =>
    [".slide", ".slide img"].map((name) => document.querySelector(name)?.getBoundingClientRect().width),
  );
  expect(pictureWidth).toBe(slideWidth);
});

test("the theme's sliders have its look: thin arrows without discs, small hollow dots, and a pause button beside these", async ({
  page,
  makePage,
}) => {
  const options = '{"auto":true,"maxSlides":2}';
  const list = `<ul class="pojo-bxslider-handle" data-slider_options='${options}'>${"<li>Words<br>and more</li>".repeat(4)}</ul>`;
  const head = '<link rel="stylesheet" href="/islet/islet.css">';
  await page.goto(await makePage(list, { config: { presets: ["pojo"] }, head }));
  const next = page.getByRole("button", { name: "Next slide" });
  await expect(next).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(next.locator("path")).toHaveCSS("stroke-width", "0.6px");
  const looks = await page.locator(".islet-carousel__bullet").evaluateAll((dots) =>
    dots.map((dot) => {
      const { width, borderWidth, backgroundColor } = getComputedStyle(dot, "::before");
      return [width, borderWidth, backgroundColor === "rgba(0, 0, 0, 0)" ? "hollow" : "filled"].join(" ");
    }),
  );
  expect(looks).toEqual(["7px 1px filled", ...Array(looks.length - 1).fill("7px 1px hollow")]);
  const pause = await page.getByRole("button", { name: "Stop slide show" }).boundingBox();
  const track = await page.locator(".islet-carousel__track").boundingBox();
  expect(pause?.y).toBeGreaterThanOrEqual((track?.y ?? 0) + (track?.height ?? Infinity));
});
