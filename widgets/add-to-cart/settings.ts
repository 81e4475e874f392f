import * as z from "zod/mini";
import { toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  ajax: toggle(false),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  ajax: "Add a simple product by its form without leaving the page.",
};
