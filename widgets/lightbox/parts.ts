import type * as z from "zod/mini";
import { classNames, group, text } from "#runtime/controls.ts";

/** The parts of a lightbox: selectors of elements, class names. */
export const parts = group({
  id: text("", 64),
  dialog: classNames(),
});

export type Parts = z.infer<typeof parts>;
