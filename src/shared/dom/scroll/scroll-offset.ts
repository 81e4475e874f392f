import { queryAll } from "#dom/query.ts";

/** Headers that stick to the top of the window, some of them only at times: Islet's, Elementor's and a theme's. */
const STUCK = "islet-sticky-header--stuck";
const HEADERS = `.${STUCK},.elementor-sticky--active,.sticky-header`;
const IGNORED = "#wpadminbar,.islet-sticky-header--away";

/** The height of WordPress's admin bar in px: 46 up to 782 px. Up to 600 px it scrolls away. */
export function adminBarPx(): number {
  if (!document.body.classList.contains("admin-bar") || matchMedia("(max-width: 600px)").matches) return 0;
  return matchMedia("(max-width: 782px)").matches ? 46 : 32;
}

/** How much of the window's top is covered above `target`, in px: by the admin bar and by bars in the target's column. */
export function scrollOffset(target: Element): number {
  const { left, width } = target.getBoundingClientRect();
  const columnPx = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const barPx = adminBarPx();
  let offsetPx = barPx;
  let candidates: Element[] = queryAll(document, HEADERS);
  let coveredPx: number;
  do {
    coveredPx = offsetPx;
    candidates.push(...document.elementsFromPoint(columnPx, offsetPx + 1));
    for (const candidate of candidates)
      if (!candidate.contains(target) && !target.contains(candidate))
        offsetPx = Math.max(offsetPx, lowerEdge(candidate, barPx, offsetPx));
    candidates = [];
    // Bars may be stacked. Below the lowest one the same elements would be found again.
  } while (coveredPx !== offsetPx);
  return offsetPx;
}

/** The lower edge of a bar, in px from the top of the window; 0 if the element is no bar at the top. */
function lowerEdge(element: Element, adminPx: number, coveredPx: number): number {
  const { position, visibility } = getComputedStyle(element);
  const { top, bottom, height } = element.getBoundingClientRect();
  const isFixed = /fixed|sticky/.test(position) && visibility !== "hidden" && !element.closest(IGNORED);
  // A header that slides in counts with its whole height.
  const isInView = element.classList.contains(STUCK) || bottom > 0;
  // An element that fills half of the window is a dialog or a sidebar.
  const isBar = isFixed && isInView && height > 0 && height < innerHeight / 2 && top <= coveredPx + 1;
  return isBar ? Math.max(top, adminPx) + height : 0;
}

/** The element's `scroll-margin-top`, in px. */
export const scrollMargin = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
