/** Headers that stick to the top of the window, some of them only now and then (reference: content 9, 12, 13). */
const STUCK = "islet-sticky-header--stuck";
const HEADERS = `.${STUCK},.elementor-sticky--active,.sticky-header`;
const NO_BARS = "#wpadminbar,.islet-sticky-header--away";

/** How many bars may lie below each other. */
const MOST_BARS = 4;

/** Height of WordPress's admin bar while it stays in the window, in px: 46 on small screens, and on the smallest it scrolls away. */
function adminBarPx(): number {
  if (!document.body.classList.contains("admin-bar") || matchMedia("(max-width: 600px)").matches) return 0;
  return matchMedia("(max-width: 782px)").matches ? 46 : 32;
}

/**
 * How much of the window's top is covered above `target` now, in px: the admin bar, and below it whatever sticks
 * there over the target's own column.
 */
export function scrollOffset(target: Element): number {
  const { left, width } = target.getBoundingClientRect();
  const columnPx = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const barPx = adminBarPx();
  let offsetPx = barPx;
  let candidates = [...document.querySelectorAll(HEADERS)];
  for (let count = 0; count < MOST_BARS; count += 1) {
    candidates.push(...document.elementsFromPoint(columnPx, offsetPx + 1));
    for (const one of candidates)
      if (!one.contains(target) && !target.contains(one))
        offsetPx = Math.max(offsetPx, lowerEdge(one, barPx, offsetPx));
    candidates = [];
  }
  return offsetPx;
}

/** Where a bar ends, in px from the top of the window; 0 for what is no bar or not up there. */
function lowerEdge(element: Element, adminPx: number, coveredPx: number): number {
  const { position, visibility } = getComputedStyle(element);
  const { top, bottom, height } = element.getBoundingClientRect();
  const isFixed = /fixed|sticky/.test(position) && visibility !== "hidden" && !element.closest(NO_BARS);
  // A header on its way in counts with its whole height.
  const isInView = element.classList.contains(STUCK) || bottom > 0;
  // What fills half of the window is a dialog or a sidebar.
  const isBar = isFixed && isInView && height > 0 && height < innerHeight / 2 && top <= coveredPx + 1;
  return isBar ? Math.max(top, adminPx) + height : 0;
}

/** The room that an element's own style asks for above it, in px. */
export const scrollMargin = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
