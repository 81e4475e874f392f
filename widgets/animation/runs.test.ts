import fc from "fast-check";
import { expect, it } from "vitest";
import { createRuns, type Direction, wholeLength } from "./runs.ts";

const once = { loop: false, numberOfTimes: 0, reverseAnimation: false };

/** The directions of all runs until the end, at most so many. */
function play(repeats: typeof once, most = 100): Direction[] {
  const runs = createRuns(repeats);
  const played: Direction[] = [1];
  for (let direction: Direction | 0 = 1; played.length < most; ) {
    direction = runs.next(direction);
    if (direction === 0) break;
    played.push(direction);
  }
  return played;
}

it.each([
  ["once", {}, [1]],
  ["forward and back without the loop", { reverseAnimation: true }, [1, -1]],
  ["so many times", { loop: true, numberOfTimes: 3 }, [1, 1, 1]],
  [
    "so many times, once forward and back each",
    { loop: true, numberOfTimes: 2, reverseAnimation: true },
    [1, -1, 1, -1],
  ],
  ["once, whatever the number, without the loop", { numberOfTimes: 5 }, [1]],
])("animation.2 an animation plays %s", (_how, repeats, expected) => {
  expect(play({ ...once, ...repeats })).toEqual(expected);
});

it("animation.2 an animation without a number of times has no end", () => {
  expect(play({ ...once, loop: true }, 50)).toHaveLength(50);
  expect(wholeLength(2, { ...once, loop: true })).toBe(Number.POSITIVE_INFINITY);
});

it("animation.2 it counts anew each time it starts, and moves as long as its runs take together", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      fc.boolean(),
      (numberOfTimes, loop, reverseAnimation) => {
        const repeats = { loop, numberOfTimes, reverseAnimation };
        const runs = createRuns(repeats);
        runs.next(-1);
        runs.reset();
        expect(play(repeats)).toHaveLength(wholeLength(1, repeats));
      },
    ),
  );
});
