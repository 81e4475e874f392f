/** The distance between an element and its tip, and between a tip and the edge of the window, in px. */
const GAP_PX = 8;

type Side = "top" | "bottom" | "left" | "right";

/** Bootstrap's placements. */
const SIDES = new Map<string, Side>([
  ["top", "top"],
  ["bottom", "bottom"],
  ["left", "left"],
  ["right", "right"],
  ["start", "left"],
  ["end", "right"],
]);
const OPPOSITE = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

/** Places a fixed tip next to its element: on the preferred side if it fits there, else on another one. */
export function positionTip(tip: HTMLElement, element: Element, placement: string): void {
  const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
  const { offsetWidth: tipWidth, offsetHeight: tipHeight } = tip;
  const { clientWidth } = document.documentElement;
  const freePx = {
    top: top - tipHeight - GAP_PX,
    bottom: innerHeight - bottom - tipHeight - GAP_PX,
    left: left - tipWidth - GAP_PX,
    right: clientWidth - right - tipWidth - GAP_PX,
  };
  const side = chooseSide(freePx, SIDES.get(placement) ?? "top");
  const middle = { x: left + (width - tipWidth) / 2, y: top + (height - tipHeight) / 2 };
  const { x, y } = {
    top: { x: middle.x, y: freePx.top },
    bottom: { x: middle.x, y: bottom + GAP_PX },
    left: { x: freePx.left, y: middle.y },
    right: { x: right + GAP_PX, y: middle.y },
  }[side];
  const inWindow = (px: number, maxPx: number) => Math.max(GAP_PX, Math.min(px, maxPx - GAP_PX));
  tip.style.left = `${inWindow(x, clientWidth - tipWidth)}px`;
  tip.style.top = `${inWindow(y, innerHeight - tipHeight)}px`;
}

function chooseSide(freePx: Readonly<Record<Side, number>>, preferred: Side): Side {
  // Narrow windows have space above or below.
  const candidates = [preferred, OPPOSITE[preferred], "top", "bottom"] as const;
  return candidates.find((side) => freePx[side] >= 0) ?? preferred;
}
