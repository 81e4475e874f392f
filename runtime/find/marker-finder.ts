import {
  ATTRIBUTE,
  attributeOf,
  type Marker,
  type Placement,
  placementsOf,
  showsItsWidgets,
  words,
} from "../markup.ts";
import { isHtmlElement } from "../node-type.ts";
import type { Report } from "../problems/problems.ts";
import { queryWithin } from "../query.ts";
import type { Find } from "./scanner.ts";

/** Finds placements by the markers of the page configuration. */
type Finder = (root: ParentNode) => Iterable<Placement>;

/** Adds what a finder finds to the markers of the page, and to what one before it has found. */
export const alsoFind =
  (finder: Finder) =>
  (find: Find): Find =>
  (root) => {
    const hosts = find(root);
    for (const found of finder(root)) {
      const others = hosts.get(found.host) ?? placementsOf(found.host);
      const same = others.find(({ name }) => name === found.name);
      // A marker that was there before counts, an attribute does not.
      if (!same || same.source === ATTRIBUTE.settings)
        hosts.set(found.host, [...others.filter((other) => other !== same), found]);
    }
    return hosts;
  };

/**
 * Finds elements by the markers of the page configuration and its presets; a bad selector is reported and dropped.
 * If a widget has several settings on one element, its attributes count if they have settings and may start the widget,
 * else the first marker.
 */
export function createFinder(
  markers: readonly Marker[],
  report: Report,
  attributeMayStart: (name: string) => boolean = () => true,
): Finder {
  const usable = new Set(markers.map(withStableSettings));
  return function* find(root) {
    const namesOn = new Map<HTMLElement, string[]>();
    for (const marker of usable) {
      try {
        // Nothing has checked the configuration: a marker may be anything.
        if (![marker.selector, marker.widget, marker.on ?? ""].every((part) => typeof part === "string"))
          throw new TypeError();
        for (const host of queryWithin(root, marker.selector))
          if (isHtmlElement(host)) {
            const before =
              namesOn.get(host) ??
              (attributeOf(host, ATTRIBUTE.settings) === null
                ? []
                : words(attributeOf(host, ATTRIBUTE.widget)).filter(attributeMayStart));
            const names = words(marker.widget).filter((name) => !before.includes(name));
            namesOn.set(host, [...before, ...names]);
            if (names.length && showsItsWidgets(host)) showMarked(host, names);
            yield* names.map((name) => placementOf(marker, host, name));
          }
      } catch (error) {
        usable.delete(marker);
        report({ code: "marker", selector: marker.selector, error });
      }
    }
  };
}

/** Holds the names that markers put on an element, for stylesheets and other widgets. */
const MARKED = "data-widget-marked";

function showMarked(host: HTMLElement, names: readonly string[]) {
  const marked = [...new Set([...words(attributeOf(host, MARKED)), ...names])].join(" ");
  if (marked !== attributeOf(host, MARKED)) Element.prototype.setAttribute.call(host, MARKED, marked);
}

/** Removes the names that markers put on elements. */
export function unmarkAll(): void {
  for (const host of queryWithin(document, `[${MARKED}]`))
    Element.prototype.removeAttribute.call(host, MARKED);
}

/** One object: other settings than an attribute's, and the same at each search. */
const NONE = {};

/** The placement of one widget that a marker puts on an element. */
const placementOf = ({ selector, settings, on }: Marker, host: HTMLElement, name: string): Placement => ({
  host,
  name,
  settings: (typeof settings === "function" ? settings(host) : settings) ?? NONE,
  source: `markers["${selector}"]`,
  state: attributeOf(host, ATTRIBUTE.state),
  on: on ?? null,
});

/** A marker whose function returns the same object for an element as long as the settings are equal. */
function withStableSettings(marker: Marker): Marker {
  const { settings, ...rest } = { ...marker };
  if (typeof settings !== "function") return { ...marker };
  const earlier = new WeakMap<HTMLElement, object>();
  return {
    ...rest,
    settings(host) {
      const [now, old] = [settings(host), earlier.get(host)];
      if (old && JSON.stringify(old) === JSON.stringify(now)) return old;
      earlier.set(host, now);
      return now;
    },
  };
}
