import type * as z from "zod/mini";
import { group, selector } from "#runtime/controls.ts";

/** The parts of a counter: selectors of elements, class names. */
export const parts = group({
  number: selector(".islet-counter-number"),
});

export type Parts = z.infer<typeof parts>;
