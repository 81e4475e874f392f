import * as z from "zod/mini";
import { choice, text, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a form's steps. */
export const settings = z.object({
  stepType: choice(
    ["none", "text", "icon", "number", "progress_bar", "number_text", "icon_text"],
    "number_text",
  ),
  stepIconShape: choice(["circle", "square", "rounded", "none"], "circle"),
  stepNextLabel: text("", 200),
  stepPreviousLabel: text("", 200),
  displayPercentage: toggle(true),
  history: toggle(),
  fields: choice(["inside", "after"], "inside"),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
