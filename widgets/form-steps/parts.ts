import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a form's steps: selectors of elements, class names. */
export const parts = group({
  /** The element of a step. */
  step: selector(".islet-form-step"),
  /** What the class names of all parts begin with. */
  prefix: classNames(["islet-form-steps"]),
  /** Class names of what holds a field. */
  group: classNames(),
  /** What precedes the type of a field in its class name. */
  groupType: classNames(),
  /** Class names of the row of buttons. */
  column: classNames(),
  /** Class names of a hidden step. */
  hidden: classNames(),
  /** A field with an error. */
  error: selector("[aria-invalid=true], .islet-form-field--invalid"),
});

export type Parts = z.infer<typeof parts>;
