import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { scrollAlmostTo } from "../support/scroll-almost-to.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const host = (page: Page) => page.locator("[data-widget~=grid]");
const items = (page: Page) => host(page).locator(".islet-grid-items > article");
const shown = (page: Page) => items(page).filter({ visible: true });
const more = (page: Page) => host(page).getByRole("link", { name: "More posts" });
const filter = (page: Page, name: string) => host(page).getByRole("button", { name, exact: true });

async function open(page: Page, query = "") {
  await page.goto(`/journal/${query}`);
  await expect(host(page)).toHaveAttribute("data-widget-state", "mounted");
}

/** Left and top edges, width and height of the items that are shown, in px. */
const boxes = (page: Page) =>
  shown(page).evaluateAll((all) =>
    all.map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return {
        left: Math.round(left),
        top: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      };
    }),
  );

/** How many items stand at each distance from the left edge. */
const columnsOf = async (page: Page) => new Set((await boxes(page)).map(({ left }) => left)).size;

/** The durations of the movements that have not ended, in ms. */
const movements = (page: Page) =>
  items(page).evaluateAll((all) =>
    all.flatMap((item) => item.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)),
  );

test("grid.1 items stand in rows, in columns without gaps, below each other, or are squares", {
  tag: CORE,
}, async ({ page }) => {
  // At first, items move from where styles alone place them.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 900, height: 900 });
  await open(page, "?layout=grid");
  const rows = await boxes(page);
  expect(await columnsOf(page)).toBe(3);
  expect(new Set(rows.slice(0, 3).map(({ top }) => top)).size).toBe(1);
  expect(new Set(rows.slice(3).map(({ top }) => top)).size).toBe(1);

  await open(page, "?layout=masonry");
  await expect.poll(() => columnsOf(page)).toBe(3);
  const placed = await boxes(page);
  for (const { left, top } of placed.slice(3)) {
    const above = placed.filter((box) => box.left === left && box.top < top).at(-1);
    expect(top - (above?.top ?? 0) - (above?.height ?? 0)).toBeCloseTo(24, -0.5);
  }

  await open(page, "?layout=list");
  expect(await columnsOf(page)).toBe(1);

  await open(page, "?layout=square");
  for (const { width, height } of await boxes(page)) expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
});

test("grid.2 filters show all at first, then the items of a category, by keys too; Back brings them back", async ({
  page,
}) => {
  await open(page);
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page)).toHaveCount(5);
  await filter(page, "Care").press("Space");
  await expect(filter(page, "Care")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(shown(page)).toHaveText([/Washing wool/, /Darning/]);
  await expectNoAxeViolations(page);
  await shown(page).getByRole("link").first().click();
  await expect(page.locator(".entry-content")).toBeVisible();
  await page.goBack();
  await expect(shown(page)).toHaveText([/Washing wool/, /Darning/]);
  await filter(page, "All").click();
  await expect(shown(page)).toHaveCount(5);
  await expectQuiet(page);
});

test("grid.3 grid.4 a press gets the items of the next address of the pattern, until the last page is here", async ({
  page,
}) => {
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/journal/page/"))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await expect(host(page).locator(".islet-grid-pages")).toBeHidden();
  await more(page).press("Enter");
  await expect(items(page)).toHaveCount(10);
  await expect(items(page).nth(5).getByRole("link")).toBeFocused();
  await expect(host(page).getByRole("status")).toHaveText("New posts: 5");
  await expect(host(page)).not.toHaveClass(/done|processing/);
  await more(page).press("Enter");
  await expect(items(page)).toHaveCount(12);
  await expect(host(page)).toHaveClass(/islet-grid--done/);
  await expect(more(page)).toBeHidden();
  await expect(items(page).nth(10).getByRole("link")).toBeFocused();
  expect(asked).toEqual(["GET /journal/page/2/", "GET /journal/page/3/"]);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("grid.3 presses are ignored while a page is on its way", async ({ page }) => {
  let answer = () => {};
  const hold = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/journal/page/2/", async (route) => {
    await hold;
    await route.continue();
  });
  await open(page);
  await more(page).click();
  await expect(host(page)).toHaveClass(/islet-grid--processing/);
  await more(page).click();
  await more(page).click();
  answer();
  await expect(items(page)).toHaveCount(10);
  await expect(host(page)).not.toHaveClass(/islet-grid--processing/);
  await expect(items(page)).toHaveCount(10);
});

