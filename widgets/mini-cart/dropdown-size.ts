/** Free space below an open dropdown, in px (clause mini-cart.5). */
const MARGIN_PX = 30;
/** Neither the dropdown nor its list gets lower than this, in px (clause mini-cart.5). */
const LEAST_PX = 120;

/** Places in px from the viewport's top, heights in px. */
export interface Measured {
  readonly viewportPx: number;
  readonly panelTopPx: number;
  /** Height of the whole panel with its list as it is now. */
  readonly panelPx: number;
  readonly listPx: number;
}

/** How high the list may get, in px, so that the dropdown fits the viewport; a panel and list of 0: the whole dropdown. */
export function maxListHeight({ viewportPx, panelTopPx, panelPx, listPx }: Measured): number {
  const besideListPx = panelPx - listPx;
  return Math.max(LEAST_PX, Math.floor(viewportPx - MARGIN_PX - panelTopPx - besideListPx));
}

/** A dropdown keeps so far from the viewport's edges, in px. */
const EDGE_PX = 8;

/** How far a box must move to be seen whole, in px to the right; one that is too wide is seen from its left edge. */
export const shiftInto = (viewportPx: number, { left, right }: { left: number; right: number }): number =>
  Math.max(0, EDGE_PX - left) || Math.min(0, viewportPx - EDGE_PX - right);
