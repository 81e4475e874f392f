import { createDrawing } from "#dom/drawing.ts";

/** Creates the icon of a button of the class `islet-button`, from outlines in a square of 16 units. */
export const createIcon = (outlines: readonly string[]): SVGElement =>
  createDrawing("0 0 16 16", "islet-icon", outlines);
