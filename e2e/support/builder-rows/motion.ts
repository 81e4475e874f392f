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
];
