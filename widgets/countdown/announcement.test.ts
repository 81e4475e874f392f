import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcement } from "./announcement.ts";
import { remaining, UNITS, type Unit } from "./remaining.ts";

const labels = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" };
const SECONDS_OF = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };
const told = (seconds: number, ...units: Unit[]) =>
  announcement(remaining(seconds * 1_000, units), (unit) => labels[unit]);

/** What a sentence tells, in seconds, and how exactly. */
function heard(sentence: string) {
  const sizes = sentence.split(", ").map((part) => {
    const [amount, label = ""] = part.split(" ");
    const unitSeconds = SECONDS_OF[label.toLowerCase() as Unit];
    return { seconds: Number(amount) * unitSeconds, exactSeconds: Math.max(60, unitSeconds) };
  });
  const seconds = sizes.reduce((sum, one) => sum + one.seconds, 0);
  return { seconds, exactSeconds: sizes.at(-1)?.exactSeconds ?? 0 };
}

describe("what is said of a countdown", () => {
  it("is the two largest units that are left", () => {
    expect(told(90_061, ...UNITS)).toBe("1 Days, 1 Hours");
    expect(told(3_700, ...UNITS)).toBe("1 Hours, 1 Minutes");
    expect(told(5_400, "minutes", "seconds")).toBe("90 Minutes");
  });

  it("are seconds, by the minute, where they stand for units that are hidden", () => {
    expect(told(5_400, "seconds")).toBe("5400 Seconds");
    expect(told(5_399, "seconds")).toBe("5400 Seconds");
    expect(told(5_340, "seconds")).toBe("5340 Seconds");
    expect(told(90_000, "days", "seconds")).toBe("1 Days, 3600 Seconds");
  });

  it("are steps of the last minute, and nothing at the end", () => {
    expect([59, 31, 30, 11, 10, 1, 0].map((seconds) => told(seconds, ...UNITS))).toEqual([
      "60 Seconds",
      "60 Seconds",
      "30 Seconds",
      "30 Seconds",
      "10 Seconds",
      "10 Seconds",
      "",
    ]);
  });

  it("changes about once a minute and is right to the minute or the smaller unit told, whatever is shown beside seconds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 1e7 }),
        fc.subarray([...UNITS].slice(0, 3)),
        (seconds, others) => {
          const units: Unit[] = [...others, "seconds"];
          const sentences = Array.from({ length: 60 }, (_, passed) => told(seconds + 60 - passed, ...units));
          expect(new Set(sentences).size).toBeLessThanOrEqual(3);
          const { seconds: saidSeconds, exactSeconds } = heard(told(seconds, ...units));
          expect(Math.abs(saidSeconds - seconds)).toBeLessThan(exactSeconds);
        },
      ),
    );
  });
});
