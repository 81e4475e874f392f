import * as z from "zod/mini";
import { choice, milliseconds, percent, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a button that leads to the top. */
export const settings = z.object({
  duration: milliseconds({ default: 1_200, max: 10_000 }),
  offset: percent({ default: 50, max: 100 }),
  edge: choice(["top", "bottom"], "top"),
  always: toggle(),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
