import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a menu in a select. */
export const settings = z.object({
  label: text("Menu", 100),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  label: "What screen readers call the select, if the page has no words for it.",
};
