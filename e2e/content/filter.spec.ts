import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { layoutShift, recordLayoutShift } from "../support/layout-shift.ts";
import { storeAnswer } from "../support/stored-answer.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const bar = (page: Page) => page.locator(".elementor-widget-taxonomy-filter");
const grid = (page: Page) => page.locator(".elementor-element-60ff6ff");
const items = (page: Page) => grid(page).locator(".e-loop-item");
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const more = (page: Page) => grid(page).getByRole("button", { name: "Load more" });
const status = (page: Page) => grid(page).getByRole("status");

/** Opens a page on which the preset runs: before that, a press is one of the page's own. */
async function open(page: Page, address = "/builder/lists/") {
  await page.goto(address);
  await expect(grid(page).locator(".elementor-loop-container")).toHaveClass(/elementor-posts-masonry/);
}

const failWith = (page: Page, baseURL: string | undefined, fault: string) =>
  page.context().addCookies([{ name: "cms_fault", value: `/builder/lists/=${fault}`, url: baseURL ?? "" }]);

test("the builder's filter shows the posts of a category, and keeps the focus", { tag: CORE }, async ({
  page,
}) => {
  await open(page);
  await expect(items(page).first()).toContainText("Hello world!");
  await button(page, "Travel").press("Enter");
  await expect(items(page).first()).toContainText("Post number 1");
  await expect(items(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\/builder\/lists\/\?e-filter-60ff6ff-category=travel$/);
  await expect(button(page, "Travel")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(button(page, "Travel")).toBeFocused();
  await expect(status(page)).toHaveText("Items shown: 4");
  await expectNoAxeViolations(page, ".e-filter");
  await expectQuiet(page, [/placeholder\.png/]);
});

test("the posts of a category go on with more of them", async ({ page }) => {
  await open(page);
  await button(page, "Travel").click();
  await expect(items(page).nth(1)).toContainText("Post number 4");
  await more(page).click();
  await expect(items(page)).toHaveCount(6);
  for (const item of await items(page).all()) await expect(item).toHaveClass(/category-travel/);
  await button(page, "All").click();
  await expect(items(page).first()).toContainText("Hello world!");
  await expect(items(page)).toHaveCount(4);
  await more(page).click();
  await expect(items(page)).toHaveCount(8);
});

test("Back and Forward bring the posts and the buttons, also after a reload", async ({ page }) => {
  await open(page);
  await button(page, "Travel").click();
  await expect(items(page).first()).toContainText("Post number 1");
  await button(page, "Food").click();
  await expect(items(page)).toHaveCount(3);
  await page.goBack();
  await expect(items(page)).toHaveCount(4);
  await expect(button(page, "Travel")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(items(page).first()).toContainText("Hello world!");
  await expect(button(page, "All")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(items(page).first()).toContainText("Post number 1");
  await page.reload();
  await expect(items(page).first()).toContainText("Post number 1");
  await expect(button(page, "Travel")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(items(page).first()).toContainText("Hello world!");
});

test("where nothing is found, everybody is told, and the next choice shows posts again", async ({ page }) => {
  await open(page);
  await button(page, "Uncategorized").click();
  await expect(items(page)).toHaveCount(0);
  await expect(grid(page).getByText("Nothing was found.")).toBeVisible();
  await expect(more(page)).toHaveCount(0);
  await page.reload();
  await button(page, "Travel").click();
  await expect(items(page)).toHaveCount(4);
});

for (const [index, fault] of ["status:500", "drop", "html", "empty"].entries())
  test(
    `an answer that fails by ${fault} leaves the posts, and a button tries again`,
    onceInShort(index),
    async ({ page, baseURL }) => {
      await open(page);
      await failWith(page, baseURL, fault);
      await button(page, "Travel").click();
      await expect(grid(page).getByText("The posts could not be loaded. Please try again.")).toBeVisible();
      await expect(items(page).first()).toContainText("Hello world!");
      await expect(page).toHaveURL(/\/builder\/lists\/$/);
      await page.context().clearCookies({ name: "cms_fault" });
      await grid(page).getByRole("button", { name: "Try again" }).click();
      await expect(items(page).first()).toContainText("Post number 1");
      await expect(grid(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    },
  );

test("a slow answer leaves the posts readable; one that is overtaken does not count", async ({
  page,
  baseURL,
}) => {
  await open(page);
  await failWith(page, baseURL, "delay:1500*1");
  await button(page, "Travel").click();
  await expect(grid(page).locator(".elementor-loop-container")).toHaveAttribute("aria-busy", "true");
  await expect(items(page).first()).toBeVisible();
  const late = page.waitForResponse(/category=travel$/);
  await button(page, "Food").click();
  await expect(items(page)).toHaveCount(3);
  await late;
  await expect(button(page, "Food")).toHaveAttribute("aria-pressed", "true");
  await expect(items(page)).toHaveCount(3);
  await expect(page).toHaveURL(/category=food$/);
});

test("a filter on another page's own markup works under the strict policy, and moves nothing else", async ({
  page,
  context,
  makePage,
  baseURL,
}) => {
  const list = (names: readonly string[]) =>
    `<div id="journal"><div class="islet-posts">${names.map((name) => `<article><h3><a href="#">${name}</a></h3></article>`).join("")}</div></div>`;
  const markup = (names: readonly string[]) =>
    `<section data-widget="filter" data-settings='{"target":"#journal","multiple_selection":"yes","logical_combination":"OR"}'>
      <div class="islet-filter" role="group" aria-label="Topics"><button type="button" data-filter="">All</button>
      <button type="button" data-filter="wool">Wool</button><button type="button" data-filter="loom">Loom</button></div></section>
      ${list(names)}<p>After the list</p>`;
  await recordLayoutShift(context);
  const path = await makePage(markup(["a", "b", "c"]));
  const { pathname } = new URL(path, baseURL);
  const found = `<!doctype html><title>Found</title>${markup(["wool one", "loom one"])}`;
  for (const query of ["filter=wool", "filter=wool~loom"])
    await storeAnswer(baseURL ?? "", {
      path: `${pathname}?${query}`,
      body: found,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  await page.goto(path);
  await expect(page.locator("[data-widget=filter]")).toHaveAttribute("data-widget-state", "mounted");
  await page.getByRole("button", { name: "Wool" }).click();
  await expect(page.locator("article").first()).toHaveText("wool one");
  await page.getByRole("button", { name: "Loom" }).press(" ");
  await expect(page).toHaveURL(/\?filter=wool~loom$/);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(["Wool", "Loom"]);
  await expectNoAxeViolations(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});
