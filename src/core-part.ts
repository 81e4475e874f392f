import { presets } from "#adapters/presets.ts";
import { createCore as create } from "#runtime/start/core.ts";
import type { CoreOptions } from "#runtime/start/lazy-parts.ts";

// What most widgets need is bundled with the core, which loads before them: the entry then need not name it.
export { closest, matches, selectAll } from "#browser/selectors.ts";
export { isPlainClick, isShortcut } from "#dom/activation.ts";
export { createChanges } from "#dom/changes.ts";
export { submitForm } from "#runtime/submit-form.ts";

/** The runtime's core with its optional parts: the jQuery bridge, presets, the debug overlay. */
export const createCore = (options: CoreOptions) =>
  create(options, {
    presets,
    jquery: () => import("#adapters/jquery.ts"),
    editor: () => import("./editor-part.ts"),
    overlay: () => import("#runtime/start/debug-overlay.ts"),
  });
