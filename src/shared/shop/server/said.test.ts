// @vitest-environment node
import { expect, it } from "vitest";
import { isNo, isNothing, isSaid, isYes } from "./said.ts";

it.each([
  [true, [true, false, false, true]],
  ["true", [true, false, false, true]],
  [1, [true, false, false, true]],
  ["1", [true, false, false, true]],
  ["yes", [true, false, false, true]],
  [false, [false, true, true, false]],
  ["false", [false, true, false, false]],
  [0, [false, true, false, false]],
  ["0", [false, true, false, false]],
  ["no", [false, true, false, false]],
  ["", [false, true, true, false]],
  [null, [false, false, true, false]],
  [undefined, [false, false, true, false]],
  [[], [false, true, true, false]],
  ["Out of stock", [false, false, false, true]],
])("a field that says %j is read in one way everywhere", (said, expected) => {
  expect([isYes(said), isNo(said), isNothing(said), isSaid(said)]).toEqual(expected);
});
