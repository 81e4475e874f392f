import * as z from "zod/mini";
import { list, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of rating with stars. */
export const settings = z.object({
  labels: list(text()),
  required: toggle(true),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  labels: "Names of the stars, the worst first; the texts of the list's options where there are none.",
  required: "Whether a list that is marked as required holds back a review without a star.",
};
