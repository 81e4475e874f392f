import type { Marker } from "./markup.ts";
import type { Page } from "./page.ts";
import type { Preset } from "./parts.ts";
import type { Report } from "./problems.ts";

/** Loads the presets that the page configuration names; one that is unknown or fails is told, the others count. */
export async function loadPresets(
  page: Page,
  presets: ReadonlyMap<string, () => Promise<{ readonly default: Preset }>>,
  report: Report,
): Promise<Marker[]> {
  const markersOf = async (name: string): Promise<readonly Marker[]> => {
    const tell = (why: string) => report({ code: "preset", name, why });
    const load = presets.get(name);
    try {
      if (load) return (await load()).default.markers(page, tell);
      tell(`there is none of this name; known are: ${[...presets.keys()].join(", ") || "none"}`);
    } catch (error) {
      tell(String(error));
    }
    return [];
  };
  return (await Promise.all(page.presets.map(markersOf))).flat();
}
