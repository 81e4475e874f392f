/** A point in the window, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Which side of the line from `a` to `b` a point is on. */
const sideOf = ({ x, y }: Point, a: Point, b: Point) =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

/**
 * Whether a pointer that moved from one point to another is on its way to a box: inside the triangle of where it came
 * from and the box's nearest corners. Not if it rests.
 */
export function isHeadingTo(box: Box, from: Point, to: Point): boolean {
  if (from.x === to.x && from.y === to.y) return false;
  const { left, right, top, bottom } = box;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  // The triangle of one side of the box that faces the start holds the point.
  return corners.some((corner, at) => {
    const next = corners[(at + 1) % 4] as Point;
    const sides = [sideOf(to, from, corner), sideOf(to, corner, next), sideOf(to, next, from)];
    return sideOf(from, corner, next) < 0 && sides.every((side) => side <= 0);
  });
}
