import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const WIDTHS = [390, 1280];

const native = (page: Page, type: string) => page.locator(`[data-widget_type^="${type}."]`);

/** Opens a recorded page with its style sheets, at rest. */
async function open(page: Page, name: string, width: number, query = "") {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/builder/${name}/?styles${query}`);
  if (!query) await page.waitForFunction(() => "islet" in window);
  await page.waitForLoadState("networkidle");
}

/** What a visitor sees of some elements. */
const looksOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { color, font, padding, border, backgroundColor, gap } = getComputedStyle(element);
      const { x, width, height } = element.getBoundingClientRect();
      return { color, font, padding, border, backgroundColor, gap, x, width, height };
    }),
  );

for (const width of WIDTHS) {
  test(`the progress tracker's bar and its percentage are seen, and grow, at ${width} px`, async ({
    page,
  }) => {
    await open(page, "reading", width);
    const tracker = native(page, "progress-tracker").first();
    const bar = tracker.locator(".current-progress");
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: "instant" });
      }, share);
    const filled = async () => {
      const [all, part] = [await tracker.boundingBox(), await bar.boundingBox()];
      return Math.round(((part?.width ?? 0) / (all?.width ?? 1)) * 100);
    };
    const told = async () => Number.parseInt(await bar.innerText(), 10);
    for (const percent of [25, 50, 100]) {
      await scrollTo(percent / 100);
      await expect(bar.locator(".current-progress-percentage")).toBeVisible();
      // What loads late may make the page longer.
      await expect.poll(told).toBeCloseTo(percent, -1);
      await expect.poll(async () => Math.abs((await filled()) - (await told()))).toBeLessThanOrEqual(1);
    }
  });

  test(`a video of a playlist is as wide as its place, and 16:9 where that has no height, at ${width} px`, async ({
    page,
  }) => {
    await open(page, "reading", width);
    const panel = native(page, "video-playlist").locator(".e-tab-content.e-active");
    const [place, video] = [await panel.boundingBox(), await panel.locator("a").boundingBox()];
    expect(video?.width).toBe(place?.width);
    expect(video?.height).toBeCloseTo(width === 390 ? (video?.width ?? 0) * (9 / 16) : 434, 0);
  });

  test(`the tabs of the builder's fourth version look as without Islet, at ${width} px`, async ({ page }) => {
    const parts = (element: Locator) =>
      element.locator("[role=tablist], [role=tab], [role=tab] *, [role=tabpanel]");
    const tabs = page.locator("[data-e-type=e-tabs]");
    await open(page, "elementor4-atomic", width, "&no-islet");
    const before = await looksOf(parts(tabs));
    await open(page, "elementor4-atomic", width);
    await expect(tabs).toHaveAttribute("data-widget-state", "mounted");
    expect(await looksOf(parts(tabs))).toEqual(before);
    // With all their states.
    await tabs.getByRole("tab", { name: "Tab two" }).click();
    const [first, second] = await looksOf(tabs.getByRole("tab"));
    expect(first?.backgroundColor).toBe(before[3]?.backgroundColor);
    expect(second?.backgroundColor).toBe(before[1]?.backgroundColor);
  });

  test(`a link to a section in a menu that takes room in the page leads to it, and the menu stays open, at ${width} px`, async ({
    page,
  }) => {
    await open(page, "menus", width);
    await page.addStyleTag({ content: "html { scroll-behavior: smooth }" });
    const menu = native(page, "nav-menu").filter({ has: page.locator("#menu-2-a70f202") });
    const toggle = menu.getByRole("button", { name: "Menu Toggle" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const arrived = page.evaluate(
      () => new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true })),
    );
    await menu.getByRole("link", { name: "Part 2" }).click();
    await arrived;
    await expect(page.locator("#part-2")).toBeInViewport();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  });
}

test("a menu that covers the page closes when a link leads to a section", async ({ page }) => {
  await open(page, "menus", 390);
  const menu = native(page, "nav-menu").first();
  const toggle = menu.getByRole("button", { name: "Menu Toggle" });
  await toggle.click();
  await menu.getByRole("link", { name: "Part 2" }).click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("#part-2")).toBeInViewport();
});

for (const width of WIDTHS)
  test(`on a right-to-left site the arrow at the right edge of a loop or nested carousel brings what lies at the right, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "sliders-rtl", width);
    for (const type of ["loop-carousel", "nested-carousel"]) {
      const carousel = native(page, type);
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute("data-widget-state", "mounted");
      const slides = carousel.locator(".swiper-slide");
      const count = await slides.count();
      /** The numbers of the slides in view, from left to right. */
      const seen = () =>
        slides.evaluateAll((all) => {
          const { left = 0, right = 0 } = all[0]?.closest(".swiper")?.getBoundingClientRect() ?? {};
          return all
            .map((slide, number) => ({ box: slide.getBoundingClientRect(), number }))
            .filter(({ box }) => box.left > left - 9 && box.right < right + 9)
            .toSorted((one, other) => one.box.left - other.box.left)
            .map(({ number }) => number);
        });
      const direction = await carousel.locator(".swiper").getAttribute("dir");
      const toTheRight = direction === "rtl" ? count - 1 : 1;
      const before = await seen();
      await carousel.locator(".elementor-swiper-button-next").click();
      await expect.poll(seen).toEqual(before.map((number) => (number + toTheRight) % count));
      await carousel.locator(".elementor-swiper-button-prev").click();
      await expect.poll(seen).toEqual(before);
    }
  });

test("behind its toggle, a panel of the builder's mega menu closes the one before it", async ({ page }) => {
  await open(page, "menus", 390);
  const menu = native(page, "mega-menu").first();
  await menu.getByRole("button", { name: "Menu Toggle" }).click();
  const products = menu.getByRole("button", { name: "Products" });
  const company = menu.getByRole("button", { name: "Company" });
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await company.click();
  await expect(company).toHaveAttribute("aria-expanded", "true");
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await expect(company).toBeInViewport({ ratio: 1 });
});

for (const width of WIDTHS)
  test(`the pause button of carousels that run covers no slide where there is a row of dots, at ${width} px`, async ({
    page,
  }) => {
    await open(page, "sliders", width);
    const names = ["image-carousel", "media-carousel", "nested-carousel", "loop-carousel"];
    for (const name of names) {
      const carousel = native(page, name).first();
      await carousel.scrollIntoViewIfNeeded();
      const pause = carousel.getByRole("button", { name: "Stop slide show" });
      await expect(pause).toBeVisible();
      const { top, bottom, slides, row } = await pause.evaluate((button) => {
        const host = button.closest(".elementor-widget");
        const boxes = [...(host?.querySelectorAll(".swiper-slide") ?? [])].map((slide) =>
          slide.getBoundingClientRect(),
        );
        const { top: start, bottom: end } = button.getBoundingClientRect();
        const dots = host?.querySelector(".swiper-pagination-bullet")?.getBoundingClientRect();
        return {
          top: start,
          bottom: end,
          slides: Math.max(...boxes.map((box) => box.bottom)),
          row: (dots?.top ?? 0) + (dots?.height ?? 0) / 2,
        };
      });
      expect(top, name).toBeGreaterThanOrEqual(Math.floor(slides));
      expect(top, name).toBeLessThan(row);
      expect(bottom, name).toBeGreaterThan(row);
    }
  });
