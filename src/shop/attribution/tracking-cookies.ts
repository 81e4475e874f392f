import { readRawCookie, writeRawCookie } from "#browser/cookies.ts";

/** The cookies of the tracking, without their prefix `sbjs_` (clause order-attribution.5; reference: shop 11.3). */
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
export type Group = (typeof GROUPS)[number];

/** How cookies are written. */
export interface GroupOptions {
  /** Until the browser closes when 0. */
  readonly minutes: number;
  /** For firewalls that take percent signs for an attack. */
  readonly isBase64: boolean;
}

const DELIMITER = "|||";
/** Browsers drop a cookie whole whose name and value are longer than 4,096 bytes. */
const LONGEST = 4_000;
const LONGEST_PAIR = 2_048;

const cookieOf = (group: Group) => `sbjs_${group}`;

/** A group's pairs as text, decoded once; empty where there is none. Base64 is recognised by its alphabet. */
export function readText(group: Group): string {
  const raw = readRawCookie(cookieOf(group)) ?? "";
  return decode(/^[A-Za-z0-9+/]+$/.test(raw) ? fromBase64(raw) : raw);
}

/** A group's values by their short keys; empty where there is none. Never throws, whatever a cookie holds. */
export function readGroup(group: Group): ReadonlyMap<string, string> {
  const pairs = readText(group).split(DELIMITER);
  return new Map(
    pairs.map((pair) => {
      const [key = "", ...value] = pair.split("=");
      return [key, decode(value.join("="))];
    }),
  );
}

/** Pairs as the library joins them; a value cannot end its pair. */
export const pack = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key}=${String(value).replaceAll("|", "%7C")}`)
    .join(DELIMITER);

/** Writes a group for the site's host and the hosts below it; what is too long for a cookie is cut, not lost. */
export function writeText(group: Group, text: string, { minutes, isBase64 }: GroupOptions): void {
  const pairs = text.split(DELIMITER);
  let value: string;
  let longest = LONGEST_PAIR;
  do {
    value = encode(pairs.map((pair) => shortened(pair, longest)).join(DELIMITER));
    if (isBase64) value = btoa(value).replace(/=+$/, "");
    longest /= 2;
  } while (value.length > LONGEST && longest >= 1);
  writeRawCookie(cookieOf(group), value, { minutes, domain: domainOf(location.hostname) });
}

/** Removes every cookie of the tracking, whichever part of the host's name it was written for. */
export function removeGroups(): void {
  for (const group of GROUPS.filter((one) => readRawCookie(cookieOf(one)) !== null)) {
    const labels = location.hostname.split(".");
    const domains = labels.map((_, index) => `.${labels.slice(index).join(".")}`);
    for (const domain of [undefined, ...domains]) {
      writeRawCookie(cookieOf(group), "", { minutes: -1, domain });
    }
  }
}

/** Hosts without a dot and bare addresses take no domain: the cookie then counts for the host alone. */
const domainOf = (host: string) =>
  /^[^.]*$|\.\d+$/.test(host) ? undefined : `.${host.replace(/^www\./, "")}`;

/** Halves of characters, which only a forged cookie holds, would throw. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "")).replace(
    /[!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // What is no UTF-8 is read byte by byte, as the library does.
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

/** A pair cut so that no character is cut within its percent signs. */
const shortened = (pair: string, longest: number) =>
  pair.length > longest
    ? pair.slice(0, longest).replace(/(%[C-F][\dA-F](%[89AB][\dA-F]){0,3})?(%[\dA-F]?)?$/i, "")
    : pair;
