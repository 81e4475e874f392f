import { expect } from "../test.ts";
import { type BuilderRow, notServed } from "./row.ts";

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
  notServed("hotspot", "motion", "opens a tooltip"),
];
