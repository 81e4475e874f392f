import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/search-form/fixture.html", import.meta.url), "utf8");

test("search-form.1 opens over the page by its button, keeps Tab inside, and Escape leads back", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(`${fixture}<a href="/shop/">Shop</a>`));
  const toggle = page.locator(".islet-search-form-toggle");
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("searchbox");
  await expect(page.locator("#shop-search")).toBeHidden();
  await toggle.click();
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(toggle).toBeFocused();
  await expectQuiet(page);
});

test("search-form.2 an icon focuses the field of a minimal form", async ({ page, makePage }) => {
  await page.goto(
    await makePage(
      `<form data-widget="search-form" data-settings='{"look":"minimal"}'><label class="islet-search-form-icon" for="s">⌕</label><input type="search" id="s" name="s" aria-label="Search"></form>`,
    ),
  );
  await page.locator(".islet-search-form-icon").click();
  await expect(page.locator("[data-widget=search-form]").getByRole("searchbox")).toBeFocused();
});

test("search-form.2 a press on the icon of the builder's form is kept while the code loads, though it is no control", async ({
  page,
}) => {
  const { release, requested } = await holdRequests(page, "**/chunks/**/search-form*.js");
  await page.goto("/builder/forms/");
  await page.waitForFunction(() => "islet" in window);
  const form = page.locator(".elementor-search-form--skin-minimal").first();
  // Before the preset is there, nobody hears a press.
  await expect(form).toHaveAttribute("data-widget-state", "waiting");
  await form.locator(".elementor-search-form__icon").click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  release();
  await expect(form.getByRole("searchbox")).toBeFocused();
});

test("what asks the server loads with the first letter, not with the focus", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/builder/search-live/?styles");
  await page.waitForFunction(() => "islet" in window);
  const field = page.locator("[data-widget_type^='search.'] input[type=search]").first();
  await field.focus();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.waitForLoadState("networkidle");
  const asking = () => files.filter((path) => /\/(?:ajax|search-posts)[\w-]*\.js$/.test(path));
  expect(asking()).toEqual([]);
  await field.press("p");
  await expect.poll(asking).not.toEqual([]);
});

test("search-form works in the page without JavaScript", async ({ makePage, browser }) => {
  const url = await makePage(fixture);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  await expect(plain.locator("#shop-search")).toBeVisible();
  await expect(plain.locator(".islet-search-form-toggle")).toBeHidden();
  await context.close();
});

for (const direction of ["ltr", "rtl"])
  test(`an empty form prints itself, and shows what the site finds within the window (${direction})`, async ({
    page,
    makePage,
  }) => {
    await page.route("**/wp-json/wp/v2/search*", (route) =>
      route.fulfill({
        json: [
          { title: "Belts &#038; bags, with a title that is as long as those of shops are", url: "/belts/" },
          { title: "Leather care", url: "/shop/" },
        ],
      }),
    );
    const settings = '{"look":"full_screen","live_results":true}';
    await page.goto(
      await makePage(`<div dir="${direction}" data-widget="search-form" data-settings='${settings}'></div>`),
    );
    await page.locator("[data-widget=search-form]").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("combobox", { name: "Search" });
    await field.pressSequentially("lea");
    const results = page.getByRole("grid");
    await expect(results.getByRole("row")).toHaveText([/^Belts & bags/, "Leather care"]);
    await expect(results).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page, "[role=dialog]");
    await field.press("ArrowUp");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/shop\/$/);
    await expectQuiet(page);
  });
