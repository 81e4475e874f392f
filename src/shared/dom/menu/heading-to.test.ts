import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHeadingTo } from "./heading-to.ts";

const box = { left: 100, right: 300, top: 50, bottom: 250 };
const coordinate = fc.integer({ min: -500, max: 500 });

describe("a pointer on its way to a sub-menu", () => {
  it.each([
    ["straight to it", { x: 20, y: 100 }, { x: 60, y: 100 }, true],
    ["to its lower corner, over other items", { x: 20, y: 60 }, { x: 60, y: 140 }, true],
    ["away from it", { x: 60, y: 100 }, { x: 20, y: 100 }, false],
    ["straight down, past it", { x: 20, y: 60 }, { x: 20, y: 140 }, false],
    ["from the other side", { x: 380, y: 100 }, { x: 340, y: 120 }, true],
    ["from above", { x: 150, y: 0 }, { x: 180, y: 30 }, true],
    ["resting", { x: 60, y: 100 }, { x: 60, y: 100 }, false],
  ])("%s", (_way, from, to, isHeading) => {
    expect(isHeadingTo(box, from, to)).toBe(isHeading);
  });

  it("is on its way wherever it comes from, as long as it goes to a point of the box", () => {
    const inside = fc.record({ x: fc.integer({ min: 101, max: 299 }), y: fc.integer({ min: 51, max: 249 }) });
    const from = fc
      .record({ x: coordinate, y: coordinate })
      .filter(({ x, y }) => x < box.left || x > box.right || y < box.top || y > box.bottom);
    fc.assert(
      fc.property(from, inside, fc.integer({ min: 1, max: 9 }), (start, aim, tenths) => {
        // Not further than to the edge of the box.
        const share = tenths / 10;
        const to = { x: start.x + (aim.x - start.x) * share, y: start.y + (aim.y - start.y) * share };
        const isInBox = to.x > box.left && to.x < box.right && to.y > box.top && to.y < box.bottom;
        expect(isInBox || isHeadingTo(box, start, to)).toBe(true);
      }),
    );
  });

  it("is not if it goes the opposite way", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 90 }),
        coordinate,
        fc.integer({ min: 1, max: 200 }),
        (x, y, px) => {
          expect(isHeadingTo(box, { x, y }, { x: x - px, y })).toBe(false);
        },
      ),
    );
  });
});
