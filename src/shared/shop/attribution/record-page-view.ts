import { type CookieGroup, type GroupTexts, pack, valuesOf, writeGroupText } from "./tracking-cookies.ts";
import type { Source } from "./visit-source.ts";

/** How the cookies of the tracking are written. */
export interface RecordOptions {
  /** Months of 30 days until all cookies but the session's expire; less than a minute: a session cookie. Not above 0: the default. */
  readonly lifetime: number;
  /** Minutes without a page view until a session ends; anything but a whole number above 0: the default. */
  readonly session: number;
  readonly base64: boolean;
  /** Whether each visitor gets a code of six digits. */
  readonly promoCode: boolean;
}

const MINUTES_PER_MONTH = 30 * 24 * 60;
const DEFAULT_MONTHS = 6;
const DEFAULT_SESSION_MINUTES = 30;
/**
 * A visit writes all cookies, and servers refuse every page once a visitor's exceed 8,192 bytes; the shop keeps 255 characters
 * of a value.
 */
const MAX_LENGTH = 1_000;

const NONE = "(none)";
/** The library converts old cookies unless it finds this mark. */
const CONVERTED = { "1418474375998": 1 };
const FIRST_CODE = 100_000;
const LAST_CODE = 999_999;

/** Whether this page view may have a new source: a link inside the site never makes one. */
export const mayHaveSource = ({ current }: GroupTexts): boolean =>
  !current ||
  /[?&](utm_|[gy]clid)/.test(location.search) ||
  !`${document.referrer || location.origin}/`.startsWith(`${location.origin}/`);

/** The source of this page view; undefined if the earlier one stays. Loads the rules' chunk. */
export async function findSource({ session, current }: GroupTexts): Promise<Source | undefined> {
  const { findVisitSource } = await import("./visit-source.ts");
  return findVisitSource(
    { search: location.search, referrer: document.referrer, hostname: location.hostname },
    { hasSession: session !== "", hasSource: current !== "" },
  );
}

/**
 * Writes this page view into the cookies, in the order of the shop's library.
 * @param earlier what they hold
 */
export function recordPageView(
  { lifetime, session, base64: isBase64, promoCode }: RecordOptions,
  earlier: GroupTexts,
  source: Source | undefined,
): void {
  const write = (
    group: CookieGroup,
    text: string,
    minutes = (lifetime > 0 ? lifetime : DEFAULT_MONTHS) * MINUTES_PER_MONTH,
  ) =>
    writeGroupText(group, text, {
      minutes: Math.trunc(minutes),
      isBase64,
      maxLength: MAX_LENGTH,
    });
  /** Writes what is not there yet, and shortens what is there and too long. */
  function keep(group: CookieGroup, text = "") {
    const kept = earlier[group];
    if (kept ? kept.length > MAX_LENGTH : text) write(group, kept || text);
  }

  const visits = countUp(earlier.udata, "vst", earlier.session ? 0 : 1);
  if (!earlier.migrations) write("migrations", pack(CONVERTED));
  const entry = source && pack({ fd: utcNow(), ep: location.href, rf: document.referrer || NONE });
  if (entry) write("current_add", entry);
  else keep("current_add");
  keep("first_add", entry);
  const current = source ? pack({ ...source }) : earlier.current;
  write("current", current);
  keep("first", current);
  write("udata", pack({ vst: visits, uip: NONE, uag: navigator.userAgent }));
  write(
    "session",
    pack({ pgs: countUp(earlier.session, "pgs", 1), cpg: location.href }),
    Number.isInteger(session) && session > 0 ? session : DEFAULT_SESSION_MINUTES,
  );
  if (promoCode && !earlier.promo) write("promo", pack({ code: randomCode() }));
}

/** The count in a group's text plus `increment`; 1 if there is no text yet. */
const countUp = (text: string, key: string, increment: number) =>
  text ? (parseInt(valuesOf(text).get(key) ?? "", 10) || 1) + increment : 1;

/** Such as `2026-01-31 09:05:00`. */
const utcNow = () => new Date().toISOString().slice(0, 19).replace("T", " ");

const randomCode = () => FIRST_CODE + Math.floor(Math.random() * (LAST_CODE - FIRST_CODE + 1));
