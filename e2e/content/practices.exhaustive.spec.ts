/*
 * What the examples of the W3C's ARIA Authoring Practices promise, asked of Islet's own widgets. A test is named after the
 * example.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectQuiet, test } from "../support/test.ts";

const fixtureOf = (widget: string) =>
  readFileSync(new URL(`../../widgets/${widget}/fixture.html`, import.meta.url), "utf8");

const hasFocus = (page: Page, name: string) =>
  expect(page.locator(":focus")).toHaveAttribute("aria-label", name);

test.describe("carousel-1-prev-next", () => {
  const carousel = `<a href="#before">Before</a>${fixtureOf("carousel")
    .replace("data-widget", `data-settings='{"autoplay":true,"slides_to_show":1}' data-widget`)
    .replace('role="region"', 'role="region" aria-roledescription="carousel"')}`;
  const viewport = (page: Page) => page.getByRole("region", { name: "From the workshop" });
  const track = (page: Page) => page.locator(".islet-carousel__track");
  const shown = (page: Page) => page.locator(".islet-carousel__slide:not([inert])");

  test.beforeEach(async ({ page, makePage }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(await makePage(carousel, { config: { i18n: { slide: "slide" } } }));
    await expect(page.locator("[data-widget=carousel]")).toHaveAttribute("data-slide-state", "idle");
  });

  test("carousel-1-prev-next: the carousel and its slides have roles, descriptions and names", async ({
    page,
  }) => {
    await expect(viewport(page)).toHaveAttribute("aria-roledescription", "carousel");
    const slides = page.locator(".islet-carousel__slide");
    for (let index = 0; index < 5; index++) {
      await expect(slides.nth(index)).toHaveAttribute("role", "group");
      await expect(slides.nth(index)).toHaveAttribute("aria-roledescription", "slide");
      await expect(slides.nth(index)).toHaveAttribute("aria-label", `${index + 1} of 5`);
    }
  });

  test("carousel-1-prev-next: slides are announced only while they do not move by themselves", async ({
    page,
  }) => {
    await expect(track(page)).toHaveAttribute("aria-live", "off");
    await page.getByRole("button", { name: "Stop slide show" }).click();
    await expect(track(page)).toHaveAttribute("aria-live", "polite");
  });

  test("carousel-1-prev-next: the buttons name what they control", async ({ page }) => {
    const id = (await track(page).getAttribute("id")) ?? "";
    expect(id).not.toBe("");
    for (const name of ["Previous slide", "Next slide"])
      await expect(page.getByRole("button", { name })).toHaveAttribute("aria-controls", id);
  });

  test("carousel-1-prev-next: Tab goes from the button that stops it through the slide to the others", async ({
    page,
  }) => {
    await page.getByRole("link", { name: "Before" }).focus();
    await page.keyboard.press("Tab");
    await hasFocus(page, "Stop slide show");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAttribute("href", "/belts/");
    await page.keyboard.press("Tab");
    await hasFocus(page, "Previous slide");
    await page.keyboard.press("Tab");
    await hasFocus(page, "Next slide");
  });

  for (const key of ["Enter", "Space"])
    test(`carousel-1-prev-next: ${key} stops and starts it, and moves to the next and the previous slide`, async ({
      page,
    }) => {
      await page.getByRole("button", { name: "Stop slide show" }).press(key);
      await hasFocus(page, "Start slide show");
      await page.getByRole("button", { name: "Next slide" }).press(key);
      await expect(shown(page)).toHaveAttribute("aria-label", "2 of 5");
      await hasFocus(page, "Next slide");
      await page.getByRole("button", { name: "Previous slide" }).press(key);
      await expect(shown(page)).toHaveAttribute("aria-label", "1 of 5");
      await page.getByRole("button", { name: "Start slide show" }).press(key);
      await expect(track(page)).toHaveAttribute("aria-live", "off");
    });

  test("carousel-1-prev-next: it stops as soon as the keyboard's focus is in it", async ({ page }) => {
    await page.getByRole("link", { name: "Before" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Start slide show" })).toBeVisible();
    await expectQuiet(page);
  });
});

test.describe("tabs-automatic", () => {
  const names = ["Wash", "Dry", "Mend"] as const;
  const tab = (page: Page, name: string) => page.getByRole("tab", { name });

  test.beforeEach(async ({ page, makePage }) => {
    await page.goto(await makePage(fixtureOf("tabs")));
    await expect(tab(page, "Wash")).toHaveAttribute("aria-selected", "true");
  });

  test("tabs-automatic: the list has a name, and each tab and its panel name each other", async ({
    page,
  }) => {
    await expect(page.getByRole("tablist", { name: "How to care for wool" })).toBeVisible();
    for (const name of names) {
      const panel = page.locator(`[id="${await tab(page, name).getAttribute("aria-controls")}"]`);
      await expect(panel).toHaveAttribute("role", "tabpanel");
      await expect(panel).toHaveAttribute(
        "aria-labelledby",
        (await tab(page, name).getAttribute("id")) ?? "none",
      );
    }
  });

  test("tabs-automatic: exactly the selected tab says so, is a tab stop, and shows its panel", async ({
    page,
  }) => {
    for (const name of names) {
      await tab(page, name).click();
      for (const other of names) {
        const isSelected = other === name;
        await expect(tab(page, other)).toHaveAttribute("aria-selected", String(isSelected));
        await expect(tab(page, other)).toHaveAttribute("tabindex", isSelected ? "0" : "-1");
        const panel = page.locator(`[id="${await tab(page, other).getAttribute("aria-controls")}"]`);
        await expect(panel).toBeVisible({ visible: isSelected });
      }
    }
  });

  test("tabs-automatic: arrows select the neighbour and wrap around, Home and End select the first and the last", async ({
    page,
  }) => {
    await tab(page, "Wash").focus();
    for (const [key, name] of [
      ["ArrowRight", "Dry"],
      ["ArrowRight", "Mend"],
      ["ArrowRight", "Wash"],
      ["ArrowLeft", "Mend"],
      ["Home", "Wash"],
      ["End", "Mend"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    }
  });

  test("tabs-automatic: Tab goes from the selected tab to what can be focused in its panel", async ({
    page,
  }) => {
    await tab(page, "Mend").click();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "We mend it, too." })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tab(page, "Mend")).toBeFocused();
  });
});

test.describe("dialog-modal", () => {
  const popup = `<p><a class="open-letter" href="#letter">Get the letter</a></p>
    <section id="letter" data-widget="popup-triggers" data-settings='{"id":7,"open_selector":".open-letter"}'>
      <h2>Letter</h2><form><p><label>Email address <input type="email" name="email"></label></p><p><button type="button">Send</button></p></form>
    </section>`;
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Letter" });
  const opener = (page: Page) => page.getByRole("link", { name: "Get the letter" });

  test.beforeEach(async ({ page, makePage }) => {
    await page.goto(await makePage(`<main><h1>Wool</h1>${popup}</main>`));
    await page.locator("#letter[data-widget-state=mounted]").waitFor({ state: "attached" });
    await opener(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
  });

  test("dialog-modal: it has a name, is modal, and has the focus on its first field", async ({ page }) => {
    expect(await dialog(page).evaluate((element) => element.matches("[aria-modal=true], :modal"))).toBe(true);
    await expect(page.getByLabel("Email address")).toBeFocused();
  });

  test("dialog-modal: Tab and Shift+Tab never reach the page behind it", async ({ page }) => {
    for (const key of ["Tab", "Shift+Tab"])
      for (let stops = 0; stops < 6; stops++) {
        await page.keyboard.press(key);
        const isOutside = await dialog(page).evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(isOutside).toBe(false);
      }
  });

  test("dialog-modal: Escape closes it, and the focus returns to what has opened it", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe("feed", () => {
  const feed = (page: Page) => page.getByRole("feed", { name: "Posts" });
  const article = (page: Page, place: number) => feed(page).locator(`[aria-posinset="${place}"]`);
  const isBusy = (page: Page) => feed(page).getAttribute("aria-busy");

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto("/journal/?pagination_type=load_more_infinite_scroll&layout=list");
    await expect(feed(page)).toBeVisible();
  });

  test("feed: posts are articles with a name, a place and a number that is known at the end; Page Down and Page Up move the focus, and more posts come", async ({
    page,
  }) => {
    const articles = feed(page).getByRole("article");
    const count = await articles.count();
    for (let place = 1; place <= count; place++) {
      await expect(article(page, place)).toHaveAttribute("aria-setsize", "-1");
      await expect(article(page, place)).toHaveAccessibleName(/./);
    }
    await article(page, 1).focus();
    await page.keyboard.press("PageUp");
    await expect(article(page, 1)).toBeFocused();
    for (let place = 2; place <= 12; place++) {
      await expect(article(page, place)).toBeAttached();
      await page.keyboard.press("PageDown");
      await expect(article(page, place)).toBeFocused();
    }
    await expect.poll(() => isBusy(page)).toBeNull();
    await expect(articles).toHaveCount(12);
    for (const place of [1, 12]) await expect(article(page, place)).toHaveAttribute("aria-setsize", "12");
    // Also from what is in a post.
    await article(page, 11).getByRole("link").first().focus();
    await page.keyboard.press("PageUp");
    await expect(article(page, 10)).toBeFocused();
    await expectQuiet(page);
  });

  test("feed: Control with End and Home moves the focus behind and before it", async ({ page }) => {
    const isOutside = (side: "before" | "after") =>
      feed(page).evaluate((element, wanted) => {
        const { activeElement } = document;
        if (!activeElement || element.contains(activeElement) || activeElement === document.body)
          return false;
        const follows = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
        return (wanted === "after") === Boolean(follows);
      }, side);
    await article(page, 2).focus();
    await page.keyboard.press("Control+End");
    await expect.poll(() => isOutside("after")).toBe(true);
    await article(page, 2).focus();
    await page.keyboard.press("Control+Home");
    await expect.poll(() => isOutside("before")).toBe(true);
  });
});
