import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { scrollAlmostTo } from "../support/scroll-almost-to.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

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

test("posts.2 posts.3 the next posts come into the list, and the link leads to the page after them", {
  tag: CORE,
}, async ({ page }) => {
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

test("posts.2 a page that fails is told, and the same press tries again", async ({ page }) => {
  await open(page, "/blog/");
  await page.route("**/blog/page/2/", (route) => route.fulfill({ status: 500 }), { times: 1 });
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
  const button = page.getByRole("button", { name: "Load More", exact: true });
  // Before the preset is there, nobody hears a press.
  await expect(button).toHaveAttribute("tabindex", "0");
  await button.click();
  await expect(page.locator(".elementor-posts--skin-classic article")).toHaveCount(8);
  await page.getByRole("button", { name: "Load more", exact: true }).click();
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

test("posts.2 nothing that is read moves while posts come as the visitor scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/builder/lists-infinite/?styles");
  await scrollAlmostTo(page.locator(".e-load-more-anchor"));
  await expect(page.locator("article.elementor-post")).toHaveCount(8);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
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
  await grid.locator("a.page-numbers").first().click();
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

/** Where the items of a list are, in px from its start edge and its top. */
const placesOf = (list: Locator) =>
  list.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(element).direction === "rtl";
    return [...element.children].map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const start = isRightToLeft ? box.right - right : left - box.left;
      return { start: Math.round(start), top: top - box.top, bottom: bottom - box.top };
    });
  });

/** Expects that each item stands right below the one that many items before it. */
async function expectColumns(list: Locator, { columns, gap }: { columns: number; gap: number }) {
  await expect
    .poll(async () => {
      const places = await placesOf(list);
      return places.every(({ start, top }, index) => {
        const above = places[index - columns];
        return above ? start === above.start && Math.abs(top - above.bottom - gap) < 1 : Math.abs(top) < 1;
      });
    })
    .toBe(true);
  const starts = new Set((await placesOf(list)).map(({ start }) => start));
  expect(starts.size).toBe(columns);
}

const classic = (page: Page) => page.locator(".elementor-posts--skin-classic");

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const)
  test(`posts.1 at ${width} px, posts of the classic skin are masonry of ${columns} columns, in their order, and so are those that load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/builder/lists/");
    await expect(classic(page)).toHaveClass(/elementor-posts-masonry/);
    await expectColumns(classic(page), { columns, gap: 35 });
    const before = await placesOf(classic(page));
    await page.getByRole("button", { name: "Load More", exact: true }).click();
    await expect(classic(page).locator("article")).toHaveCount(8);
    await expectColumns(classic(page), { columns, gap: 35 });
    expect((await placesOf(classic(page))).slice(0, 4).map(({ start, top }) => [start, top])).toEqual(
      before.map(({ start, top }) => [start, top]),
    );
    const end = await classic(page).evaluate((list) => list.getBoundingClientRect().height);
    expect(end).toBeCloseTo(Math.max(...(await placesOf(classic(page))).map(({ bottom }) => bottom)), 0);
  });

test("posts.1 the columns follow the window, and a post that grows moves what is below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/builder/lists/");
  await expectColumns(classic(page), { columns: 3, gap: 35 });
  await page.setViewportSize({ width: 600, height: 900 });
  await expectColumns(classic(page), { columns: 1, gap: 35 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectColumns(classic(page), { columns: 3, gap: 35 });
  await classic(page)
    .locator("article")
    .first()
    .evaluate((article) => (article.style.paddingBottom = "200px"));
  await expectColumns(classic(page), { columns: 3, gap: 35 });
});

test("posts.1 right to left, the first column is at the right", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl"), {
      once: true,
    });
  });
  await page.goto("/builder/lists/");
  await expectColumns(classic(page), { columns: 3, gap: 35 });
});

test("posts.1 whole posts and cards stand in rows, and the pictures of cards fill boxes of one ratio", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/builder/lists/");
  await expect(page.locator(".elementor-posts--skin-full_content")).not.toHaveClass(/masonry|ratio/);
  await page.goto("/builder/lists-infinite/?styles");
  await expect(page.locator(".elementor-posts--skin-cards")).toHaveClass(/elementor-has-item-ratio/);
  const picture = page.locator(".elementor-post__thumbnail > img").first();
  const ratio = ({ height, width }: { height: number; width: number }) => height / width;
  const box = (await picture.locator("..").boundingBox()) ?? { height: 0, width: 0 };
  expect(ratio(box)).toBeCloseTo(0.66, 2);
  await expect.poll(async () => ratio((await picture.boundingBox()) ?? box)).toBeCloseTo(0.66, 1);
  await expect(picture).toHaveCSS("object-fit", "cover");
});

test("posts.1 posts of an archive are masonry as other posts are", async ({ page, makePage }) => {
  const posts = Array.from(
    { length: 5 },
    (_, index) =>
      `<article style="height: ${100 + index * 40}px"><a href="/${index}/">${index}</a></article>`,
  );
  const settings = { archive_classic_masonry: "yes", archive_classic_columns: "2", pagination_type: "" };
  const list = `<div class="elementor-element elementor-widget-archive-posts" data-id="a1b2c3d" data-widget_type="archive-posts.archive_classic" data-settings='${JSON.stringify(settings)}'><div class="elementor-posts-container elementor-posts elementor-grid" style="display: grid; gap: 10px">${posts.join("")}</div></div>`;
  await page.goto(await makePage(list, { csp: "none", config: { presets: ["elementor"] } }));
  const container = page.locator(".elementor-posts-container");
  await expect(container).toHaveClass(/elementor-posts-masonry/);
  await expectColumns(container, { columns: 2, gap: 10 });
});

test("posts.1 Islet's own list stands in columns before the code comes, and nothing but its gaps moves", async ({
  page,
  makePage,
}) => {
  const fixture = readFileSync("widgets/posts/fixture.html", "utf8");
  const list = fixture
    .replace('"posts"', `"posts" data-settings='{"masonry": true}'`)
    .replaceAll(/<article>.*<\/article>/g, "$&$&$&");
  await page.goto(await makePage(list));
  await expect(page.locator("[data-widget~=posts]")).toHaveAttribute("data-widget-state", "mounted");
  await expectColumns(page.locator(".islet-posts"), { columns: 3, gap: 30 });
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectQuiet(page);
});
