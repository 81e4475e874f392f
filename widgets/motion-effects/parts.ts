import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of motion effects: selectors of elements, class names. */
export const parts = group({
  /** Class names of the element. */
  element: classNames(["islet-motion-effects"]),
  /** Class names of its parent. */
  parent: classNames([]),
  /** Class names of the parent of what tilts. */
  perspective: classNames(["islet-motion-effects-perspective"]),
  /** Class names of an element whose background moves. */
  background: classNames(["islet-motion-effects--background"]),
  /** The element inside that has the background. */
  layerParent: selector(""),
  /** Class names of the box around the background. */
  container: classNames(["islet-motion-effects-background"]),
  /** Class names of the background. */
  layer: classNames(["islet-motion-effects-layer"]),
});

export type Parts = z.infer<typeof parts>;
