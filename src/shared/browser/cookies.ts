import cookies from "js-cookie";

/** The lifetime and path of a cookie. */
export interface CookieOptions {
  /** Without it the cookie lasts until the browser closes. */
  days?: number | undefined;
  path?: string | undefined;
}

/** Returns the value of a cookie; null if it is missing or unreadable, or if cookies are blocked. */
export function readCookie(name: string): string | null {
  // The library looks names up in an ordinary object, which has `toString` too.
  const value: unknown = attempt(() => cookies.get(name));
  return typeof value === "string" ? value : null;
}

/** Writes a cookie for this site, unless cookies are blocked. */
export function writeCookie(name: string, value: string, { days, path = "/" }: CookieOptions = {}): void {
  attempt(() =>
    cookies.set(name, value, { path, sameSite: "lax", ...(days === undefined ? {} : { expires: days }) }),
  );
}

/** Removes a cookie that has this path. */
export function removeCookie(name: string, { path = "/" }: Pick<CookieOptions, "path"> = {}): void {
  attempt(() => cookies.remove(name, { path }));
}

/** The lifetime and hosts of a raw cookie. */
export interface RawCookieOptions {
  /** Without it or with 0 the cookie lasts until the browser closes; a negative number removes it. */
  minutes?: number | undefined;
  /** With a leading dot: this host and its subdomains. Without it: the page's host only. */
  domain?: string | undefined;
}

const MINUTES_PER_DAY = 1_440;
const unchanged = (text: string) => text;
const raw = cookies.withConverter({ read: unchanged, write: unchanged });

/** The undecoded text of every cookie by name; none if cookies are blocked. Reading them asks the browser's own process. */
export const readRawCookies = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(attempt(() => raw.get()) ?? {}));

/** Writes an encoded value at path `/`, unless cookies are blocked. */
export function writeRawCookie(
  name: string,
  value: string,
  { minutes, domain }: RawCookieOptions = {},
): void {
  const expires = minutes ? { expires: minutes / MINUTES_PER_DAY } : {};
  attempt(() => raw.set(name, value, { ...expires, ...(domain && { domain }) }));
}

/** Reading `document.cookie` throws in sandboxed frames. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
