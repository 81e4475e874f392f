/** Distance between an element and its tip, in px, and of a tip from the edge of the window. */
const GAP_PX = 8;

const SIDES = new Map([
  ["top", "top"],
  ["bottom", "bottom"],
  ["left", "left"],
  ["right", "right"],
  ["start", "left"],
  ["end", "right"],
]);

/** Puts a fixed tip beside its element: on the side that is wished for, where there is room, else on the other one. */
export function positionTip(tip: HTMLElement, element: Element, wish: string): void {
  const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
  const [ownWidth, ownHeight] = [tip.offsetWidth, tip.offsetHeight];
  const sides = {
    top: top - ownHeight - GAP_PX,
    bottom: innerHeight - bottom - ownHeight - GAP_PX,
    left: left - ownWidth - GAP_PX,
    right: document.documentElement.clientWidth - right - ownWidth - GAP_PX,
  };
  const side = sideWith(sides, SIDES.get(wish) ?? "top");
  const isBeside = side === "left" || side === "right";
  const x = side === "left" ? sides.left : side === "right" ? right + GAP_PX : left + (width - ownWidth) / 2;
  const y = isBeside ? top + (height - ownHeight) / 2 : side === "top" ? sides.top : bottom + GAP_PX;
  const within = (at: number, most: number) => Math.max(GAP_PX, Math.min(at, most - GAP_PX));
  tip.style.left = `${within(x, document.documentElement.clientWidth - ownWidth)}px`;
  tip.style.top = `${within(y, innerHeight - ownHeight)}px`;
}

function sideWith(sides: Readonly<Record<string, number>>, wish: string): string {
  const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" }[wish] ?? "top";
  // Narrow windows have room above or below.
  return [wish, opposite, "top", "bottom"].find((side) => (sides[side] ?? -1) >= 0) ?? wish;
}
