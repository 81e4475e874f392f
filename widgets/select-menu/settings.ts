import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";
import type { PageText } from "#runtime/page.ts";
import type { About } from "#runtime/widget.ts";

const LABEL: PageText = ["menu", "Menu"];

/** What an editor can set of a menu in a select. */
export const settings = z.object({
  label: text(LABEL[1], 100),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  label: "What screen readers call the select, if the page has no words for it.",
};
