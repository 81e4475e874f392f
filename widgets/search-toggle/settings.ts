import * as z from "zod/mini";
import { milliseconds, selector } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a button that shows and hides a search panel. */
export const settings = z.object({
  target: selector(""),
  duration: milliseconds({ default: 200, max: 10_000 }),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
