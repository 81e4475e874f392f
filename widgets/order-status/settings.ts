import * as z from "zod/mini";
import { selector } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  titleSelector: selector(".entry-title"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  titleSelector:
    "Selector of the page's title: a heading that does not contain the order. Default: .entry-title.",
};
