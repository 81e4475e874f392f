/** Headers that stick to the top of the window, some of them only now and then (reference: content 9, 12, 13). */
const HEADERS = ".islet-sticky-header--stuck,.elementor-sticky--active,.sticky-header";

/** WordPress's bar for editors: 32 px, 46 px on small screens, and on the smallest it scrolls away. */
const ADMIN_BAR_PX = 32;
const TOUCH_ADMIN_BAR_PX = 46;
const TOUCH_ADMIN_BAR_FROM = "(max-width: 782px)";
const LOOSE_ADMIN_BAR_FROM = "(max-width: 600px)";

/** How many bars may lie below each other. */
const MOST_BARS = 4;

/** Height of the admin bar while it stays in the window, in px; 0 without one. */
export function adminBarPx(): number {
  if (!document.body.classList.contains("admin-bar") || matchMedia(LOOSE_ADMIN_BAR_FROM).matches) return 0;
  return matchMedia(TOUCH_ADMIN_BAR_FROM).matches ? TOUCH_ADMIN_BAR_PX : ADMIN_BAR_PX;
}

/**
 * How much of the window's top is covered above `target` now, in px: the admin bar, and below it whatever sticks
 * there over the target's own column. A header counts with its whole height from the start of its way in.
 */
export function scrollOffset(target: Element): number {
  const { left, width } = target.getBoundingClientRect();
  const columnPx = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const covers = (bar: Element) => isBar(bar) && !bar.contains(target) && !target.contains(bar);
  const known = [...document.querySelectorAll(HEADERS)].filter(covers);
  let offsetPx = adminBarPx();
  for (let count = 0; count < MOST_BARS; count += 1) {
    const found = document.elementsFromPoint(columnPx, offsetPx + 1).filter(covers);
    const belowPx = Math.max(offsetPx, ...[...known, ...found].map((bar) => lowerEdge(bar, offsetPx)));
    known.length = 0;
    if (belowPx === offsetPx) break;
    offsetPx = belowPx;
  }
  return offsetPx;
}

/** Where a bar ends once it has moved in, in px from the top of the window; a bar never lies under the one above. */
function lowerEdge(bar: Element, abovePx: number): number {
  const { top, height } = bar.getBoundingClientRect();
  return top <= abovePx + 1 ? Math.max(top, abovePx) + height : 0;
}

/** Whether an element stays in the window as a bar does; what fills half the window is something else. */
function isBar(element: Element): boolean {
  const { position, visibility } = getComputedStyle(element);
  const { height } = element.getBoundingClientRect();
  const isMovedAway = element.closest("#wpadminbar,.islet-sticky-header--away") !== null;
  return /fixed|sticky/.test(position) && visibility !== "hidden" && height > 0 && height < innerHeight / 2 && !isMovedAway;
}
