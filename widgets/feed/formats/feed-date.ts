const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(Z|[+-]\d\d:?\d\d)?)?$/i;
const MAIL =
  /^(?:[a-z]+,? +)?(\d{1,2}) +([a-z]{3})[a-z]*\.? +(\d{4}|\d\d) +(\d{1,2}):(\d\d)(?::(\d\d))? *(Z|UTC?|GMT|[ECMP][SD]T|[+-]\d\d:?\d\d)?$/i;
const MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
/** Hours of the zones that have a name in mails, in summer; one less in winter. */
const ZONES: Readonly<Record<string, number>> = { E: -4, C: -5, M: -6, P: -7 };

/** The minutes by which a zone is ahead of UTC. */
function offsetOf(zone = ""): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (sign) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const [area = "", season] = zone.toUpperCase();
  return zone.length === 3 && area in ZONES ? ((ZONES[area] ?? 0) - (season === "S" ? 1 : 0)) * 60 : 0;
}

/** The year, month and day, which stand in another order in mails. */
function dayIn(text: string) {
  const iso = ISO.exec(text);
  if (iso) return { found: iso, year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const mail = MAIL.exec(text);
  if (!mail) return undefined;
  const [, day, name = "", year = ""] = mail;
  const century = year.length > 2 ? 0 : Number(year) < 50 ? 2_000 : 1_900;
  const month = MONTHS.indexOf(name.toLowerCase()) / 3 + 1;
  return { found: mail, year: Number(year) + century, month, day: Number(day) };
}

/**
 * ms since 1970 of a date by ISO 8601 or RFC 5322, without fractions of a second; `undefined` if it is none, or before 1970.
 * Without a zone it is in UTC. Other than `Date.parse`, it reads the same in every browser, and in PHP.
 */
export function feedDate(value: unknown): number | undefined {
  const read = typeof value === "string" ? dayIn(value.trim()) : undefined;
  if (!read) return undefined;
  const { found, year, month, day } = read;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(4, 7).map((part) => Number(part ?? 0));
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  if (year < 1_970 || !isDay || hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const time = midnight.getTime() + ((hours * 60 + minutes - offsetOf(found[7])) * 60 + seconds) * 1_000;
  return time > 0 && time < 4e12 ? time : undefined;
}
