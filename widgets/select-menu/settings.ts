import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";
import type { PageText } from "#runtime/page.ts";

const LABEL: PageText = ["menu", "Menu"];

/** What an editor can set of a menu in a select. */
export const settings = z.object({
  label: text(LABEL[1], 100),
});

export type Settings = z.infer<typeof settings>;
