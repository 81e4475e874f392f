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
  notServed("animated-headline", "motion", "rotates its words, or draws its mark"),
  notServed("hotspot", "motion", "opens a tooltip"),
];
