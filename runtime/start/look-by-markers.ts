import type { CoreOptions } from "./core.ts";
import { createFinder, unmarkAll } from "../find/marker-finder.ts";
import type { OptionalParts } from "./lazy-parts.ts";
import { loadPresets } from "./presets.ts";

/** Looks by the markers of the page configuration and its presets, from now on (design section 2). */
export async function findByMarkers(
  { page, config, report, scanner, signal }: CoreOptions,
  presets: OptionalParts["presets"],
) {
  const markers = [...page.markers, ...(await loadPresets({ page, config, presets, report, signal }))];
  if (!markers.length || signal.aborted) return;
  signal.addEventListener("abort", unmarkAll);
  scanner.lookWith(createFinder(markers, report));
}
