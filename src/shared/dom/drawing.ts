const SVG = "http://www.w3.org/2000/svg";

/** Creates a drawing of these outlines, which screen readers skip. */
export function createDrawing(viewBox: string, className: string, outlines: readonly string[]): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", className);
  drawing.setAttribute("viewBox", viewBox);
  drawing.setAttribute("aria-hidden", "true");
  for (const outline of outlines) {
    const stroke = document.createElementNS(SVG, "path");
    stroke.setAttribute("d", outline);
    drawing.append(stroke);
  }
  return drawing;
}
