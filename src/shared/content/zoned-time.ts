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
  const isReached = (epoch: number) => epoch + offsetAt(epoch) >= asUtc;
  let [before, reached] = [asUtc - Math.max(...offsets), asUtc - Math.min(...offsets)];
  if (isReached(before)) return before;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (isReached(middle)) reached = middle;
    else before = middle;
  }
  return reached;
}
