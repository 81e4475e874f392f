import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of an animation: selectors of elements, class names. */
export const parts = group({
  /** Class names of the element. */
  host: classNames(["islet-animation"]),
  /** What gets the drawing. */
  drawing: selector(".islet-animation__drawing"),
  /** Class names of the caption. */
  caption: classNames(["islet-animation__caption"]),
  /** The column around the element. */
  column: selector("*"),
  /** The section around the element. */
  section: selector("section"),
  /** The container around the element. */
  container: selector("main"),
});

export type Parts = z.infer<typeof parts>;
