const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates the icon of a button of the class `islet-button`, from outlines in a square of 16 units. The lightbox has this
 * for itself, because what it shared with other code would be one more file of their pages.
 */
export function createIcon(outlines: readonly string[]): SVGElement {
  const icon = document.createElementNS(SVG, "svg");
  icon.classList.add("islet-icon");
  icon.setAttribute("viewBox", "0 0 16 16");
  icon.setAttribute("aria-hidden", "true");
  for (const outline of outlines) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", outline);
    icon.append(path);
  }
  return icon;
}
