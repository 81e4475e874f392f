import type { Preset } from "#runtime/preset.ts";

/** Ready maps for native markup, by the name a page configuration gives in `presets`; each is a chunk of its own. */
export const presets: ReadonlyMap<string, () => Promise<{ readonly default: Preset }>> = new Map([
  ["woocommerce", () => import("./woocommerce/index.ts")],
]);
