import * as z from "zod/mini";
import { choice, classNames, group, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  stepType: "What shows how far the visitor is.",
  stepIconShape: "The shape around the numbers and icons.",
  stepNextLabel: "Text of the buttons that lead on, where a step has none of its own.",
  stepPreviousLabel: "Text of the buttons that lead back, where a step has none of its own.",
  displayPercentage: "Show the percentage in the progress bar.",
  history: "Let the browser's Back lead to the step before.",
  fields: "Whether a step's element holds its fields, or stands before them.",
  skin: "Selectors of a step's element and of a field with an error; class names: what precedes those of all parts, what holds a field, what precedes the type of a field, the row of buttons, a hidden step.",
};
