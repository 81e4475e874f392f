import { ALL_IN_VIEW, examplesOf, pagesOf, widgets } from "../support/examples.ts";
import { EXAMPLE_CONFIG, inline, TAG, test } from "../support/runtime-pages.ts";
import { missedTexts, stretchTexts, TEXT_SPACING } from "../support/stretched-texts.ts";
import { expect } from "../support/test.ts";

/** A point's button keeps its place on the picture, however long its label is. */
const KEEPS_PLACE = /^hotspots: /;

const STYLES = '<link rel="stylesheet" href="/islet/islet.css">';

for (const deviceScaleFactor of [1.1, 1.25, 1.5, 1.75])
  test.describe(`on a screen of 320 px scaled by ${deviceScaleFactor}, with text spacing and long words`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 320, height: ALL_IN_VIEW } });
    for (const [index, names] of pagesOf(Object.keys(widgets)).entries())
      test(`nothing is wider than the page, and no text is cut (${index + 1})`, async ({ page, bare }) => {
        const body = examplesOf(names) + inline(`(${String(stretchTexts)})()`);
        const open = async (head: string) => page.goto(await bare({ head, body, csp: null }));
        await open(EXAMPLE_CONFIG + STYLES + TEXT_SPACING);
        const printed = new Set(await page.evaluate(missedTexts));
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        await open(EXAMPLE_CONFIG + STYLES + TEXT_SPACING + TAG);
        await expect(page.locator("[data-widget-state=mounted]").first()).toBeAttached();
        await expect(page.locator("[data-widget-state=waiting]")).toHaveCount(0);
        const missed = (await page.evaluate(missedTexts)).filter(
          (line) => !printed.has(line) && !KEEPS_PLACE.test(line),
        );
        expect(missed).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          Math.max(320, widthPx),
        );
      });
  });
