import type { Unit } from "./remaining.ts";

const DAY_MS = 86_400_000;

/** Whether nothing is announced: with days to go nobody needs to hear of each minute. */
export const isSilent = (leftMs: number): boolean => leftMs > DAY_MS;

/**
 * Returns the text for screen readers: the two largest units that are left. Seconds are rounded up to whole minutes, and
 * to 30 and 10 at the end, so the text changes, and is read, about once a minute.
 */
export function announcement(
  parts: ReadonlyMap<Unit, number>,
  labelOf: (unit: Unit, amount: number) => string,
): string {
  const remainingParts = [...parts]
    .map(([unit, amount]) => [unit, unit === "seconds" ? roundUp(amount) : amount] as const)
    .filter(([, amount]) => amount > 0);
  const [largest, next] = remainingParts;
  const includesNext = next && (next[0] !== "seconds" || next[1] > 60);
  const announced = [largest, includesNext && next].filter((part) => !!part);
  return announced.map(([unit, amount]) => `${amount} ${labelOf(unit, amount)}`).join(", ");
}

function roundUp(seconds: number): number {
  if (seconds > 30) return Math.ceil(seconds / 60) * 60;
  return seconds > 10 ? 30 : Math.min(seconds, 1) * 10;
}
