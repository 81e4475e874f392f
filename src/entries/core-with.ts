import type { LoadPreset } from "#runtime/preset.ts";
import { createCore } from "#runtime/start/core.ts";
import type { CoreOptions } from "#runtime/start/lazy-parts.ts";
import { losesListeners } from "#runtime/start/lost-listeners.ts";

/** The runtime's core with its optional parts: the jQuery bridge, the editor's part, the debug overlay, and these presets. */
export const createCoreWith = (presets: ReadonlyMap<string, LoadPreset>) => (options: CoreOptions) => {
  const start = () =>
    createCore(options, {
      presets,
      actions: () => import("#shop/actions/act.ts"),
      jquery: () => import("#presets/jquery/jquery.ts"),
      editor: () => import("./editor-part.ts"),
      overlay: () => import("#runtime/start/debug-overlay.ts"),
    });
  if (!losesListeners()) return start();
  return import("#runtime/start/keep-listeners.ts")
    .then((repair) => repair.keepListeners())
    .then(start, start);
};
