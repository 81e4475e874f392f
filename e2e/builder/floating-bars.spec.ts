import { onceInShort } from "../support/exhaustive.ts";
import { expect, expectQuiet, layoutShift, test } from "../support/test.ts";

const BAR = `<div class="elementor-element" data-widget_type="floating-bars-var-1.default">
  <div class="e-floating-bars e-floating-bars-var-1 has-vertical-position-top has-close-button is-sticky" role="alertdialog">
    <p class="e-floating-bars__announcement-text">Just in! Cool summer tees</p>
    <button class="e-floating-bars__close-button" aria-label="Close Banner" type="button">x</button>
  </div></div>`;

/** Fixed boxes beside the bar: a button at the corner, and a box as large as the window around one. */
const BESIDE = {
  "nothing else": "",
  "a button": '<div style="position: fixed; inset: auto 20px 20px auto">Chat</div>',
  "a box as large as the window":
    '<div style="position: fixed; inset: 0; pointer-events: none"><p style="position: absolute; inset: auto 20px 20px auto">Chat</p></div>',
};
const WORDS = "<p>Words that a visitor reads.</p>".repeat(100);
const options = {
  config: { presets: ["elementor"] },
  // The page's own header sticks, too.
  head: '<link rel="stylesheet" href="/builder-styles.css"><style>.site-header { display: none }</style>',
  csp: "none",
};

for (const [index, [name, beside]] of Object.entries(BESIDE).entries())
  test(
    `a bar at the top of the page with ${name} fixed there shifts the page by no more than its height, and covers nothing`,
    onceInShort(index),
    async ({ page, makePage }) => {
      const address = await makePage(`<main>${BAR}${beside}<h1>Tees</h1>${WORDS}</main>`, options);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        const bar = page.locator(".e-floating-bars");
        const edge = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
        await expect
          .poll(() => page.evaluate(() => Number.parseFloat(document.body.style.paddingTop)))
          .toBe(await edge());
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        const jump = ((await edge()) + 1) / Math.max(width, 800);
        expect(await layoutShift(page)).toBeLessThanOrEqual(jump);
      }
      await expectQuiet(page);
    },
  );

test("a header that sticks to the top stands below the bar, and at the top once the visitor has closed the bar", async ({
  page,
  makePage,
}) => {
  const settings = { sticky: "top", sticky_on: ["desktop", "tablet", "mobile"], sticky_offset: 0 };
  const header = `<div id="menu" class="elementor-element" data-element_type="container" data-settings='${JSON.stringify(settings)}'>Menu</div>`;
  await page.goto(await makePage(`<main>${BAR}<h1>Tees</h1>${header}${WORDS}</main>`, options));
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const edge = await page
    .locator(".e-floating-bars")
    .evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => topOf("#menu")).toBe(edge);
  await page.getByRole("button", { name: "Close Banner" }).click();
  await expect.poll(() => topOf("#menu")).toBe(0);
  await expectQuiet(page);
});
