import { presets } from "#presets/presets.ts";
import { createCoreWith } from "./core-with.ts";

/** The runtime's core with all that it may load. */
export const createCore = createCoreWith(presets);
