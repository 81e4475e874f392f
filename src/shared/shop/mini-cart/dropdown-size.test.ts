// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxListHeight, shiftBelow, shiftInto } from "./dropdown-size.ts";

describe("room for the list of a dropdown", () => {
  it("mini-cart.5 fills the viewport less a margin of 30 px", () => {
    expect(maxListHeight({ viewportPx: 800, panelTopPx: 60, panelPx: 900, listPx: 700 })).toBe(
      800 - 30 - 60 - 200,
    );
  });

  it("mini-cart.5 is never under 120 px", () => {
    expect(maxListHeight({ viewportPx: 300, panelTopPx: 60, panelPx: 900, listPx: 700 })).toBe(120);
  });

  it("mini-cart.5 does not depend on how high the list is now", () => {
    const px = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(px, px, px, px, px, (viewportPx, panelTopPx, restPx, onePx, otherPx) => {
        const maxHeight = (listPx: number) =>
          maxListHeight({ viewportPx, panelTopPx, panelPx: restPx + listPx, listPx });
        expect(maxHeight(onePx)).toBe(maxHeight(otherPx));
      }),
    );
  });
});

describe("a dropdown's place", () => {
  it("is its own where it is seen whole", () => {
    expect(shiftInto(800, { left: 100, right: 452 })).toBe(0);
  });

  it("is 8 px from the edge it would cross", () => {
    expect(shiftInto(800, { left: -40, right: 312 })).toBe(48);
    expect(shiftInto(800, { left: 500, right: 852 })).toBe(-60);
  });

  it("shows the left edge of a box that is too wide", () => {
    expect(shiftInto(300, { left: -20, right: 332 })).toBe(28);
  });
});

describe("a dropdown and its button", () => {
  const button = { left: 500, right: 560 };

  it("stand below each other where the dropdown's place is the button's", () => {
    expect(shiftBelow({ left: 208, right: 560 }, button)).toBe(0);
  });

  it("begin at the same edge where its element is wider than the button", () => {
    expect(shiftBelow({ left: 920, right: 1_272 }, button)).toBe(-420);
    expect(shiftBelow({ left: 8, right: 360 }, button)).toBe(200);
  });

  it("a cart without a button keeps its place", () => {
    expect(shiftBelow({ left: 8, right: 360 }, undefined)).toBe(0);
  });
});
