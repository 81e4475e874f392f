import { createDrawing } from "#dom/drawing.ts";

/** The outline of a lens, in the square of 16 units of an icon. */
export const LENS = "m11 11 4 4M7 12A5 5 0 1 1 7 2a5 5 0 0 1 0 10z";

/**
 * Creates an icon for a button of the class `islet-button`, in the colour of its text: an element, because themes replace
 * or hide what style sheets draw before and after a button. Each path can be styled separately.
 */
export const createIcon = (...outlines: readonly string[]): SVGElement =>
  createDrawing("0 0 16 16", "islet-icon", outlines);
