import { prefersLessMotion } from "#dom/less-motion.ts";
import { queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Handler } from "./handler.ts";

/** A bar grows to its share when the visitor sees it; the page's styles give the time it takes. */
export const handler: Handler = (widgets, signal) => {
  const changes = createChanges(signal);
  const isStill = prefersLessMotion();
  // The shared observer stands in a file that some pages with this one do without.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) for (const show of shows.get(target) ?? []) show();
  });
  const shows = new Map<Element, (() => void)[]>();
  signal.addEventListener("abort", () => observer.disconnect());
  for (const bar of widgets.flatMap((widget) => queryAll(widget, ".elementor-progress-bar"))) {
    const percent = Math.min(Math.max(Number(bar.dataset["max"]) || 0, 0), 100);
    if (isStill) changes.setStyle(bar, "transition", "none");
    const box = bar.parentElement ?? bar;
    shows.set(box, [...(shows.get(box) ?? []), () => changes.setStyle(bar, "width", `${percent}%`)]);
    observer.observe(box);
  }
};
