import type { LoadPreset } from "#runtime/preset.ts";
import type { CatalogueEntry } from "#runtime/widget.ts";

/** What `islet/widgets/NAME` exports: how the widget loads. */
export type WidgetEntry = CatalogueEntry;

/** What `islet/presets/NAME` exports: how the preset loads. */
export type PresetEntry = LoadPreset;
