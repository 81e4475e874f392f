import { readRawCookies, writeRawCookie } from "#browser/cookies.ts";

/** The cookies of the tracking, without their prefix `sbjs_`. */
const GROUPS = [
  "current",
  "current_add",
  "first",
  "first_add",
  "session",
  "udata",
  "promo",
  "migrations",
] as const;
/** A cookie's name without its prefix; each cookie holds a group of values. */
export type CookieGroup = (typeof GROUPS)[number];

/** How cookies are written. */
export interface CookieOptions {
  /** 0 for a session cookie. */
  readonly minutes: number;
  /** For firewalls that mistake percent signs for an attack. */
  readonly isBase64: boolean;
  /** Default: what browsers keep. */
  readonly maxLength?: number;
}

const DELIMITER = "|||";
/** Browsers reject a cookie whose name and value exceed 4,096 bytes. */
const MAX_LENGTH = 4_000;
const MAX_PAIR_LENGTH = 2_048;

const cookieOf = (group: CookieGroup) => `sbjs_${group}`;

/** The pairs of each group as text, decoded once; empty without a cookie. */
export type GroupTexts = Readonly<Record<CookieGroup, string>>;

/** Reads all groups at once. */
export function readGroupTexts(): GroupTexts {
  const cookies = readRawCookies();
  const texts = GROUPS.map((group) => [group, textOf(cookies.get(cookieOf(group)) ?? "")]);
  return Object.fromEntries(texts) as GroupTexts;
}

/** The values of a group's text by their short keys. Never throws, whatever the cookie held. */
export const valuesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(DELIMITER).map((pair) => {
      const [key = "", ...value] = pair.split("=");
      return [key, decode(value.join("="))];
    }),
  );

/** A cookie's text, decoded once. Base64 is recognised by its alphabet. */
const textOf = (raw: string) => decode(/^[A-Za-z0-9+/]+$/.test(raw) ? fromBase64(raw) : raw);

/** Joins pairs as the library does; a `|` in a value is escaped. */
export const pack = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key}=${String(value).replaceAll("|", "%7C")}`)
    .join(DELIMITER);

/** Writes a group for the site's host and its subdomains. Long pairs are cut until the cookie fits. */
export function writeGroupText(group: CookieGroup, text: string, options: CookieOptions): void {
  const { minutes, isBase64, maxLength = MAX_LENGTH } = options;
  const pairs = text.split(DELIMITER);
  let value: string;
  let pairLength = MAX_PAIR_LENGTH;
  do {
    value = encode(pairs.map((pair) => shorten(pair, pairLength)).join(DELIMITER));
    if (isBase64) value = btoa(value).replace(/=+$/, "");
    pairLength *= 0.75;
  } while (value.length > maxLength && pairLength >= 1);
  writeRawCookie(cookieOf(group), value, { minutes, domain: domainOf(location.hostname) });
}

/** Removes all cookies of the tracking, for the host and for each of its parent domains. */
export function removeGroups(): void {
  const cookies = readRawCookies();
  for (const group of GROUPS.filter((name) => cookies.has(cookieOf(name)))) {
    const labels = location.hostname.split(".");
    const domains = labels.map((_, index) => `.${labels.slice(index).join(".")}`);
    for (const domain of [undefined, ...domains]) {
      writeRawCookie(cookieOf(group), "", { minutes: -1, domain });
    }
  }
}

/** The cookie's domain; none for IP addresses and hosts without a dot, because browsers reject it there. */
const domainOf = (host: string) =>
  /^[^.]*$|\.\d+$/.test(host) ? undefined : `.${host.replace(/^www\./, "")}`;

/** Lone surrogates, which only a forged cookie holds, would throw. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "")).replace(
    /[!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Text that is not UTF-8 is decoded byte by byte, as the library does.
    return unescape(text);
  }
}

function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return text;
  }
}

/** Cuts a pair without splitting a percent-encoded character. */
const shorten = (pair: string, maxLength: number) =>
  pair.length > maxLength
    ? pair.slice(0, maxLength).replace(/(%[C-F][\dA-F](%[89AB][\dA-F]){0,3})?(%[\dA-F]?)?$/i, "")
    : pair;
