import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Moment } from "#runtime/controls.ts";

/**
 * Converts a moment to ms since 1970. A time that the clock skips in spring counts from the end of the gap.
 * @param timeZone an IANA name for dates without a zone; empty or unknown is the visitor's zone
 */
export function epochOf(moment: Moment, timeZone: string): number {
  if ("epochSeconds" in moment) return moment.epochSeconds * 1_000;
  const asUtc = Date.parse(`${moment.local}Z`);
  const offsetAt = (epoch: number) => tzOffset(timeZone || undefined, new Date(epoch)) * 60_000;
  if (Number.isNaN(offsetAt(asUtc))) return Date.parse(moment.local);
  const guess = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(guess);
}
