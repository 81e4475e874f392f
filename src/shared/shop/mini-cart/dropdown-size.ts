/** Free space below an open dropdown. */
const MARGIN_PX = 30;
/** The dropdown and its list are at least this high. */
const MIN_HEIGHT_PX = 120;

/** Positions from the top of the viewport, and heights. */
export interface DropdownSizes {
  readonly viewportPx: number;
  readonly panelTopPx: number;
  /** Height of the whole panel with its list at its present height. */
  readonly panelPx: number;
  readonly listPx: number;
}

/** Maximum height of the list in px, so the dropdown fits the viewport; with panel and list 0, of the whole dropdown. */
export function maxListHeight({ viewportPx, panelTopPx, panelPx, listPx }: DropdownSizes): number {
  const withoutListPx = panelPx - listPx;
  return Math.max(MIN_HEIGHT_PX, Math.floor(viewportPx - MARGIN_PX - panelTopPx - withoutListPx));
}

/** Distance of a dropdown from the viewport's edges. */
const EDGE_PX = 8;

/** The left and the right edge of an element. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

/**
 * How far to the right a box must move so that it stands below its button: where their element is wider than the button,
 * they may be far from each other. The nearest edges then stand below each other.
 */
export function shiftBelow(box: Edges, button: Edges | undefined): number {
  if (button && box.left >= button.right) return button.left - box.left;
  return button && box.right <= button.left ? button.right - box.right : 0;
}

/** How far to the right a box must move to fit the viewport, in px; a box that is too wide keeps its left edge visible. */
export const shiftInto = (viewportPx: number, { left, right }: Edges): number =>
  Math.max(0, EDGE_PX - left) || Math.min(0, viewportPx - EDGE_PX - right);
