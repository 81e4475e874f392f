import type { LoadPreset } from "#runtime/preset.ts";

/** Presets by their names in the page configuration's `presets`; each is a separate chunk. */
export const presets: ReadonlyMap<string, LoadPreset> = new Map([
  ["woocommerce", () => import("./woocommerce/index.ts")],
  ["elementor", () => import("./elementor/index.ts")],
  ["pojo", () => import("./pojo/index.ts")],
  ["smash-balloon", () => import("./smash-balloon/index.ts")],
]);
