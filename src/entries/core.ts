/** Islet for a theme with its own bundler, with the widgets and presets that the theme names and no others. */

import type { LoadPreset } from "#runtime/preset.ts";
import type { Islet } from "#runtime/start/islet.ts";
import type { Catalogue } from "#runtime/widget.ts";
import { startWith } from "./start-with.ts";

export type * from "./types.ts";

/**
 * Starts Islet on this page. Call it once.
 * @param widgets by the name in `data-widget`, such as `{ countdown }` of `islet/widgets/countdown`, and yours
 * @param presets by the name in the page configuration, such as `{ woocommerce }` of `islet/presets/woocommerce`
 */
export const startIslet = (widgets: Catalogue, presets: Readonly<Record<string, LoadPreset>> = {}): Islet =>
  startWith(widgets, new Map(Object.entries(presets)));
