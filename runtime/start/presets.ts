import { isRecord } from "../parse-json.ts";
import type { Config } from "./read-config.ts";
import type { Marker } from "../markup.ts";
import { completePage, type Page } from "../page.ts";
import type { Preset } from "../preset.ts";
import type { Report } from "../problems/problems.ts";
import { createFinder, unmarkAll } from "../find/marker-finder.ts";
import type { CoreOptions, OptionalParts } from "./lazy-parts.ts";

interface PresetsOptions {
  /** Gets what presets read from the page. */
  readonly page: Page;
  /** What the page configuration says itself. */
  readonly config: Config;
  readonly presets: ReadonlyMap<string, () => Promise<{ readonly default: Preset }>>;
  readonly report: Report;
  /** The runtime's life. */
  readonly signal: AbortSignal;
}

/** What stands in the configuration counts, field by field also inside its groups. */
const merged = (read: Readonly<Record<string, unknown>>, own: Config): Config => {
  const all: Record<string, unknown> = { ...read, ...own };
  for (const [key, value] of Object.entries(read)) {
    const ours = own[key];
    if (isRecord(value) && isRecord(ours)) all[key] = { ...value, ...ours };
  }
  return all;
};

/** Loads the presets that the page configuration names; one that is unknown or fails is told, the others count. */
export async function loadPresets({
  page,
  config,
  presets,
  report,
  signal,
}: PresetsOptions): Promise<Marker[]> {
  let known = config;
  const markersOf = async (name: string): Promise<readonly Marker[]> => {
    const tell = (reason: string) => report({ code: "preset", name, reason });
    const load = presets.get(name);
    try {
      if (!load) tell(`there is none of this name; known are: ${[...presets.keys()].join(", ") || "none"}`);
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
      return await preset.markers(page, tell, signal);
    } catch (error) {
      tell(String(error));
      return [];
    }
  };
  return (await Promise.all(page.presets.map(markersOf))).flat();
}

/** Looks by the markers of the page configuration and its presets, from now on (design section 2). */
export async function findByMarkers(
  { page, config, report, scanner, signal }: CoreOptions,
  presets: OptionalParts["presets"],
) {
  const markers = [
    ...page.markers,
    ...(await loadPresets({ page, config: config.fields, presets, report, signal })),
  ];
  if (!markers.length || signal.aborted) return;
  signal.addEventListener("abort", unmarkAll);
  scanner.lookWith(createFinder(markers, report));
}
