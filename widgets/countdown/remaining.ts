/** Units a countdown can show, largest first. */
export type Unit = "days" | "hours" | "minutes" | "seconds";

const SECONDS_OF: Readonly<Record<Unit, number>> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

export const UNITS = Object.keys(SECONDS_OF) as readonly Unit[];

/**
 * Splits a time into the shown units, largest first. A hidden unit is counted in the next smaller one. The smallest unit
 * is rounded up, so zero means that the time is over.
 */
export function remaining(milliseconds: number, shown: readonly Unit[]): ReadonlyMap<Unit, number> {
  const smallest = SECONDS_OF[shown.at(-1) ?? "seconds"];
  let seconds = Math.ceil(Math.max(milliseconds, 0) / 1_000 / smallest) * smallest;
  return new Map(
    shown.map((unit) => {
      const amount = Math.floor(seconds / SECONDS_OF[unit]);
      seconds -= amount * SECONDS_OF[unit];
      return [unit, amount];
    }),
  );
}
