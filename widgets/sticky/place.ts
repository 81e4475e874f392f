/** Where an element stands and what it must keep to, in px of the window. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
}

export interface StickyRule {
  readonly edge: "top" | "bottom";
  /** From the window's edge. */
  readonly offsetPx: number;
  readonly effectsPx: number;
}

export interface Place {
  readonly isStuck: boolean;
  readonly hasEffects: boolean;
  /** Distance of the element from the window's edge while it sticks. */
  readonly edgePx: number;
}

/** Rounding of layouts on enlarged pages. */
const TOLERANCE_PX = 0.5;

/**
 * Where an element belongs.
 * @param flow its place in the page, as if it did not stick
 * @param boundary what it must not leave; the page if there is none
 */
export function placeOf(
  { edge, offsetPx, effectsPx }: StickyRule,
  flow: Box,
  { windowPx, boundary }: { readonly windowPx: number; readonly boundary?: Box | undefined },
): Place {
  const isTop = edge === "top";
  const pastPx = isTop ? offsetPx - flow.top : flow.bottom - (windowPx - offsetPx);
  const heightPx = flow.bottom - flow.top;
  const roomPx = boundary && (isTop ? boundary.bottom : windowPx - boundary.top) - heightPx;
  const isStuck = pastPx > TOLERANCE_PX;
  return {
    isStuck,
    hasEffects: isStuck && pastPx > effectsPx,
    edgePx: Math.min(offsetPx, roomPx ?? offsetPx),
  };
}
