import { expect, it } from "vitest";
import { circlesIn } from "./dependencies.ts";

it.each([
  ["nothing", [[], [0], [1, 0]], []],
  ["itself", [[0], [0]], [0]],
  ["each other", [[1], [0], [0]], [0, 1]],
  ["two circles that meet in a row", [[1], [0, 2], [1], [2]], [0, 1, 2]],
  ["two circles, one behind the other", [[1], [0, 2], [3], [2], []], [0, 1, 2, 3]],
  ["a row that was visited before", [[1, 2], [], [1]], []],
])("a row that depends on %s: %j", (_words, dependencies, circles) => {
  expect([...circlesIn(dependencies)]).toEqual(circles);
});

it.each(["a chain", "a circle"])("of 1,000 rows in %s each is read a few times", (shape) => {
  let reads = 0;
  const row = (place: number): readonly number[] =>
    new Proxy(place < 999 ? [place + 1] : shape === "a circle" ? [0] : [], {
      get(list, key) {
        reads++;
        return Reflect.get(list, key) as unknown;
      },
    });
  const rows = Array.from({ length: 1_000 }, (_, place) => row(place));
  expect(circlesIn(rows).size).toBe(shape === "a circle" ? 1_000 : 0);
  expect(reads).toBeLessThan(20_000);
});
