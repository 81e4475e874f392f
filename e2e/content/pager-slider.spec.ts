import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/pager-slider/fixture.html", import.meta.url), "utf8");

for (const [width, count] of [
  [1400, 6],
  [1100, 5],
] as const)
  test(`pager-slider.1 in a window of ${width} px shows ${count} slides of 180 px with 10 px between them`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const wide =
      "<style>.site-content, main, body > * { max-inline-size: none !important; inline-size: 100vw !important; margin: 0 !important; padding: 0 !important }</style>";
    await page.goto(await makePage(fixture, { head: wide, csp: "none" }));
    const host = page.locator("[data-widget=pager-slider]");
    await expect(host).toHaveAttribute("data-slide-index", "0");
    await expect(host.locator(".islet-carousel__slide:not([inert])")).toHaveCount(count);
    const boxes = await Promise.all(
      [0, 1].map((slide) => host.locator(".islet-carousel__slide").nth(slide).boundingBox()),
    );
    expect(boxes[0]?.width).toBeCloseTo(180, 0);
    expect((boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0)).toBeCloseTo(190, 0);
    await page.getByRole("button", { name: "Previous slide" }).click();
    await expect(page.getByRole("link", { name: "Polo" })).toBeVisible();
    await expectQuiet(page);
  });

test("pager-slider.1 becomes narrower on a phone, without a shift", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(await makePage(`${fixture}<p>After it.</p>`));
  const host = page.locator("[data-widget=pager-slider]");
  await expect(host.locator(".islet-carousel__slide:not([inert])")).toHaveCount(5);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectNoAxeViolations(page);
});
