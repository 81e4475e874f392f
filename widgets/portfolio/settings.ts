import * as z from "zod/mini";
import { count, responsive, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a portfolio. */
export const settings = z.object({
  columns: responsive(count({ default: 3, min: 1, max: 12 })),
  masonry: toggle(),
  itemRatio: count({ default: 0, max: 10 }),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
