// @vitest-environment node
import { expect, it } from "vitest";
import { median, pairedDifference, pairedRatio } from "./statistics.ts";

it("the median is the middle value, whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it("a slow round slows both sides and does not move the ratio", () => {
  expect(pairedRatio([11, 110, 11], [10, 100, 10])).toBeCloseTo(1.1);
  expect(pairedDifference([3, 30, 4], [2, 29, 3])).toBe(1);
});
