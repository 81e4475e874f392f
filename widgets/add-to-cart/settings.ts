import * as z from "zod/mini";
import { choices, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  ajax: toggle(false),
  without: choices(["buttons", "quantities"]),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  ajax: "Add a simple product by its form without leaving the page.",
  without:
    "Jobs that another script on the page does: buttons (all but the next), quantities (copied from a loop's field to its button).",
};
