import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roomOf } from "./room.ts";

describe("room for the list of a dropdown", () => {
  it("mini-cart.5 fills the viewport less a margin of 30 px", () => {
    expect(roomOf({ viewportPx: 800, panelTopPx: 60, panelPx: 900, listPx: 700 })).toBe(800 - 30 - 60 - 200);
  });

  it("mini-cart.5 is never under 120 px", () => {
    expect(roomOf({ viewportPx: 300, panelTopPx: 60, panelPx: 900, listPx: 700 })).toBe(120);
  });

  it("mini-cart.5 does not depend on how high the list is now", () => {
    const px = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(px, px, px, px, px, (viewportPx, panelTopPx, restPx, onePx, otherPx) => {
        const room = (listPx: number) => roomOf({ viewportPx, panelTopPx, panelPx: restPx + listPx, listPx });
        expect(room(onePx)).toBe(room(otherPx));
      }),
    );
  });
});
