import type * as z from "zod/mini";
import { classNames, group } from "#runtime/controls.ts";

/** The parts of an element that sticks: selectors of elements, class names. */
export const parts = group({
  /** Class names of the element while it may stick. */
  host: classNames(["islet-sticky"]),
  /** Class names of the element while it sticks. */
  active: classNames(["islet-sticky--active"]),
  /** Class names of the element while the effects apply. */
  effects: classNames(["islet-sticky--effects"]),
  /** Class names of the empty element that keeps its place. */
  spacer: classNames(["islet-sticky-spacer"]),
});

export type Parts = z.infer<typeof parts>;
