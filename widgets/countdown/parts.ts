import type * as z from "zod/mini";
import { group, selector } from "#runtime/controls.ts";

/** The parts of a countdown: selectors of elements, class names. */
export const parts = group({
  /** The box around the digits. */
  box: selector(""),
  /** The digits of the days. */
  days: selector(""),
  /** The digits of the hours. */
  hours: selector(""),
  /** The digits of the minutes. */
  minutes: selector(""),
  /** The digits of the seconds. */
  seconds: selector(""),
  /** The message. */
  message: selector(""),
});

export type Parts = z.infer<typeof parts>;