test("grid.3 items come as the visitor scrolls, until all are here; nothing that is read moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "?pagination_type=load_more_infinite_scroll&layout=list");
  for (const count of [10, 12]) {
    await scrollAlmostTo(more(page));
    await expect(items(page)).toHaveCount(count);
  }
  await expect(host(page)).toHaveClass(/islet-grid--done/);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test("grid.5 the items that a filter leaves move to their new places in 0.4 s, and are there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  for (const layout of ["grid", "masonry"]) {
    await open(page, `?layout=${layout}`);
    await expect.poll(() => columnsOf(page)).toBe(3);
    const first = (await boxes(page))[0];
    await filter(page, "Care").click();
    expect((await movements(page)).filter((duration) => duration !== 400)).toEqual([]);
    await items(page).evaluateAll((all) =>
      all.flatMap((item) => item.getAnimations()).map((one) => one.finish()),
    );
    const [now] = await boxes(page);
    expect([now?.left, now?.top]).toEqual([first?.left, first?.top]);
  }
});

test("grid.5 columns are laid out again 100 ms after the window has got another size", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 900, height: 900 });
  await open(page, "?layout=masonry");
  await expect.poll(() => columnsOf(page)).toBe(3);
  // A picture that comes later has the items laid out anew at once.
  await page.waitForLoadState("networkidle");
  const times = await page.evaluate(() => performance.now());
  await page.clock.pauseAt(times + 60_000);
  const resized = page.evaluate(
    () => new Promise((resolve) => addEventListener("resize", () => resolve(true), { once: true })),
  );
  await page.setViewportSize({ width: 600, height: 900 });
  await resized;
  await page.clock.runFor(99);
  expect(await columnsOf(page)).toBe(3);
  await page.clock.runFor(50);
  await expect.poll(() => columnsOf(page)).toBe(2);
});

test("grid.5 visitors who prefer reduced motion see items at their new places at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 900, height: 900 });
  for (const layout of ["grid", "masonry"]) {
    await open(page, `?layout=${layout}`);
    await expect.poll(() => columnsOf(page)).toBe(3);
    await filter(page, "People").click();
    expect(await movements(page)).toEqual([]);
  }
});

test("the items, the filter and the place in the page are there again after Back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "?layout=masonry");
  await more(page).click();
  await expect(items(page)).toHaveCount(10);
  await filter(page, "Care").click();
  const last = shown(page).last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const count = await shown(page).count();
  await last.click();
  await expect(page.locator(".entry-content")).toBeVisible();
  await page.goBack();
  await expect(items(page)).toHaveCount(10);
  await expect(shown(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(top - 5);
});

test("without script, filters and the button lead to other pages", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/journal/");
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
  await page.getByRole("link", { name: "More posts" }).click();
  await expect(page).toHaveURL(/\/journal\/page\/2\/$/);
  await page.goBack();
  await page.locator(".islet-grid-filters").getByRole("link", { name: "Care" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/care\/$/);
  await context.close();
});

test("the button stands in the room of the links to all pages: nothing moves, however late the code comes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { release } = await holdRequests(page, "**/chunks/**/*.js");
  await page.goto("/builder/theme-list/?styles");
  const links = page.locator(".align-pagination");
  await links.scrollIntoViewIfNeeded();
  await expect(links).toBeVisible();
  release();
  await expect(page.locator("a.pojo-load-more")).toBeVisible();
  await expect(links).toBeHidden();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.002);
});
