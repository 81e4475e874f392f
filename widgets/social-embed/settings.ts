import * as z from "zod/mini";
import { choice, text } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of an embed. */
export const settings = z.object({
  language: text("", 20),
  appId: text("", 40),
  category: choice(["marketing", "statistics", "preferences", "functional"], "marketing"),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
