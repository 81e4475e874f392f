/** Islet for a theme with its own bundler: the same runtime with all widgets and presets, started by hand. */

import { presets } from "#presets/presets.ts";
import type { Islet } from "#runtime/start/islet.ts";
import type { Catalogue } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { startWith } from "./start-with.ts";

export type * from "./types.ts";
export * from "./widget.ts";

/** Starts Islet on this page with its widgets and yours; yours win. Call it once. */
export const startIslet = (widgets: Catalogue = {}): Islet =>
  startWith({ ...catalogue, ...widgets }, presets);
