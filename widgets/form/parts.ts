import type * as z from "zod/mini";
import { classNames, group, selector, text } from "#runtime/controls.ts";

/** The parts of a form: selectors of elements, class names. */
export const parts = group({
  /** What holds a field and its label. */
  group: selector(".islet-form-field"),
  /** What precedes the key of a field in its class name. */
  groupPrefix: text("", 64),
  /** Class names of what holds a field with an error. */
  invalid: classNames(["islet-form-field--invalid"]),
  /** Class names of the error of a field. */
  error: classNames(["islet-form-error"]),
  /** Class names of the message after sending. */
  success: classNames(["islet-form-message"]),
  /** Class names of the message of a failure. */
  danger: classNames(["islet-form-message", "islet-form-message--danger"]),
  /** Class names of a form that is being sent. */
  waiting: classNames(["islet-form--waiting"]),
  /** Class names of what turns meanwhile. */
  spinner: classNames(["islet-form-spinner"]),
  /** What holds a captcha. */
  captcha: selector(".islet-form-captcha"),
  /** What precedes the state in the class name of the form. */
  statePrefix: text("", 64),
  /** The printed message after sending. */
  printedSuccess: selector(""),
  /** The printed message of a failure. */
  printedError: selector(""),
});

export type Parts = z.infer<typeof parts>;
