import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/headline/fixture.html", import.meta.url), "utf8");
const tall = "<p>Words.</p>".repeat(100);

test("headline.1 a headline starts once the visitor scrolls to it, and stops by its button", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(tall + fixture + tall));
  await page.getByRole("heading", { name: "We are" }).scrollIntoViewIfNeeded();
  const shown = page.locator(".islet-headline-word--active");
  await expect(shown).toHaveText("kind");
  await expect(page.getByRole("heading")).toHaveAccessibleName("We are fast, kind, very small today");
  await page.getByRole("button", { name: "Stop animation" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".islet-headline--paused")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start animation" })).toBeFocused();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  const before = await shown.textContent();
  await expect(shown).not.toHaveText(before ?? "");
  await expectQuiet(page);
});

test("headline.2 words change each 2500 ms; a mark is drawn in 1200 ms, and again after 8000 ms", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  /** The browser tells in its own time that the headline is seen. */
  const begins = (isBegun: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(20);
        return isBegun();
      })
      .toBe(true);
  const shown = page.locator(".islet-headline-word--active");
  await page.goto(await makePage(fixture));
  await begins(() => page.getByRole("button", { name: "Stop animation" }).isVisible());
  await expect(shown).toHaveText("fast");
  await page.clock.runFor(2_400);
  await expect(shown).toHaveText("fast");
  await page.clock.runFor(150);
  await expect(shown).toHaveText("kind");
  await page.clock.runFor(2_500);
  await expect(shown).toHaveText("very small");

  const mark = page.locator(".islet-headline-mark");
  const erased = page.locator(".islet-headline-erased");
  await page.goto(await makePage(fixture.replace('"rotate"', '"highlight"')));
  await begins(async () => (await mark.count()) === 1);
  await expect(mark.locator("path").first()).toHaveCSS("animation-duration", "1.2s");
  const first = await mark.elementHandle();
  await page.clock.runFor(7_500);
  await expect(erased).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(erased).toHaveCount(1);
  await page.clock.runFor(1_600);
  await expect(erased).toHaveCount(0);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
});

test("headline.1 a mark is drawn around the words, and is there at once under reduced motion", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(fixture.replace('"rotate"', '"highlight"')));
  await expect(page.getByText("fast")).toHaveCSS("opacity", "1");
  const mark = page.locator(".islet-headline-mark");
  await expect(mark).toBeVisible();
  const [box, words] = [await mark.boundingBox(), await page.locator(".islet-headline-words").boundingBox()];
  expect(box?.width).toBeCloseTo((words?.width ?? 0) + 20, 0);
  await expectQuiet(page);
});
