import type * as z from "zod/mini";
import { group, selector, text } from "#runtime/controls.ts";

/** The parts of share buttons: selectors of elements, class names. */
export const parts = group({
  button: selector("[data-network]"),
  networkPrefix: text("", 64),
});

export type Parts = z.infer<typeof parts>;
