import * as z from "zod/mini";
import { choice, count, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a search form. */
export const settings = z.object({
  look: choice(["classic", "minimal", "full_screen"], "classic"),
  liveResults: toggle(),
  minimumSearchCharacters: count({ default: 3, min: 1, max: 100 }),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
