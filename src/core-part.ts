import { presets } from "#adapters/presets.ts";
import { createCore as create } from "#runtime/start/core.ts";
import type { CoreOptions } from "#runtime/start/lazy-parts.ts";

/** The runtime's core with its optional parts: the jQuery bridge, presets, the debug overlay. */
export const createCore = (options: CoreOptions) =>
  create(options, {
    presets,
    jquery: () => import("#adapters/jquery.ts"),
    editor: () => import("./editor-part.ts"),
    overlay: () => import("#runtime/start/debug-overlay.ts"),
  });
