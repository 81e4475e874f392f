import { ATTRIBUTE, attributeOf, type Marker, type Placement, words } from "../markup.ts";
import type { Report } from "../problems/problems.ts";
import { within } from "../query.ts";
import type { Finder } from "./scanner.ts";

/**
 * Finds elements by the markers of the page configuration and its presets; a bad selector is told and dropped.
 * Of several settings for one widget on one element its own attribute's count, or else the first marker's.
 */
export function createFinder(markers: readonly Marker[], report: Report): Finder {
  const good = new Set(markers.map(readsOnce));
  return function* find(root) {
    const namesOn = new Map<HTMLElement, string[]>();
    for (const marker of good) {
      try {
        // The configuration is what its author wrote: a marker may be anything.
        if (![marker.selector, marker.widget, marker.on ?? ""].every((part) => typeof part === "string"))
          throw new TypeError("Selector, widget and on are text.");
        for (const host of within(root, marker.selector))
          if (host instanceof HTMLElement) {
            const taken = namesOn.get(host) ?? words(attributeOf(host, ATTRIBUTE.widget));
            const names = words(marker.widget).filter((name) => !taken.includes(name));
            namesOn.set(host, [...taken, ...names]);
            if (names.length) showMarked(host, names);
            yield* names.map((name) => placementOf(marker, host, name));
          }
      } catch (error) {
        good.delete(marker);
        report({ code: "marker", selector: marker.selector, error });
      }
    }
  };
}

/** Names that markers put on an element: what stylesheets and other widgets know it by, beside `data-widget`. */
const MARKED = "data-widget-marked";

function showMarked(host: HTMLElement, names: readonly string[]) {
  const all = [...new Set([...words(attributeOf(host, MARKED)), ...names])].join(" ");
  if (all !== attributeOf(host, MARKED)) Element.prototype.setAttribute.call(host, MARKED, all);
}

/** Takes the names off again. */
export function unmarkAll(): void {
  for (const host of within(document, `[${MARKED}]`)) Element.prototype.removeAttribute.call(host, MARKED);
}

/** The placement of one widget that a marker puts on an element. */
const placementOf = ({ selector, settings, on }: Marker, host: HTMLElement, name: string): Placement => ({
  host,
  name,
  settings: (typeof settings === "function" ? settings(host) : settings) ?? null,
  source: `markers["${selector}"]`,
  on: on ?? null,
});

/** A marker whose settings, read from an element again, are the same object until they say something else. */
function readsOnce(marker: Marker): Marker {
  const { settings, ...rest } = { ...marker };
  if (typeof settings !== "function") return { ...marker };
  const before = new WeakMap<HTMLElement, object>();
  return {
    ...rest,
    settings(host) {
      const [now, old] = [settings(host), before.get(host)];
      if (old && JSON.stringify(old) === JSON.stringify(now)) return old;
      before.set(host, now);
      return now;
    },
  };
}
