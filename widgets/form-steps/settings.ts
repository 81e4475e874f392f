import * as z from "zod/mini";
import { choice, classNames, group, selector, text, toggle } from "#runtime/controls.ts";

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
  skin: group({
    step: selector(".islet-form-step"),
    prefix: classNames(["islet-form-steps"]),
    group: classNames(),
    groupType: classNames(),
    column: classNames(),
    hidden: classNames(),
    error: selector("[aria-invalid=true], .islet-form-field--invalid"),
  }),
});

export type Settings = z.infer<typeof settings>;
