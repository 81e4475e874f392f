import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf, type StickyRule } from "./place.ts";

const windowPx = 800;
const box = (top: number, heightPx = 60) => ({ top, bottom: top + heightPx });
const top: StickyRule = { edge: "top", offsetPx: 10, effectsPx: 80 };
const bottom: StickyRule = { ...top, edge: "bottom" };

describe("sticky.1 an element sticks", () => {
  it.each([
    [11, false, false],
    [10, false, false],
    [9, true, false],
    [-69, true, false],
    [-71, true, true],
  ])("at the top, with its place at %i px: sticks %s, with effects %s", (topPx, isStuck, hasEffects) => {
    expect(placeOf(top, box(topPx), { windowPx })).toEqual({ isStuck, hasEffects, edgePx: 10 });
  });

  it.each([
    [720, false, false],
    [731, true, false],
    [820, true, true],
  ])("at the bottom, with its place at %i px: sticks %s, with effects %s", (topPx, isStuck, hasEffects) => {
    expect(placeOf(bottom, box(topPx), { windowPx })).toEqual({ isStuck, hasEffects, edgePx: 10 });
  });

  it("inside its boundary only, which pushes it out of the window", () => {
    const place = (boundary: { top: number; bottom: number }, rule = top) =>
      placeOf(rule, rule === top ? box(-300) : box(1_200), { windowPx, boundary }).edgePx;
    expect(place({ top: -400, bottom: 500 })).toBe(10);
    expect(place({ top: -400, bottom: 50 })).toBe(-10);
    expect(place({ top: 770, bottom: 2_000 }, bottom)).toBe(-30);
  });
});

const px = fc.integer({ min: -5_000, max: 5_000 });
const rules = fc.record({
  edge: fc.constantFrom("top" as const, "bottom" as const),
  offsetPx: fc.integer({ min: 0, max: 500 }),
  effectsPx: fc.integer({ min: 0, max: 500 }),
});

it("whatever the numbers, effects come only while it sticks, and it never leaves its boundary", () => {
  fc.assert(
    fc.property(
      rules,
      px,
      fc.integer({ min: 1, max: 400 }),
      fc.nat(2_000),
      (rule, flowPx, heightPx, restPx) => {
        const flow = box(flowPx, heightPx);
        const boundary = { top: flow.top - restPx, bottom: flow.bottom + restPx };
        const { isStuck, hasEffects, edgePx } = placeOf(rule, flow, { windowPx, boundary });
        expect(hasEffects && !isStuck).toBe(false);
        if (!isStuck) return;
        const shownTop = rule.edge === "top" ? edgePx : windowPx - edgePx - heightPx;
        expect(shownTop).toBeGreaterThanOrEqual(boundary.top);
        expect(shownTop + heightPx).toBeLessThanOrEqual(boundary.bottom);
      },
    ),
  );
});
