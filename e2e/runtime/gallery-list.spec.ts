import type { Page } from "@playwright/test";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { names } from "../support/gallery.ts";
import { expect, expectNoAxeViolations, expectQuiet, movedElements, test } from "../support/test.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Find a widget" });
const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
const groups = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const count = (page: Page) => page.getByRole("main").getByRole("status");
const look = (page: Page, name: string) =>
  page.getByRole("form", { name: "Look of the gallery" }).getByRole("button", { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("typing finds widgets by title, name and keyword, tells how many, and hides groups without any", async ({
  page,
}) => {
  await page.goto("/gallery/");
  await expect(count(page)).toHaveText(`${names.length} widgets.`);
  await search(page).fill("lottie");
  await expect(cards(page)).toHaveText(["Animation"]);
  await expect(groups(page)).toHaveText(["Pictures, video and social networks"]);
  await expect(count(page)).toHaveText(`1 of ${names.length} widgets.`);
  await expect(page.getByRole("navigation", { name: "Kinds of widgets" }).getByRole("link")).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).search).toBe("?q=lottie");
  await search(page).fill("variation-form");
  await expect(cards(page)).toHaveText(["Product variations"]);
  await search(page).fill("zzz");
  await expect(count(page)).toHaveText("No widget has all of these words.");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(cards(page)).toHaveCount(names.length);
  await expect(search(page)).toBeFocused();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("by the keyboard: type, Enter, and Enter again opens the widget that fits best; Back shows what was found", async ({
  page,
}) => {
  await page.goto("/gallery/");
  await search(page).focus();
  await page.keyboard.type("count");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Countdown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gallery\/countdown\/$/);
  await page.goBack();
  await expect(search(page)).toHaveValue("count");
  await expect(cards(page).filter({ hasText: "Countdown" })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Popup" })).toHaveCount(0);
});

test("each widget near the window has a picture, which takes neither focus nor storage, and says nothing", async ({
  page,
}) => {
  await page.goto("/gallery/?q=popups+panels");
  await search(page).focus();
  const pictures = page.locator(".gallery-card:visible iframe");
  await expect(pictures).toHaveCount(await cards(page).count());
  const popup = page.locator('[data-picture*="/popup/"]').frameLocator("iframe");
  await expect(popup.locator("dialog[open]")).toContainText("Four letters a year");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(look(page, "Dark")).toBeFocused();
  for (const frame of page.frames().slice(1)) expect(await frame.evaluate(() => window.origin)).toBe("null");
  expect(await movedElements(page)).toEqual([]);
  await expectQuiet(page);
});

test("pictures show menus, searches and the cart open", { tag: EXHAUSTIVE }, async ({ page }) => {
  const open = {
    "dropdown-menu": "Repairs",
    "mega-menu": "Journal",
    "nav-menu": "Journal",
    "mini-cart": "Beanie",
  };
  for (const [name, link] of Object.entries(open)) {
    await page.goto(`/gallery/?q=${name}`);
    const picture = page.locator(`[data-picture*="/${name}/"]`).frameLocator("iframe");
    await expect(
      picture.locator("a", { hasText: link }).filter({ visible: true }).first(),
      name,
    ).toBeInViewport();
  }
  for (const name of ["search-form", "search-toggle"]) {
    await page.goto(`/gallery/?q=${name}`);
    const picture = page.locator(`[data-picture*="/${name}/"]`).frameLocator("iframe");
    await expect(picture.locator("input[type=search]").last(), name).toBeInViewport();
  }
});

test("an open menu is dark on a dark page", async ({ page }) => {
  await page.goto("/gallery/?q=dropdown-menu&color-scheme=dark");
  const picture = page.locator('[data-picture*="/dropdown-menu/"]').frameLocator("iframe");
  const panel = picture.locator("[aria-expanded=true] + ul");
  await expect(panel).toBeVisible();
  await expect(panel).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("a picture far from the window is not loaded, and one that has been left goes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/gallery/");
  const first = page.locator(".gallery-picture").first();
  const last = page.locator(".gallery-picture").last();
  await expect(first.locator("iframe")).toBeAttached();
  await expect(last.locator("iframe")).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator("iframe")).toBeAttached();
  await expect(first.locator("iframe")).toHaveCount(0);
});

test("pictures of a cart put nothing into the visitor's", async ({ page }) => {
  await page.goto("/gallery/?q=mini+cart");
  const picture = page.locator('[data-picture*="/mini-cart/"]').frameLocator("iframe");
  await expect(picture.locator('[data-widget~="mini-cart"][data-widget-state="mounted"]')).toBeAttached();
  await page.goto("/cart/");
  await expect(page.getByRole("main")).toContainText("Your cart is currently empty");
});

test("Dark, Right to left and Phone width are kept from page to page, and are in the address", {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto("/gallery/");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await look(page, "Dark").focus();
  await page.keyboard.press("Space");
  await expect(look(page, "Dark")).toHaveAttribute("aria-pressed", "true");
  await expect(look(page, "Dark")).toBeFocused();
  expect(await paper()).not.toBe(light);
  await look(page, "Right to left").click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await look(page, "Phone width").click();
  await expect(look(page, "Phone width")).toHaveAttribute("aria-pressed", "true");
  await cards(page)
    .filter({ hasText: /^Menu$/ })
    .click();
  await expect(page).toHaveURL(/\/gallery\/nav-menu\/\?color-scheme=dark&dir=rtl&width=phone$/);
  await expectNoAxeViolations(page);
  await look(page, "Dark").click();
  await expect(look(page, "Dark")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(paper).toBe(light);
  await page.goto("/gallery/");
  await expect(look(page, "Dark")).toHaveAttribute("aria-pressed", "false");
  await expect(look(page, "Right to left")).toHaveAttribute("aria-pressed", "true");
  await expectQuiet(page);
});

test("a visitor whose own scheme is dark finds Dark pressed, and can have it light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/gallery/countdown/");
  await expect(look(page, "Dark")).toHaveAttribute("aria-pressed", "true");
  await look(page, "Dark").click();
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "light");
  await expect(look(page, "Dark")).toHaveAttribute("aria-pressed", "false");
});

test("at phone width the example runs in a frame of 390 px, and form, log and Restart work on it", async ({
  page,
}) => {
  await page.goto("/gallery/countdown/?width=phone");
  const frame = page.frameLocator("#gallery-phone");
  const timer = frame.getByRole("timer");
  await expect(timer).toContainText("Days");
  expect(await frame.locator("body").evaluate(() => innerWidth)).toBe(390);
  await page.getByRole("group", { name: "Labels" }).getByLabel("Days").fill("Nights");
  await expect(timer).toContainText("Nights");
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(page.getByRole("log").locator("li", { hasText: "islet:mounted" })).toHaveCount(2);
  await expect(timer).toContainText("Nights");
  await look(page, "Phone width").click();
  await expect(page.locator("#gallery-stage").getByRole("timer")).toContainText("Nights");
  await expectQuiet(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("runtime.13 the list reads, the server searches it, and the buttons of the bar work", async ({
    page,
  }) => {
    await page.goto("/gallery/");
    await expect(cards(page)).toHaveCount(names.length);
    await search(page).fill("lottie");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL(/\/gallery\/\?q=lottie$/);
    await expect(cards(page)).toHaveText(["Animation"]);
    await expect(count(page)).toHaveText(`1 of ${names.length} widgets.`);
    await look(page, "Right to left").click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(cards(page)).toHaveText(["Animation"]);
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(cards(page)).toHaveCount(names.length);
  });
});
