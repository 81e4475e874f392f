import * as z from "zod/mini";
import { toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of adding to the cart. */
export const settings = z.object({
  ajax: toggle(false),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  ajax: "Send the form of a simple product without leaving its page.",
};
