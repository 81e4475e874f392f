import * as z from "zod/mini";
import { list, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  labels: list(text()),
  required: toggle(true),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  labels: "Names of the stars, the worst first. Without them, the texts of the list's options are used.",
  required: "Whether a required list holds back a review without a rating.",
};
