import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const posts = (page: Page) => page.locator("[data-widget~=posts] article");
const more = (page: Page) => page.getByRole("link", { name: "More posts" });

/** Opens a page whose list can load more; before that, its link opens the next page. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("[data-widget~=posts], [data-widget-marked~=posts]").first()).toHaveAttribute(
    "data-widget-state",
    /mounted/,
  );
}

/** Presses a control whose list mounts when it comes into view. */
async function pressMounted(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-widget-state=mounted]").filter({ has: control }).last()).toBeVisible();
  await control.click();
}

test("posts.2 posts.3 the next posts come into the list, and the link leads to the page after them", async ({
  page,
}) => {
  await open(page, "/blog/");
  await expect(posts(page)).toHaveCount(6);
  await more(page).click();
  await expect(posts(page)).toHaveCount(12);
  await expect(page.locator("[data-widget~=posts] [role=status]")).toContainText("New posts: 6");
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("posts.2 by the keyboard, the focus goes to the first new post", async ({ page }) => {
  await open(page, "/blog/");
  await more(page).press("Enter");
  await expect(posts(page)).toHaveCount(12);
  await expect(posts(page).nth(6).locator("h2 a")).toBeFocused();
});

test("without script, the link opens the next page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/blog/");
  await more(page).click();
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await context.close();
});

test("the posts and the place in the page are there again after Back", async ({ page }) => {
  await open(page, "/blog/");
  await more(page).click();
  await expect(posts(page)).toHaveCount(12);
  const last = posts(page).nth(11).locator("h2 a");
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  await last.click();
  await expect(page.locator("article.post .entry-content")).toBeVisible();
  await page.goBack();
  await expect(posts(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(top - 5);
});

test("posts.2 a page that fails is told, and the same press tries again", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, "/blog/");
  await context.addCookies([{ name: "cms_fault", value: "/blog/page/2/=status:500*1", url: baseURL ?? "" }]);
  await more(page).click();
  await expect(page.getByText("The posts could not be loaded. Please try again.")).toBeVisible();
  await more(page).click();
  await expect(posts(page)).toHaveCount(12);
});

test("posts.2 lists of one page with the same next page load it once", async ({ page }) => {
  await page.goto("/builder/lists/");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/d-lists/")) asked.push(new URL(request.url()).pathname);
  });
  await pressMounted(page, page.getByRole("button", { name: "Load More", exact: true }));
  await expect(page.locator(".elementor-posts--skin-classic article")).toHaveCount(8);
  await pressMounted(page, page.getByRole("button", { name: "Load more", exact: true }));
  await expect(page.locator(".elementor-element-60ff6ff .e-loop-item")).toHaveCount(8);
  expect(asked).toEqual(["/d-lists/2/"]);
});

test("posts.2 posts come as the visitor scrolls, until the server leads from past the end to the first page", async ({
  page,
}) => {
  await page.goto("/builder/lists-infinite/");
  const items = page.locator("article.elementor-post");
  await items.last().scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(8);
  await items.last().scrollIntoViewIfNeeded();
  await expect(page.locator(".elementor-widget-posts.e-load-more-pagination-end")).toBeVisible();
  await expect(items).toHaveCount(8);
});

test("posts.2 where posts come as the visitor scrolls, a page that fails gets a button", async ({
  page,
  context,
  baseURL,
}) => {
  const fault = { name: "cms_fault", value: "/d-lists-infinite/2/=status:500*1", url: baseURL ?? "" };
  await context.addCookies([fault]);
  await page.goto("/builder/lists-infinite/");
  const items = page.locator("article.elementor-post");
  await items.last().scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(items).toHaveCount(8);
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
});

test("posts.2 numbers replace the posts under the strict policy, and Back brings the former ones", async ({
  page,
}) => {
  await page.goto("/builder/lists/?csp=strict");
  const grid = page.locator(".elementor-element-ca6a33e");
  const items = grid.locator(".e-loop-item");
  await expect(items.first()).toContainText("Hello world!");
  await pressMounted(page, grid.locator("a.page-numbers").first());
  await expect(items.first()).toContainText("Post number 4");
  await expect(page).toHaveURL(/e-page-ca6a33e=2/);
  await expect(grid.locator("[aria-current=page]")).toHaveText(/2/);
  await page.goBack();
  await expect(items.first()).toContainText("Hello world!");
  await page.goForward();
  await expect(items.first()).toContainText("Post number 4");
  await page.reload();
  await expect(items.first()).toContainText("Post number 4");
});
