import { expect, it } from "vitest";
import { isSwipe } from "./swipe.ts";

it("carousel.3 a swipe counts from 50 px, to either side", () => {
  expect([-50, -49, 49, 50].map(isSwipe)).toEqual([true, false, false, true]);
});
