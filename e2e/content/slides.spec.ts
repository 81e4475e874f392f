import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/slides/fixture.html", import.meta.url), "utf8");

test("carousel.5 slides have content of their own, links, and the same controls", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(`${fixture}<p>After them.</p>`));
  const host = page.locator("[data-widget=slides]");
  await expect(host).toHaveAttribute("data-slide-state", "idle");
  await page.getByRole("button", { name: "Stop slide show" }).click();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("heading", { name: "Tanned by plants" })).toBeVisible();
  await expect(host.locator(".islet-carousel__slide:not([inert])")).toHaveText(/Tanned by plants/);
  await expect(page.locator(".islet-slides__content--rise").nth(1)).toBeVisible();
  await page.getByRole("button", { name: "Go to slide 1" }).click();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expect(host).toHaveAttribute("data-slide-state", "idle");
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expectNoAxeViolations(page);
  await expectQuiet(page);
  await page.getByRole("link", { name: "Mending is free" }).click();
  await expect(page).toHaveURL(/\/mending\/$/);
});

test("slides do not move by themselves under reduced motion, and their content does not wait", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(fixture));
  const host = page.locator("[data-widget=slides]");
  await expect(host).toHaveAttribute("data-slide-index", "0");
  await expect(page.getByRole("button", { name: "Stop slide show" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("heading", { name: "Tanned by plants" })).toBeVisible();
  await expectQuiet(page);
});

test("the button that stops slides stops their moving backgrounds, too, and starts them again", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(fixture));
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches(".islet-slides__background"))
        .map(({ playState }) => playState),
    );
  await expect.poll(states).toEqual(["running"]);
  await page.getByRole("button", { name: "Stop slide show" }).click();
  await expect.poll(states).toEqual(["paused"]);
  await page.getByRole("button", { name: "Start slide show" }).click();
  await expect.poll(states).toEqual(["running"]);
  await expectQuiet(page);
});
