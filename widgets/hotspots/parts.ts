import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of hotspots: selectors of elements, class names. */
export const parts = group({
  /** A point. */
  point: selector(".islet-hotspot"),
  /** The button of a point. */
  button: selector(".islet-hotspot__button"),
  /** The tip of a point. */
  tip: selector(".islet-hotspot__tip"),
  /** Class names of the point whose tip is open. */
  active: classNames(["islet-hotspot--active"]),
  /** Class names of points that appear one after the other. */
  sequenced: classNames(["islet-hotspot--sequenced"]),
});

export type Parts = z.infer<typeof parts>;
