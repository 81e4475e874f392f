import * as z from "zod/mini";
import { milliseconds, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of an accordion. */
export const settings = z.object({
  exclusive: toggle(),
  openFirst: toggle(),
  duration: milliseconds({ default: 400, max: 10_000 }),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
