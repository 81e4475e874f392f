import * as z from "zod/mini";
import { choice, classNames, group, selector, text } from "#runtime/controls.ts";

/** What an editor can set of a form. */
export const settings = z.object({
  kind: choice(["builder", "simple", "themed", "atomic"], "builder"),
  skin: group({
    group: selector(".islet-form-field"),
    groupPrefix: text("", 64),
    invalid: classNames(["islet-form-field--invalid"]),
    error: classNames(["islet-form-error"]),
    success: classNames(["islet-form-message"]),
    danger: classNames(["islet-form-message", "islet-form-message--danger"]),
    waiting: classNames(["islet-form--waiting"]),
    spinner: classNames(["islet-form-spinner"]),
    captcha: selector(".islet-form-captcha"),
    statePrefix: text("", 64),
    printedSuccess: selector(""),
    printedError: selector(""),
  }),
});

export type Settings = z.infer<typeof settings>;
