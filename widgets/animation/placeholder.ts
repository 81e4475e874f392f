import type { AnimationFile } from "./read-file.ts";

/** Creates what keeps the size of a drawing that comes later: an empty one, as the player would make it. */
export function createPlaceholder({ w, h }: Pick<AnimationFile, "w" | "h">): SVGSVGElement {
  const placeholder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  placeholder.setAttribute("viewBox", `0 0 ${w} ${h}`);
  placeholder.setAttribute("width", String(w));
  placeholder.setAttribute("height", String(h));
  placeholder.setAttribute("aria-hidden", "true");
  placeholder.style.width = placeholder.style.height = "100%";
  return placeholder;
}
