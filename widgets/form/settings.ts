import * as z from "zod/mini";
import { choice } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a form. */
export const settings = z.object({
  kind: choice(["plain", "builder", "simple", "themed", "atomic"], "plain"),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
