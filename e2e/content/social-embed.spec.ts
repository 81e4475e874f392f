import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test, troubles } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/social-embed/fixture.html", import.meta.url), "utf8");
const HOST = "connect.facebook.net";
const kinds = ["like", "comments", "post"]
  .map(
    (kind) =>
      `<div data-widget="social-embed"><div class="fb-${kind}" style="min-height: 320px"></div></div>`,
  )
  .join("");
const withRoom = fixture.replace('class="fb-page"', 'class="fb-page" style="min-height: 400px"');
const options = {
  csp: `default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' 'unsafe-inline' %styles%; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types islet`,
  config: {
    allowed_hosts: [HOST],
    widget_settings: { "social-embed": { app_id: "123" } },
  },
};

/** The provider's script notes its calls, and fills the elements inside another. */
const SDK = `window.calls = [];
document.addEventListener("fb:sdk:loaded", () => calls.push("fb:sdk:loaded"));
window.FB = {
  init: (options) => calls.push(options),
  XFBML: { parse(root) {
    for (const element of root.querySelectorAll("[class*=fb-]")) {
      calls.push(element.className);
      const filling = document.createElement("p");
      filling.textContent = "Filled";
      element.replaceChildren(filling);
    }
  } },
};`;

/** What the provider was asked for; it answers unless it is down. */
async function serveSdk(page: Page) {
  const asked: string[] = [];
  const provider = { asked, isDown: false };
  await page.route(/^https:\/\/[^/]*facebook/, async (route) => {
    asked.push(route.request().url());
    if (provider.isDown) await route.abort();
    else await route.fulfill({ body: SDK, contentType: "text/javascript" });
  });
  return provider;
}

const once = (page: Page) => page.getByRole("button", { name: "Load this once" });
const notice = (page: Page) => page.locator(".islet-consent");

for (const width of [390, 1280])
  test(`social-embed.1 button, comments, posts and pages wait for the visitor, and are parsed after the script has loaded, by language, app and version, at ${width} px`, async ({
    page,
    makePage,
  }) => {
    const { asked } = await serveSdk(page);
    await page.setViewportSize({ width, height: 800 });
    const direction = width === 390 ? "rtl" : "ltr";
    await page.goto(await makePage(`<div dir="${direction}">${withRoom}${kinds}</div>`, options));
    for (const title of ["Posts of a page", "Like and share", "Comments", "A post"]) {
      const waiting = page.getByRole("group", { name: title });
      await waiting.scrollIntoViewIfNeeded();
      await expect(waiting).toBeVisible();
    }
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(page);
    await once(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".fb-page")).toHaveText("Filled");
    await expect(page.locator("[data-widget~=social-embed]").first()).toBeFocused();
    await expect(notice(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Always load Facebook" }).first().click();
    await expect(page.getByText("Filled")).toHaveCount(4);
    expect(asked).toEqual([`https://${HOST}/en_GB/sdk.js`]);
    expect(await page.evaluate(() => Reflect.get(window, "calls") as unknown)).toEqual([
      { appId: "123", version: "v2.10", xfbml: false },
      "fb:sdk:loaded",
      "fb-page",
      "fb-like",
      "fb-comments",
      "fb-post",
    ]);
    expect(await layoutShift(page)).toBe(0);
    await expectNoAxeViolations(page);
    await expectQuiet(page);
  });

test("what is embedded goes once the visitor withdraws, and a script that does not come is asked for again", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const provider = await serveSdk(page);
  provider.isDown = true;
  await page.goto(await makePage(fixture, options));
  await once(page).click();
  await expect(page.getByText("Facebook could not be loaded.")).toBeVisible();
  await expect(once(page)).toBeFocused();
  provider.isDown = false;
  await page.getByRole("button", { name: "Always load Facebook" }).click();
  await expect(page.locator(".fb-page")).toHaveText("Filled");
  expect(provider.asked).toHaveLength(2);
  await page.getByRole("button", { name: "Always load Facebook: withdraw" }).click();
  await expect(once(page)).toBeFocused();
  await expect(page.getByText("Filled")).toHaveCount(0);
  await page.reload();
  await expect(once(page)).toBeVisible();
  expect(provider.asked).toHaveLength(2);
  await expect
    .poll(() => troubles(page).consoleErrors.join())
    .toContain("nothing is embedded: connect.facebook.net cannot be loaded");
  troubles(page).consoleErrors.splice(0);
});
