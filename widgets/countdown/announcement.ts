import type { Unit } from "./remaining.ts";

/**
 * What a screen reader is told, politely and seldom: the two largest units that are left, and seconds only in
 * steps (30, 10) of the last minute. The text changes, and so is read, about once a minute.
 */
export function spoken(parts: ReadonlyMap<Unit, number>, labels: Readonly<Record<Unit, string>>): string {
  const left = [...parts].filter(([, amount]) => amount > 0);
  const told = left.filter(([unit]) => unit !== "seconds").slice(0, 2);
  if (told.length) return told.map(([unit, amount]) => `${amount} ${labels[unit]}`).join(", ");
  const seconds = parts.get("seconds") ?? 0;
  const step = seconds > 30 ? 60 : seconds > 10 ? 30 : 10;
  return seconds > 0 ? `${step} ${labels.seconds}` : "";
}
