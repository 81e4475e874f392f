import type { Page } from "@playwright/test";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectQuiet, layoutShift, test } from "../support/test.ts";

const LISTS = "/builder/lists/";
/** The code of lists and panels, which the visitor is the first to ask for. */
const CODE = /\/(?:elementor-lists|posts|off-canvas)\.js/;
const posts = (page: Page) => page.locator(".elementor-posts--skin-classic article");
const pages = (page: Page) => page.locator(".elementor-element-ca6a33e");
const portfolio = (page: Page) => page.locator(".elementor-widget-portfolio");
const panel = (page: Page) => page.locator(".e-off-canvas");
const named = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the page, with the code held back, once its lists have their looks. */
async function openHeld(page: Page) {
  const held = await holdRequests(page, CODE);
  await page.goto(LISTS);
  await expect(page.locator(".elementor-posts--skin-classic")).toHaveClass(/elementor-posts-masonry/);
  return held;
}

for (const [what, press, expectDone] of [
  [
    "the button for more",
    (page: Page) => named(page, "Load More").click(),
    (page: Page) => expect(posts(page)).toHaveCount(8),
  ],
  [
    "the button for more, by a key",
    (page: Page) => named(page, "Load More").press("Enter"),
    (page: Page) => expect(posts(page)).toHaveCount(8),
  ],
  [
    "a number",
    (page: Page) => pages(page).locator("a.page-numbers").first().click(),
    (page: Page) => expect(pages(page).locator(".e-loop-item").first()).toContainText("Post number 4"),
  ],
  [
    "a choice",
    (page: Page) => named(page, "Travel").last().press(" "),
    (page: Page) => expect(page).toHaveURL(/category=travel/),
  ],
  [
    "a choice of a portfolio, by a key",
    (page: Page) => portfolio(page).getByRole("button", { name: "Garden" }).press(" "),
    (page: Page) => expect(portfolio(page).getByRole("status")).toHaveText(/Items shown/),
  ],
  [
    "what opens a panel",
    (page: Page) => page.getByRole("link", { name: "Menu", exact: true }).click(),
    (page: Page) => expect(panel(page)).toBeVisible(),
  ],
  [
    "what opens a panel, by a key",
    (page: Page) => page.getByRole("link", { name: "Menu", exact: true }).press("Enter"),
    (page: Page) => expect(panel(page).locator(":focus")).toHaveCount(1),
  ],
] as const)
  test(`one press counts although the code comes later: ${what}`, async ({ page }) => {
    const { release, requested } = await openHeld(page);
    await press(page);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    expect(new URL(page.url()).hash).toBe("");
    release();
    await expectDone(page);
    await expectQuiet(page, [/placeholder\.png/]);
  });

test("a panel that waits is closed for everybody, and nothing moves when the code of the lists comes", async ({
  page,
}) => {
  const { release, requested } = await openHeld(page);
  await expect(panel(page)).toBeHidden();
  await expect(panel(page)).toHaveAttribute("inert");
  await expect(portfolio(page).getByRole("group", { name: "Filter" })).toBeVisible();
  expect(requested).toEqual([]);
  const before = await layoutShift(page);
  await posts(page).first().hover();
  release();
  await expect(portfolio(page)).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator("[data-widget_type^=off-canvas]")).toHaveAttribute(
    "data-widget-state",
    "mounted",
  );
  await expect(panel(page)).toBeHidden();
  expect((await layoutShift(page)) - before).toBeLessThan(0.01);
});

test("a panel opens by the builder's event before its code is there, and gives the focus back", async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await named(page, "Load More").focus();
  await page.evaluate(() => {
    const detail = { id: "10ce638", displayMode: "open" };
    dispatchEvent(new CustomEvent("elementor-pro/off-canvas/toggle-display-mode", { detail }));
  });
  release();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(named(page, "Load More")).toBeFocused();
});

test("a list whose code cannot be loaded lets its links lead where they lead", async ({ page }) => {
  await page.route(/\/elementor-lists\.js/, (route) => route.abort());
  await page.goto(LISTS);
  const link = pages(page).locator("a.page-numbers").first();
  await expect(page.locator(".elementor-posts--skin-classic")).toHaveClass(/elementor-posts-masonry/);
  await posts(page).first().hover();
  await expect(async () => {
    await link.click();
    await expect(page).toHaveURL(/e-page-ca6a33e=2/, { timeout: 500 });
  }).toPass();
});

test("on Back, the posts that were there are there at once, and so is the place in the page", async ({
  page,
}) => {
  await page.goto(LISTS);
  await expect(named(page, "Load More")).toHaveAttribute("tabindex", "0");
  await named(page, "Load More").click();
  await expect(posts(page)).toHaveCount(8);
  await posts(page).nth(7).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await page.goto("/blog/");
  await page.goBack();
  await expect(posts(page)).toHaveCount(8);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(top - 5);
});

test("Islet gives the page back as it was, also if nobody has used a list", async ({ page }) => {
  await openHeld(page);
  const more = named(page, "Load More");
  await expect(more).toHaveAttribute("tabindex", "0");
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  await expect(page.locator(".elementor-posts-masonry, .elementor-has-item-ratio")).toHaveCount(0);
  await expect(more).not.toHaveAttribute("tabindex");
  await expect(portfolio(page).locator("[aria-pressed], [role=group]")).toHaveCount(0);
});
