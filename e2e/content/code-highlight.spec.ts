import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/code-highlight/fixture.html", import.meta.url), "utf8");
const hostile =
  '<div data-widget="code-highlight"><pre><code class="language-markup">&lt;img src=x onerror="window.ran = 1"&gt;&lt;script&gt;window.ran = 1&lt;/script&gt;</code></pre></div>';

test("code is coloured, numbered and marked, is copied, and never becomes markup, under a policy with Trusted Types", {
  tag: CORE,
}, async ({ page, context, makePage }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(await makePage(fixture + hostile));
  const code = page.locator("figure code");
  await expect(code.locator(".token.keyword").first()).toHaveText("const");
  await expect(code.locator(".line-numbers-rows > span")).toHaveCount(3);
  const second = await page.locator(".line-highlight").boundingBox();
  const row = await code.locator(".line-numbers-rows > span").nth(1).boundingBox();
  expect(Math.abs((second?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(3);
  await expect(page.locator("div code .token.tag").first()).toBeVisible();
  await expect(page.locator("div code img, div code script")).toHaveCount(0);
  expect(await page.evaluate(() => ["ran", "Prism"].filter((name) => name in window))).toEqual([]);
  await page.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("waistCm + 15;\nconsole");
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});
