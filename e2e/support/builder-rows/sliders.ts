import type { Locator } from "@playwright/test";
import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** How many slides are in view by the window's width: a phone's, a desktop's. */
type InView = readonly [phone: number, desktop: number];

/** Milliseconds after which every carousel has moved, and none moves again by itself. */
const MOVED = 1_000;

const isPhone = (carousel: Locator) => carousel.evaluate(() => innerWidth < 768);

const viewportOf = (carousel: Locator) => carousel.locator(".swiper-initialized").first();

/** On a right-to-left site the builder's script gives the arrows of these carousels each other's job. */
const forwards = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const type = element.getAttribute("data-widget_type") ?? "";
    const isRightToLeft = element.querySelector(".swiper")?.getAttribute("dir") === "rtl";
    return isRightToLeft && /^(?:nested|loop)-carousel\./.test(type) ? "prev" : "next";
  });

/** A carousel stands where its first slide in view does, as many slides fill it as its settings say, and it moves. */
async function proveMoves(carousel: Locator, inView: InView) {
  await carousel.scrollIntoViewIfNeeded();
  const viewport = viewportOf(carousel);
  const slides = viewport.locator(":scope > .swiper-wrapper > .swiper-slide");
  const shown = viewport.locator(":scope > .swiper-wrapper > .swiper-slide:not([inert])");
  await expect(shown).toHaveCount(inView[(await isPhone(carousel)) ? 0 : 1]);
  const active = () =>
    slides.evaluateAll((all) => all.findIndex((each) => each.matches(".swiper-slide-active")));
  await expect.poll(active).toBe(0);
  await carousel.locator(`.elementor-swiper-button-${await forwards(carousel)}`).click();
  await expect.poll(active).toBe(1);
  await carousel.page().clock.runFor(MOVED);
  await expect(carousel).toHaveAttribute("data-slide-state", "idle");
  const away = () =>
    viewport.evaluate((box) => {
      const slide = box.querySelector(".swiper-slide-active");
      const side = getComputedStyle(box).direction === "rtl" ? "right" : "left";
      return Math.abs((slide?.getBoundingClientRect()[side] ?? NaN) - box.getBoundingClientRect()[side]);
    });
  await expect.poll(away).toBeLessThan(1.5);
  const bullets = carousel.locator(".swiper-pagination-bullet");
  if (!(await bullets.count())) return;
  await bullets.first().press("Enter");
  await expect.poll(active).toBe(0);
  await carousel.page().clock.runFor(MOVED);
  await expect(bullets.first()).toHaveClass(/swiper-pagination-bullet-active/);
}

const moves = (native: string, must: string, ...inView: readonly InView[]): BuilderRow => ({
  native,
  page: "sliders",
  must,
  selector: `[data-widget_type^="${native}."]`,
  prove: async (carousels, page) => {
    await page.clock.install();
    await expect(carousels).toHaveCount(inView.length);
    for (const [index, counts] of inView.entries()) await proveMoves(carousels.nth(index), counts);
  },
});

/** Sliders and galleries. */
export const sliders: readonly BuilderRow[] = [
  moves("image-carousel", "moves", [1, 3], [1, 1], [1, 3]),
  moves("slides", "moves, with its content", [1, 1]),
  moves("media-carousel", "moves, in its skins", [1, 3], [1, 1]),
  moves("testimonial-carousel", "moves", [1, 1]),
  moves("reviews", "moves", [1, 2]),
  moves("nested-carousel", "moves", [1, 2]),
  moves("loop-carousel", "stands in a row, and moves", [1, 3]),
  {
    native: "gallery",
    page: "reading",
    must: "shows its pictures in columns, and those of one of its galleries",
    selector: '[data-widget_type^="gallery."]',
    prove: async (gallery) => {
      await gallery.scrollIntoViewIfNeeded();
      const items = gallery.locator(".e-gallery-item").filter({ visible: true });
      await expect(items).toHaveCount(7);
      await expect(gallery.locator(".e-gallery-image").first()).toHaveCSS(
        "background-image",
        /bed-i0-233x300/,
      );
      const columns = (await isPhone(gallery)) ? 1 : 3;
      const starts = () =>
        items.evaluateAll((all) => new Set(all.map((item) => (item as HTMLElement).offsetLeft)).size);
      await expect.poll(starts).toBe(columns);
      await gallery.getByRole("button", { name: "Second" }).press("Enter");
      await expect(items).toHaveCount(4);
      await expect(gallery.getByRole("button", { pressed: true })).toHaveText(/Second/);
      await gallery.getByRole("button", { name: "All" }).click();
      await expect(items).toHaveCount(7);
    },
  },
  {
    native: "image-gallery",
    page: "reading",
    must: "opens its pictures over the page",
    selector: '[data-widget_type^="image-gallery."]',
    prove: async (gallery, page) => {
      const link = gallery.getByRole("link").nth(1);
      await link.click();
      const lightbox = page.getByRole("dialog", { name: "Pictures" });
      await expect(lightbox).toContainText("2 / 7");
      await expect(lightbox).toContainText("Picture 1");
      await expect(lightbox).toHaveId(/^elementor-lightbox-slideshow-/);
      const picture = lightbox.locator(".islet-lightbox__frame:not([inert]) img");
      await expect(picture).toHaveAttribute("src", /bed-i1\.jpg$/);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(150);
      const isRightToLeft = (await lightbox.getAttribute("dir")) === "rtl";
      await page.keyboard.press(isRightToLeft ? "ArrowLeft" : "ArrowRight");
      await expect(lightbox).toContainText("3 / 7");
      await page.keyboard.press("Escape");
      await expect(lightbox).toHaveCount(0);
      await expect(link).toBeFocused();
    },
  },
  {
    native: "image",
    page: "reading",
    must: "opens its picture alone",
    selector: '[data-widget_type^="image."] a[data-elementor-open-lightbox]',
    prove: async (link, page) => {
      await link.first().click();
      const lightbox = page.locator("dialog#elementor-lightbox");
      await expect(lightbox).toContainText("Picture 3");
      await expect(lightbox.getByRole("button", { name: "Next" })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(lightbox).toHaveCount(0);
    },
  },
];
