import { afterEach, describe, expect, it, vi } from "vitest";
import { elementOfKey } from "./element-of-key.ts";

/** Three elements at these places, each 100 px wide and 40 px tall. */
function elementsAt(places: readonly (readonly [left: number, top: number])[], dir = "ltr") {
  document.body.innerHTML = `<div style="direction: ${dir}">${places.map(() => "<p></p>").join("")}</div>`;
  return [...document.querySelectorAll("p")].map((element, index) => {
    const [left = 0, top = 0] = places[index] ?? [];
    vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(left, top, 100, 40));
    element.style.direction = dir;
    return element;
  });
}

const reached = (key: string, index: number, elements: readonly Element[]) =>
  elements.indexOf(elementOfKey(key, index, elements) as Element);

const row = [
  [0, 0],
  [100, 0],
  [200, 0],
] as const;
const rowRtl = [
  [200, 0],
  [100, 0],
  [0, 0],
] as const;
const column = [
  [0, 0],
  [0, 38],
  [0, 76],
] as const;

afterEach(() => vi.restoreAllMocks());

describe("arrow keys follow the layout", () => {
  it.each([
    ["a row", row, "ltr", { ArrowRight: 1, ArrowLeft: 2, ArrowDown: -1, ArrowUp: -1 }],
    ["a row from right to left", rowRtl, "rtl", { ArrowRight: 2, ArrowLeft: 1, ArrowDown: -1, ArrowUp: -1 }],
    [
      "a column whose lines overlap",
      column,
      "ltr",
      { ArrowRight: -1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: 2 },
    ],
  ])("in %s", (_what, places, dir, reaches) => {
    const elements = elementsAt(places, dir);
    for (const [key, index] of Object.entries(reaches))
      expect([key, reached(key, 0, elements)]).toEqual([key, index]);
  });

  it("Home and End lead to the ends, other keys nowhere, and one element has no neighbour", () => {
    const elements = elementsAt(row);
    expect(["Home", "End", "x"].map((key) => reached(key, 1, elements))).toEqual([0, 2, -1]);
    expect(reached("ArrowRight", 0, elements.slice(0, 1))).toBe(-1);
  });
});
