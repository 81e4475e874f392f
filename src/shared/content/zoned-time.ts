import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Moment } from "#runtime/controls.ts";

/** WordPress names the zone of a site without a city `UTC+2` or `UTC+5.5`. */
const UTC_OFFSET = /^\s*(?:(?:UTC|GMT)\s*)?([+-])(\d{1,2})(?::?(\d\d)|\.(\d+))?\s*$/i;

/** An offset as `+05:30`, which all that reads time zones knows; any other name as it is. */
function zoneOf(timeZone: string): string | undefined {
  const [, sign, hours = "", minutes, fraction] = UTC_OFFSET.exec(timeZone) ?? [];
  const rest = minutes ?? String(Math.round(Number(`0.${fraction ?? 0}`) * 60));
  return sign ? `${sign}${hours.padStart(2, "0")}:${rest.padStart(2, "0")}` : timeZone || undefined;
}

/** Whether dates can be read in a time zone: by its IANA name, or an offset such as `UTC+2` or `+05:30`; empty is the visitor's. */
export const isKnownZone = (timeZone: string): boolean =>
  !Number.isNaN(tzOffset(zoneOf(timeZone), new Date()));

const DAY_MS = 86_400_000;

/**
 * Converts a moment to ms since 1970. A time that the clocks skip is the first moment after the gap; of one that they repeat,
 * the first counts.
 * @param timeZone an IANA name or an offset such as `UTC+2` for dates without a zone; empty or unknown is the visitor's zone
 */
export function epochOf(moment: Moment, timeZone: string): number {
  if ("epochSeconds" in moment) return moment.epochSeconds * 1_000;
  const asUtc = Date.parse(`${moment.local}Z`);
  const zone = zoneOf(timeZone);
  const offsetAt = (epoch: number) => tzOffset(zone, new Date(epoch)) * 60_000;
  if (Number.isNaN(offsetAt(asUtc))) return Date.parse(moment.local);
  const offsets = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)];
  const [early = 0, late = 0] = offsets.map((offset) => asUtc - offset).sort((one, other) => one - other);
  const fits = [early, late].find((epoch) => epoch + offsetAt(epoch) === asUtc);
  return fits ?? endOfGap({ from: early, to: late }, offsetAt);
}

/** The moment at which the clocks go forward. */
function endOfGap({ from, to }: { from: number; to: number }, offsetAt: (epoch: number) => number): number {
  if (to - from <= 1) return to;
  const middle = Math.floor((from + to) / 2);
  return offsetAt(middle) === offsetAt(from)
    ? endOfGap({ from: middle, to }, offsetAt)
    : endOfGap({ from, to: middle }, offsetAt);
}
