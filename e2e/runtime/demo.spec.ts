import type { Page } from "@playwright/test";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/shop/",
  "/product/hoodie/",
  "/cart/",
  "/checkout/",
  "/my-account/",
  "/blog/",
  "/guide/",
  "/gallery/",
  "/gallery/countdown/",
  "/gallery/checkout/",
];

/** Pages that have something to scroll sideways, and what sticks out. */
async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1);
    };
    const isInScroller = (element: Element): boolean =>
      !!element.parentElement &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" ||
        isInScroller(element.parentElement));
    return [...document.body.querySelectorAll("*")]
      .filter((element) => isOutside(element) && !isInScroller(element))
      .map((element) => `${location.pathname} ${element.localName}.${element.className}`)
      .slice(0, 5);
  });
}

const fill = async (page: Page, cms: string) => {
  await page.goto(`${cms}/shop/?add-to-cart=18`);
};

for (const dir of ["ltr", "rtl"])
  test(`the demo needs no sideways scrolling at 320 px, nor with text of 200 % at 640 px (${dir})`, {
    tag: EXHAUSTIVE,
  }, async ({ page, cms }) => {
    test.slow();
    await fill(page, cms);
    const wide = [];
    for (const path of PAGES) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${cms}${path}?dir=${dir}`);
      await page.waitForLoadState("networkidle");
      wide.push(...(await wideParts(page)));
      await page.setViewportSize({ width: 640, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await page.waitForLoadState("networkidle");
      wide.push(...(await wideParts(page)).map((part) => `200 % ${part}`));
    }
    expect(wide).toEqual([]);
  });

test("the demo in the dark: readable on every page, by the visitor's setting or the footer's link", {
  tag: EXHAUSTIVE,
}, async ({ page, cms }) => {
  test.slow();
  await fill(page, cms);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of PAGES) {
    await page.goto(`${cms}${path}`);
    await page.waitForLoadState("networkidle");
    await expectNoAxeViolations(page);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${cms}/guide/`);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole("link", { name: "Dark" }).click();
  await expect.poll(paper).not.toBe(light);
  await page.getByRole("link", { name: "Right to left" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("an added product keeps the buttons of its row where they are", async ({ page, cms }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${cms}/shop/`);
    const add = page.locator(".products .product:has(.ajax_add_to_cart)").first();
    const tops = () =>
      page
        .locator(".products .button")
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await tops();
    await add.locator(".ajax_add_to_cart").click();
    await expect(add.getByRole("link", { name: "View cart" })).toBeVisible();
    await page.keyboard.press("Escape");
    expect([width, await tops()]).toEqual([width, before]);
  }
});

test("the journal has one way to more posts, and one back to newer ones", async ({ page, cms }) => {
  await page.goto(`${cms}/blog/`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "More posts" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^(\d+|Next|Newer posts)$/ })).toHaveCount(0);
  await page.goto(`${cms}/blog/page/2/`);
  await main.getByRole("link", { name: "Newer posts" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test("the demo tells logins and coupons where a visitor needs them", async ({ page, cms }) => {
  await fill(page, cms);
  for (const [path, words] of [
    ["/my-account/", ["sheep-and-wool", "looms-and-yarn"]],
    ["/cart/", ["save10", "fiver"]],
    ["/checkout/", ["sheep-and-wool", "save10"]],
  ] as const) {
    await page.goto(cms + path);
    for (const word of words) await expect(page.getByText(word)).toBeVisible();
  }
});

test("?islet-debug has no hint for any page of the demo", { tag: EXHAUSTIVE }, async ({ page, cms }) => {
  test.slow();
  await fill(page, cms);
  const hints: string[] = [];
  for (const path of PAGES) {
    await page.goto(`${cms}${path}?islet-debug`);
    await expect(page.locator("#islet-debug summary")).toHaveText(/^Islet: \d+ widgets?, \d+ problems?$/);
    await page.waitForLoadState("networkidle");
    hints.push(
      ...(await page.locator("#islet-debug ul li").allTextContents()).map((hint) => `${path} ${hint}`),
    );
  }
  expect(hints).toEqual([]);
});
