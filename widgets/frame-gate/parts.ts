import type * as z from "zod/mini";
import { group, selector } from "#runtime/controls.ts";

/** The parts of a gate for frames: selectors of elements, class names. */
export const parts = group({
  /** Selector of the frames in the element, and of the templates that hold one. */
  frames: selector("iframe, template, noscript"),
});

export type Parts = z.infer<typeof parts>;
