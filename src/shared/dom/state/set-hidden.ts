import type { Changes } from "./changes.ts";

/**
 * Hides an element of the page or shows it. Inline, too: a theme's rule for all buttons would give a hidden one its place
 * again.
 */
export function setHidden(
  element: HTMLElement,
  isHidden: boolean,
  { setAttribute, setStyle }: Pick<Changes, "setAttribute" | "setStyle">,
): void {
  setAttribute(element, "hidden", isHidden ? "" : null);
  if (isHidden) setStyle(element, "display", "none");
  else if (element.style.display === "none") setStyle(element, "display", "");
}
