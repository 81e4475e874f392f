import { TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

/** A theme whose body has the height and the scroll bar of the window. */
const RULES = "html { overflow: hidden } html, body { height: 100%; margin: 0 } body { overflow: auto }";
const THEME = `<style>${RULES}</style>`;
const tall = "<p>Words.</p>".repeat(120);
const scrollBodyTo = (share: number) => {
  const { body } = document;
  body.scrollTo({ top: (body.scrollHeight - body.clientHeight) * share, behavior: "instant" });
};

test("a popup at half of the page and a link to the top follow a body that scrolls", async ({
  page,
  bare,
}) => {
  const popup = `<section id="letter" data-widget="popup popup-triggers" data-settings='{"id":7,"triggers":{"scrolling":"yes","scrolling_offset":50}}'><p>Four letters a year</p></section>`;
  const link = `<div class="islet-scroll-up" data-widget="scroll-up" data-settings='{"offset":20,"duration":300}'><a href="#" aria-label="Scroll to top">↑</a></div>`;
  await page.goto(await bare({ head: THEME + TAG, body: link + popup + tall, csp: null }));
  await page.locator(".islet-scroll-up[data-widget-state=mounted]").waitFor({ state: "attached" });
  const toTop = page.getByRole("link", { name: "Scroll to top" });
  await expect(toTop).toBeHidden();
  await page.evaluate(scrollBodyTo, 0.4);
  await expect(toTop).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  // The code of triggers may still be on its way: scrolled to and fro until it hears.
  await expect(async () => {
    await page.evaluate(scrollBodyTo, 0.55);
    await page.evaluate(scrollBodyTo, 0.6);
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => document.body.scrollTop)).toBe(0);
  await expect(toTop).toBeHidden();
  await expectQuiet(page);
});

test("a header sticks to the top of a body that scrolls", async ({ page, bare }) => {
  const header = `<header data-widget="sticky-header" data-widget-on="load" id="head"><a href="/">Home</a></header>`;
  await page.goto(await bare({ head: THEME + TAG, body: header + tall, csp: null }));
  const head = page.locator("#head");
  await expect(head).toHaveAttribute("data-widget-state", "mounted");
  await page.evaluate(scrollBodyTo, 0.5);
  await expect(head).toHaveClass(/islet-sticky-header--stuck/);
  await expect(head).toBeInViewport();
  await page.evaluate(scrollBodyTo, 0);
  await expect(head).not.toHaveClass(/islet-sticky-header--stuck/);
});

test("the place in a list is there again after Back where the body scrolls", async ({ page }) => {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, RULES);
  await page.goto("/blog/");
  const posts = page.locator("[data-widget~=posts] article");
  const link = posts.nth(11).locator("h2 a");
  await page.getByRole("link", { name: "More posts" }).click();
  await expect(posts).toHaveCount(12);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => document.body.scrollTop);
  expect(top).toBeGreaterThan(300);
  await link.click();
  await expect(page.locator("article.post .entry-content")).toBeVisible();
  await page.goBack();
  await expect(posts).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => Math.round(document.body.scrollTop))).toBeGreaterThan(top - 5);
});
