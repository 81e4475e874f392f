import { type Group, pack, readGroup, readText, writeText } from "./tracking-cookies.ts";
import type { Source } from "./visit-source.ts";

/** How long and how the tracking keeps what it knows. */
export interface Keeping {
  /** Months of 30 days that all but the session stays; less than a minute: until the browser closes. 0: the default. */
  readonly lifetime: number;
  /** Minutes without a page view that end a session; 0: the default. */
  readonly session: number;
  readonly base64: boolean;
  /** Gives each visitor a code of six digits. */
  readonly promoCode: boolean;
}

const MINUTES_OF_MONTH = 30 * 24 * 60;
const DEFAULT_MONTHS = 6;
const DEFAULT_SESSION_MINUTES = 30;
const NONE = "(none)";
/** The mark of a finished conversion in the library's own cookie: it converts no cookie that carries it. */
const CONVERTED = { "1418474375998": 1 };
const FIRST_CODE = 100_000;
const LAST_CODE = 999_999;

const lacks = (group: Group) => !readText(group);

/** Whether this page view may have a source of its own: within a visit to the shop it has none. */
export const mayHaveSource = (): boolean =>
  lacks("current") ||
  /[?&](utm_|[gy]clid)/.test(location.search) ||
  !`${document.referrer || location.origin}/`.startsWith(`${location.origin}/`);

/** Where this page view comes from; undefined where the source that is known stays. The rules come on use. */
export async function findSource(): Promise<Source | undefined> {
  const { sourceOf } = await import("./visit-source.ts");
  return sourceOf(
    { search: location.search, referrer: document.referrer, hostname: location.hostname },
    { hasSession: !lacks("session"), hasSource: !lacks("current") },
  );
}

/**
 * Writes down this page view: its source where it has one, the first source, pages, visits (reference: shop 11.3).
 * The order of writing is the library's.
 */
export function recordPageView(
  { lifetime, session, base64: isBase64, promoCode }: Keeping,
  source: Source | undefined,
): void {
  const write = (group: Group, text: string, minutes = (lifetime || DEFAULT_MONTHS) * MINUTES_OF_MONTH) =>
    writeText(group, text, { minutes: Math.trunc(minutes), isBase64 });

  const visits = counted("udata", "vst", lacks("session") ? 1 : 0);
  if (lacks("migrations")) write("migrations", pack(CONVERTED));
  if (source) {
    const entrance = pack({ fd: utcNow(), ep: location.href, rf: document.referrer || NONE });
    write("current_add", entrance);
    if (lacks("first_add")) write("first_add", entrance);
  }
  const current = source ? pack({ ...source }) : readText("current");
  write("current", current);
  if (lacks("first")) write("first", current);
  write("udata", pack({ vst: visits, uip: NONE, uag: navigator.userAgent }));
  write(
    "session",
    pack({ pgs: counted("session", "pgs", 1), cpg: location.href }),
    Math.trunc(session) || DEFAULT_SESSION_MINUTES,
  );
  if (promoCode && lacks("promo")) write("promo", pack({ code: randomCode() }));
}

/** A count so far and so many more; 1 where nothing is counted yet. */
function counted(group: Group, key: string, more: number): number {
  return lacks(group) ? 1 : (parseInt(readGroup(group).get(key) ?? "", 10) || 1) + more;
}

/** Such as `2026-01-31 09:05:00`. */
const utcNow = () => new Date().toISOString().slice(0, 19).replace("T", " ");

const randomCode = () => FIRST_CODE + Math.floor(Math.random() * (LAST_CODE - FIRST_CODE + 1));
