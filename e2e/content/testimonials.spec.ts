import { readFileSync } from "node:fs";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/testimonials/fixture.html", import.meta.url), "utf8");
const fading = fixture.replace("data-widget", `data-settings='{"effect":"fade"}' data-widget`);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }));

test("carousel.4 testimonials fade by themselves, and stop by their button", async ({ page, makePage }) => {
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
  expect([Math.round((end ?? 0) - (top ?? 0)), Math.round((end ?? 0) - (dots ?? 0))]).toEqual([44, 0]);
});
