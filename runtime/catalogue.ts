import type { Widget } from "./widget.ts";

/** An island draws the inside of its host with React; an enhancer adds behaviour to the server's elements. */
export type WidgetKind = "island" | "enhancer";

/** A widget before its code is loaded. */
export interface CatalogueEntry {
  readonly kind: WidgetKind;
  /** Default words of `data-widget-on`, e.g. `"visible"`. */
  readonly when: string;
  /** Starts the download of the widget's code, for an island with React, and does not run it. */
  readonly preload?: () => void;
  /** Loads the widget's code; rejects with a ChunkLoadError. */
  readonly load: () => Promise<{ readonly default: Widget }>;
}

/** Name → how to load it. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
