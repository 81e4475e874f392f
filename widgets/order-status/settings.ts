import * as z from "zod/mini";
import { selector } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  titleSelector: selector(".entry-title"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  titleSelector:
    "Selector of the order's title. The first heading in the nearest element that holds both is hidden. Default: .entry-title.",
};
