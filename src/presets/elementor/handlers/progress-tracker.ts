import { selectAll } from "#browser/selectors.ts";
import { query } from "#dom/query.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isSvgElement } from "#runtime/node-type.ts";
import { type ElementorSettings, elementorSettings } from "../../shared/element-settings.ts";
import type { Handler } from "./handler.ts";

/** What Elementor's three ways of measuring look at. */
function measuredElement(settings: ElementorSettings): Element {
  const { relative_to: relativeTo, selector } = settings;
  const [found] =
    relativeTo === "post_content"
      ? selectAll(document, ".elementor-widget-theme-post-content", { limit: 1 })
      : relativeTo === "selector"
        ? selectAll(document, selector, { limit: 1 })
        : [];
  return found ?? document.documentElement;
}

/** How much of an element has been read, from 0 to 1: all of it if its end is in the window. */
function shareRead(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  const scrollable = height - innerHeight;
  return scrollable > 0 ? Math.min(Math.max(-top / scrollable, 0), 1) : 1;
}

function draw(meter: HTMLElement | SVGElement, share: number, changes: Changes) {
  if (!isSvgElement(meter)) {
    // Elementor's style sheet hides it.
    changes.setStyle(meter, "display", "flex");
    return changes.setStyle(meter, "width", `${share * 100}%`);
  }
  const length = (meter as SVGGeometryElement).getTotalLength();
  meter.style.display = share > 0 ? "block" : "none";
  meter.style.strokeDasharray = String(length);
  meter.style.strokeDashoffset = String(length * (1 - share));
}

/** A bar or a ring shows how much of the page the visitor has read. */
export const handler: Handler = (trackers, signal) => {
  const changes = createChanges(signal);
  for (const tracker of trackers) {
    const settings = elementorSettings(tracker);
    const measured = measuredElement(settings);
    const meter = query<HTMLElement | SVGElement>(tracker, ".current-progress");
    const percentage = query(tracker, ".current-progress-percentage");
    if (!meter) continue;
    watchScroll(() => {
      const share = shareRead(measured);
      return () => {
        draw(meter, share, changes);
        if (settings["percentage"] === "yes" && percentage)
          percentage.textContent = `${Math.round(share * 100)}%`;
      };
    }, signal);
    signal.addEventListener("abort", () => {
      if (percentage) percentage.textContent = "";
      if (isSvgElement(meter)) meter.removeAttribute("style");
    });
  }
};
