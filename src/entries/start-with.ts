import type { LoadPreset } from "#runtime/preset.ts";
import { createIslet, createReport, type Islet } from "#runtime/start/islet.ts";
import { readConfig } from "#runtime/start/read-config.ts";
import { registerCopy } from "#runtime/start/single-copy.ts";
import type { Catalogue } from "#runtime/widget.ts";
import { lazyParts } from "./lazy-parts.ts";

/** Starts the runtime in a theme's bundle, with these widgets and presets. */
export function startWith(catalogue: Catalogue, presets: ReadonlyMap<string, LoadPreset>): Islet {
  const parts = lazyParts(presets);
  return registerCopy(
    createIslet({
      version: __ISLET_VERSION__,
      catalogue: () => catalogue,
      parts,
      config: readConfig(),
      report: createReport(parts),
    }),
  );
}
