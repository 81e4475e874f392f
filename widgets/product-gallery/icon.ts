const SVG = "http://www.w3.org/2000/svg";

/** The outline of a lens, in the square of 16 units of an icon. */
export const LENS = "m11 11 4 4M7 12A5 5 0 1 1 7 2a5 5 0 0 1 0 10z";

/**
 * Creates an icon for a button of the class `islet-button`, in the colour of its text: an element, because themes replace
 * or hide what style sheets draw before and after a button. Each path can be styled by itself.
 */
export function createIcon(...paths: readonly string[]): SVGElement {
  const icon = document.createElementNS(SVG, "svg");
  icon.classList.add("islet-icon");
  icon.setAttribute("viewBox", "0 0 16 16");
  icon.setAttribute("aria-hidden", "true");
  for (const outline of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", outline);
    icon.append(path);
  }
  return icon;
}
