import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Moment } from "#runtime/controls.ts";

/**
 * A moment in ms since 1970. A date without zone is read in `timeZone` (IANA name; empty or unknown: the
 * visitor's own). An hour that the clock skips counts from after the gap.
 */
export function epochOf(moment: Moment, timeZone: string): number {
  if ("epochSeconds" in moment) return moment.epochSeconds * 1_000;
  const asUtc = Date.parse(`${moment.local}Z`);
  const offsetAt = (epoch: number) => tzOffset(timeZone || undefined, new Date(epoch)) * 60_000;
  if (Number.isNaN(offsetAt(asUtc))) return Date.parse(moment.local);
  const guess = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(guess);
}
