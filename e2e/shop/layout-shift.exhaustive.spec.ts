import { nativeMarkers } from "#fixtures/native/markers.ts";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import { addressOf, byPreset } from "../support/recorded-page.ts";
import { expect, layoutShift, test } from "../support/test.ts";

const MOST = 0.02;

for (const names of groupsOf([...nativeMarkers.keys()]))
  test(`nothing moves on the recorded pages ${names.join(", ")} as nobody has edited them, at 360, 800 and 1280 px`, async ({
    page,
  }) =>
    inOnePage(page, names, async (name) => {
      const shifts: number[] = [];
      for (const width of [360, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf(name, { ...byPreset.query, styles: "head" }));
        await page.waitForFunction(() => "islet" in window);
        await page.waitForLoadState("networkidle");
        shifts.push(await layoutShift(page));
      }
      expect(Math.max(...shifts), `at 360, 800 and 1280 px: ${shifts.join(", ")}`).toBeLessThanOrEqual(MOST);
    }));
