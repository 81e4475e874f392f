import { type Marker, type Placement, words } from "./markup.ts";
import type { Report } from "./problems.ts";
import { type Finder, within } from "./scanner.ts";

/** Finds elements by the markers of the page configuration and its presets; a bad selector is told and dropped. */
export function createFinder(markers: readonly Marker[], report: Report): Finder {
  const good = new Set(markers);
  return function* find(root) {
    for (const marker of good) {
      try {
        for (const host of within(root, marker.selector))
          if (host instanceof HTMLElement) yield* placementsOf(marker, host);
      } catch (error) {
        good.delete(marker);
        report({ code: "marker", selector: marker.selector, error });
      }
    }
  };
}

/** Placements that a marker puts on an element. */
const placementsOf = ({ selector, widget, settings, on }: Marker, host: HTMLElement): Placement[] =>
  words(widget).map((name) => ({
    host,
    name,
    settings: (typeof settings === "function" ? settings(host) : settings) ?? null,
    source: `markers["${selector}"]`,
    on: on ?? null,
  }));
