// @vitest-environment node
import { expect, it } from "vitest";
import { isFilled, isSwitchOff, isSwitchOn } from "./response-switch.ts";

it.each([
  [true, [true, false, true]],
  ["true", [true, false, true]],
  [1, [true, false, true]],
  ["1", [true, false, true]],
  ["yes", [true, false, true]],
  [false, [false, true, false]],
  ["false", [false, true, false]],
  [0, [false, true, false]],
  ["0", [false, true, false]],
  ["no", [false, true, false]],
  ["", [false, true, false]],
  [null, [false, false, false]],
  [undefined, [false, false, false]],
  [[], [false, true, false]],
  ["Out of stock", [false, false, true]],
  [{}, [false, false, true]],
  [{ toString: null }, [false, false, true]],
  [[{ toString: 1, valueOf: 1 }], [false, false, true]],
])("a field that says %j is read in one way everywhere", (said, expected) => {
  expect([isSwitchOn(said), isSwitchOff(said), isFilled(said)]).toEqual(expected);
});
