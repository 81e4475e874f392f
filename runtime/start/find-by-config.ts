import type { OpenBus } from "../bus.ts";
import { alsoFind, createFinder, unmarkAll } from "../find/marker-finder.ts";
import { type Marker, words } from "../markup.ts";
import { completePage } from "../page.ts";
import { isRecord } from "../parse-json.ts";
import type { AddMarkers } from "../preset.ts";
import { queryWithin } from "../query.ts";
import { mayStart } from "../settings/may-start.ts";
import type { OptionalParts, PartOptions } from "./lazy-parts.ts";
import type { Config } from "./read-config.ts";

type Presets = OptionalParts["presets"];

/** Fields of the configuration win over those that a preset read, also inside groups. */
const merged = (read: Readonly<Record<string, unknown>>, config: Config): Config => {
  const fields: Record<string, unknown> = { ...read, ...config };
  for (const [key, value] of Object.entries(read)) {
    const configured = config[key];
    if (isRecord(value) && isRecord(configured)) fields[key] = { ...value, ...configured };
  }
  return fields;
};

/**
 * Loads the presets that the page configuration names; one that is unknown or fails is reported, the others count. The
 * page gets the fields that they read.
 */
async function loadPresets(options: PartOptions, presets: Presets, add: AddMarkers): Promise<Marker[]> {
  const { page, hooks, report, signal } = options;
  // The core has connected it to the page.
  const bus = options.bus as typeof options.bus & OpenBus;
  let known = options.checked;
  const reportError = (error: unknown) => report({ code: "page-script", error });
  const markersOf = async (name: string): Promise<readonly Marker[]> => {
    const reportPreset = (reason: string) => report({ code: "preset", name, reason });
    const load = presets.get(name);
    try {
      if (!load) report({ code: "unknown-preset", name, known: [...presets.keys()] });
      const preset = (await load?.())?.default;
      if (!preset || signal.aborted) return [];
      if (preset.config) {
        known = merged(preset.config(), known);
        Object.assign(
          page,
          completePage(
            known,
            () => innerWidth,
            () => {},
          ),
        );
      }
      const skip = (reason: string, error?: Error) =>
        !error ? report({ code: "left", name, reason }) : reportPreset(`${reason}: ${String(error)}`);
      const markers = await preset.markers(page, skip, { signal, add });
      if (markers.length && !signal.aborted) preset.connect?.({ bus, hooks, page, reportError, signal });
      return markers;
    } catch (error) {
      reportPreset(String(error));
      return [];
    }
  };
  return (await Promise.all(page.presets.map(markersOf))).flat();
}

/** A preset's marker with the widgets that the build holds: it may have been made with only some. */
function withBuiltWidgets(marker: Marker): Marker[] {
  const widget = words(marker.widget)
    .filter((name) => __ISLET_ONLY__?.includes(name))
    .join(" ");
  return widget ? [{ ...marker, widget }] : [];
}

/** Finds hosts by the markers of the page configuration and its presets, from now on, and limits attributes. */
export async function findByConfig(options: PartOptions, presets: Presets) {
  const { page, config, mounter, report, scanner, signal } = options;
  const { presetsWaitFor: given } = page;
  try {
    queryWithin(new DocumentFragment(), given || "*");
  } catch {
    report({ code: "config", path: "presets_wait_for", expected: "a selector", given });
  }
  // The entry has not started the search then.
  if (config.fields["widgets"]) (await import("./limit-attributes.ts")).limitAttributes(mounter, options);
  const find = (markers: readonly Marker[], others: readonly Marker[] = []) => {
    const isWhole = typeof __ISLET_ONLY__ === "undefined";
    const all = [...others, ...(isWhole ? markers : markers.flatMap(withBuiltWidgets))];
    if (all.length && !signal.aborted)
      scanner.lookWith(alsoFind(createFinder(all, report, (name) => mayStart(name, page))));
  };
  signal.addEventListener("abort", unmarkAll);
  find(await loadPresets(options, presets, find), page.markers);
}
