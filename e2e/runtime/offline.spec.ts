import { examplesOf } from "../support/examples.ts";
import { EXAMPLE_CONFIG, TAG, test } from "../support/runtime-pages.ts";
import { expect, troubles } from "../support/test.ts";

for (const widget of ["carousel", "countdown"])
  test(`a ${widget} that comes near while the device is offline starts once it is back, and nothing is told`, async ({
    page,
    bare,
    context,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    const room = '<img src="data:," width="1" height="3000" alt="">';
    await page.goto(
      await bare({
        head: EXAMPLE_CONFIG + TAG,
        body: room + examplesOf([widget]).replace(' data-widget-on="load"', ""),
        csp: null,
      }),
    );
    const host = page.locator(`[data-widget~="${widget}"]`);
    await expect(host).toHaveAttribute("data-widget-state", "waiting");
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await host.scrollIntoViewIfNeeded();
    await failed;
    await expect(host).toHaveAttribute("data-widget-state", "waiting");
    await context.setOffline(false);
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    expect(troubles(page).pageErrors).toEqual([]);
    expect(
      troubles(page).consoleErrors.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED")),
    ).toEqual([]);
  });
