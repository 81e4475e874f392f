import * as z from "zod/mini";
import { choice, text } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a gate for frames. */
export const settings = z.object({
  category: choice(["marketing", "statistics", "preferences", "functional"], "marketing"),
  service: text("", 60),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
