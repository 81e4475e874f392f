import type { Unit } from "./remaining.ts";

/**
 * What a screen reader is told, politely and seldom: the two largest units that are left, and seconds only in
 * steps: of a minute where they stand for units that are hidden, of 30 and 10 at the end. The text changes, and so
 * is read, about once a minute.
 */
export function announcement(
  parts: ReadonlyMap<Unit, number>,
  labels: Readonly<Record<Unit, string>>,
): string {
  const left = [...parts]
    .map(([unit, amount]) => [unit, unit === "seconds" ? inSteps(amount) : amount] as const)
    .filter(([, amount]) => amount > 0);
  const [largest, next] = left;
  const isWorthTelling = next && (next[0] !== "seconds" || next[1] > 60);
  const told = [largest, isWorthTelling && next].filter((one) => !!one);
  return told.map(([unit, amount]) => `${amount} ${labels[unit]}`).join(", ");
}

/** So many seconds, rounded up. */
function inSteps(seconds: number): number {
  if (seconds > 30) return Math.ceil(seconds / 60) * 60;
  return seconds > 10 ? 30 : Math.min(seconds, 1) * 10;
}
