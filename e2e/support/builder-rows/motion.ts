import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** What moves. */
export const motion: readonly BuilderRow[] = [
  {
    native: "counter",
    page: "motion",
    must: "counts up to its number",
    selector: '[data-widget_type="counter.default"]',
    prove: async (counters) => {
      await counters.first().scrollIntoViewIfNeeded();
      await expect(counters.nth(0).locator(".elementor-counter-number")).toHaveText("1,250");
      await expect(counters.nth(1).locator(".elementor-counter-number")).toHaveText("4.75");
    },
  },
  {
    native: "animated-headline",
    page: "motion",
    must: "rotates its words, or draws its mark",
    selector: '[data-widget_type="animated-headline.default"]',
    prove: async (headlines, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const rotating = headlines.filter({
        has: page.locator(".elementor-headline-dynamic-text:nth-child(2)"),
      });
      const words = await rotating.first().locator(".elementor-headline-dynamic-text").count();
      expect(words).toBeGreaterThan(1);
      await rotating.first().scrollIntoViewIfNeeded();
      await expect(rotating.first().locator(".elementor-headline-text-active")).toHaveText(/Kind/);
      const marked = page.locator(".elementor-headline--style-highlight");
      await marked.first().scrollIntoViewIfNeeded();
      await expect(marked.first().locator(".e-animated svg path").first()).toBeAttached();
    },
  },
  {
    native: "hotspot",
    page: "motion",
    must: "opens a tooltip",
    selector: '[data-widget_type="hotspot.default"]',
    prove: async (hotspots, page) => {
      const tip = hotspots.getByRole("link", { name: "link" });
      const button = hotspots.getByRole("button", { name: "A" });
      await hotspots.scrollIntoViewIfNeeded();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await button.click();
      await expect(tip).toBeVisible();
      await expect(hotspots.locator(".e-hotspot__tooltip")).toHaveCSS("opacity", "1");
      await expect(hotspots.locator(".e-hotspot--active")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(hotspots.locator(".e-hotspot--active")).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  },
  {
    native: "lottie",
    page: "motion",
    must: "draws its animations, and plays them as each is set",
    selector: '[data-widget_type="lottie.default"]',
    prove: async (animations, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const drawing = (id: string) =>
        animations.and(page.locator(`[data-id="${id}"]`)).locator(".e-lottie__animation > svg");
      const looks = (id: string) => drawing(id).evaluate(({ outerHTML }) => outerHTML);
      for (const id of ["d537e18", "bc0c5ec"]) {
        await animations.and(page.locator(`[data-id="${id}"]`)).scrollIntoViewIfNeeded();
        await expect(drawing(id)).toBeVisible();
        const first = await looks(id);
        await expect.poll(() => looks(id)).not.toBe(first);
      }
      await expect(animations.first().getByRole("img", { name: "A square" })).toBeVisible();
      const ofPage = await looks("716d570");
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => looks("716d570")).not.toBe(ofPage);
      const hovered = animations.and(page.locator('[data-id="ac7eabe"]'));
      await hovered.scrollIntoViewIfNeeded();
      const still = await looks("ac7eabe");
      await hovered.hover();
      await expect.poll(() => looks("ac7eabe")).not.toBe(still);
    },
  },
  {
    native: "background video",
    page: "motion",
    must: "plays its file behind the content",
    selector: '.elementor-section[data-id="f25e8a5"]',
    prove: async (section, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await section.scrollIntoViewIfNeeded();
      const video = section.locator("video.elementor-background-video-hosted");
      await expect(video).toHaveAttribute("src", /tiny\.mp4$/);
      await expect(video).toHaveJSProperty("paused", false);
      const box = section.locator(".elementor-background-video-container");
      await expect(box).toHaveCSS("opacity", "1");
      expect(await video.boundingBox()).toEqual(await section.boundingBox());
      await section.getByRole("button", { name: "Stop animation" }).focus();
      await page.keyboard.press("Enter");
      await expect(video).toHaveJSProperty("paused", true);
    },
  },
  {
    native: "background video of a provider",
    page: "motion",
    must: "keeps its picture, and says which host the page configuration would have to allow",
    selector: '.elementor-section[data-id="b056a24"]',
    // It says so once.
    opensAnew: true,
    prove: async (section, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const told = page.waitForEvent("console", (message) =>
        message.text().includes("does not name www.youtube-nocookie.com"),
      );
      await section.scrollIntoViewIfNeeded();
      await told;
      await expect(section.locator("iframe")).toHaveCount(0);
      await expect(section).toHaveCSS("background-image", /bed-i0/);
    },
  },
  {
    native: "background slideshow",
    page: "motion",
    must: "shows its pictures in turn, each zooming slowly",
    selector: '.elementor-section[data-id="7691e12"]',
    prove: async (section, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await section.scrollIntoViewIfNeeded();
      const slides = section.locator("> .elementor-background-slideshow");
      const image = slides.locator(".elementor-background-slideshow__slide__image").last();
      await expect(image).toHaveClass(/elementor-ken-burns--in.*elementor-ken-burns--active/);
      await expect(image).toHaveCSS("background-image", /bed-i0/);
      await expect(image).toHaveCSS("background-image", /bed-i1/);
      expect(await slides.boundingBox()).toEqual(await section.boundingBox());
      await expect(section.getByRole("heading", { name: "Over a slideshow" })).toBeVisible();
      await section.getByRole("button", { name: "Stop animation" }).focus();
      await page.keyboard.press("Enter");
      await expect(section.getByRole("button", { name: "Start animation" })).toBeFocused();
    },
  },
];
