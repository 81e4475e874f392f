import { ALL_IN_VIEW, examplesOf, pagesOf, widgets } from "../support/examples.ts";
import { foreignScripts } from "../support/foreign-scripts.ts";
import { EXAMPLE_CONFIG, inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, troubles } from "../support/test.ts";

const names = Object.keys(widgets);

for (const [library, script] of Object.entries(foreignScripts))
  test.describe(`on a page with ${library}`, () => {
    for (const [index, group] of pagesOf(names).entries())
      test(`F20 every widget runs (${index + 1})`, async ({ page, bare }) => {
        await page.setViewportSize({ width: 1280, height: ALL_IN_VIEW });
        await page.goto(
          await bare({ head: inline(script) + EXAMPLE_CONFIG + TAG, body: examplesOf(group), csp: null }),
        );
        const waiting = page.locator("[data-widget-state=waiting]");
        await expect(page.locator("[data-widget-state=mounted]").first()).toBeAttached();
        await expect(waiting).toHaveCount(0);
        const failed = await page
          .locator("[data-widget-state=failed]")
          .evaluateAll((hosts) => hosts.map((host) => host.getAttribute("data-widget")));
        expect([failed, troubles(page).pageErrors, troubles(page).consoleErrors]).toEqual([[], [], []]);
      });
  });
