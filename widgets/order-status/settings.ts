import * as z from "zod/mini";
import { selector } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of the thank-you page. */
export const settings = z.object({
  titleSelector: selector(".entry-title"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  titleSelector: "The page's title: a heading that does not hold the order. Default: .entry-title.",
};
