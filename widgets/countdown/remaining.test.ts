import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { remaining, UNITS, type Unit } from "./remaining.ts";

const HOUR = 3_600_000;
const split = (milliseconds: number, ...units: Unit[]) => Object.fromEntries(remaining(milliseconds, units));

describe("remaining time", () => {
  it("is split into the units shown, largest first", () => {
    expect(split(49 * HOUR + 61_000, "days", "hours", "minutes", "seconds")).toEqual({
      days: 2,
      hours: 1,
      minutes: 1,
      seconds: 1,
    });
  });

  it("rolls a hidden unit over into the next smaller one", () => {
    expect(split(49 * HOUR, "hours", "minutes")).toEqual({ hours: 49, minutes: 0 });
    expect(split(2 * 24 * HOUR, "minutes")).toEqual({ minutes: 2_880 });
  });

  it("counts what is smaller than the smallest unit as one whole: zero means the end", () => {
    expect(split(1, "days", "hours")).toEqual({ days: 0, hours: 1 });
    expect(split(0, "days", "hours")).toEqual({ days: 0, hours: 0 });
    expect(split(1_500, "seconds")).toEqual({ seconds: 2 });
  });

  it("is never negative", () => {
    expect(split(-5_000, "minutes", "seconds")).toEqual({ minutes: 0, seconds: 0 });
  });

  it("adds up again, whatever is shown", () => {
    const sizes = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.subarray([...UNITS], { minLength: 1 }),
        (ms, shown) => {
          const parts = remaining(ms, shown);
          const total = [...parts].reduce((sum, [unit, amount]) => sum + amount * sizes[unit], 0);
          const smallest = sizes[shown.at(-1) as Unit];
          expect(total * 1_000).toBeGreaterThanOrEqual(ms);
          expect(total - ms / 1_000).toBeLessThan(smallest);
        },
      ),
    );
  });
});
