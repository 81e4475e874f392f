import { createChanges } from "#dom/changes.ts";
import { queryAll } from "#dom/query.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { Handler } from "./handler.ts";

/** A bar grows to its share when the visitor sees it; the page's styles give the time it takes. */
export const handler: Handler = (widgets, signal) => {
  const changes = createChanges(signal);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const bar of widgets.flatMap((widget) => queryAll(widget, ".elementor-progress-bar"))) {
    const percent = Math.min(Math.max(Number(bar.dataset["max"]) || 0, 0), 100);
    if (isStill) changes.setStyle(bar, "transition", "none");
    watchView(bar.parentElement ?? bar, { signal }, ({ isIntersecting }) => {
      if (isIntersecting) changes.setStyle(bar, "width", `${percent}%`);
    });
  }
};
