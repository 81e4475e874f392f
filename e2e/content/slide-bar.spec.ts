import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/slide-bar/fixture.html", import.meta.url), "utf8");

test("slide-bar.1 the bar slides down and up with its toggle, by pointer and keys", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(fixture));
  const bar = page.locator("[data-widget=slide-bar]");
  const toggle = bar.getByRole("button", { name: "Opening hours" });
  const content = bar.locator(".islet-slide-bar__content");
  await expect(bar).toHaveAttribute("data-widget-state", "mounted");
  await expect(content).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
  const closedPx = (await bar.boundingBox())?.height ?? 0;

  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(content.getByRole("link")).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeGreaterThan(closedPx + 20);
  await expectNoAxeViolations(page);
  await toggle.click();
  await expect(content).toBeHidden();
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(closedPx);

  await toggle.press("Space");
  await content.getByRole("link").focus();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(content).toBeHidden();
  await expectQuiet(page);
});

test("slide-bar.1 slides for its time; a second press on the way turns it back", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(
    await makePage(fixture.replace("data-widget=", `data-settings='{"duration":9000}' data-widget=`)),
  );
  const bar = page.locator("[data-widget=slide-bar]");
  const content = bar.locator(".islet-slide-bar__content");
  const moving = () =>
    content.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
  await expect(bar).toHaveAttribute("data-widget-state", "mounted");
  await bar.getByRole("button").click();
  expect(await moving()).toEqual([9_000]);
  await bar.getByRole("button").click();
  await content.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(content).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bar.getByRole("button").click();
  expect(await moving()).toEqual([]);
  await expect(content).toBeVisible();
});

/** The bar of a theme: a style sheet hides it until a script runs, and its toggle hangs below it. */
const native = `<div id="outer-slidebar">
  <div id="outer-slidebar-overlay"><p>Words of the bar. <a href="/contact/">Contact</a></p></div>
  <div id="outer-slidebar-toggle"><a href="javascript:void(0);"></a></div>
</div>`;
const head = `<style>
  .site-header { display: none }
  #outer-slidebar { display: none; position: relative }
  #outer-slidebar-toggle { position: absolute; inset: 100% 0 auto auto }
  #outer-slidebar-toggle a { display: block; width: 48px; height: 48px; background: #234 }
</style>`;

/** Strict, but for the styles of these pages. */
const csp =
  "default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet";

for (const widthPx of [390, 1280])
  test(`slide-bar.1 a theme's own bar works by its own link, with a name for it (${widthPx} px)`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width: widthPx, height: 800 });
    await page.goto(await makePage(native, { csp, head, config: { presets: ["pojo"] } }));
    const toggle = page.getByRole("button", { name: "More information" });
    const link = page.getByRole("link", { name: "Contact" });
    await expect(toggle).toBeVisible();
    await expect(link).toBeHidden();
    expect(await layoutShift(page)).toBe(0);
    await toggle.click();
    await expect(toggle).toHaveClass("open");
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
    await expect(toggle).not.toHaveClass("open");
    await expectQuiet(page);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("slide-bar shows all of the bar, and no toggle", async ({ page, makePage }) => {
    await page.goto(await makePage(fixture, { head: '<link rel="stylesheet" href="/islet/islet.css">' }));
    await expect(page.getByRole("link", { name: "How to find us" })).toBeVisible();
    await expect(page.getByText("Opening hours")).toBeHidden();
  });
});
