import cookies from "js-cookie";

/** How long and where a cookie counts. */
export interface CookieOptions {
  /** Until the browser closes when left out. */
  days?: number | undefined;
  path?: string | undefined;
}

/** The value of a cookie; null when it is not there, unreadable, or cookies are blocked. */
export function readCookie(name: string): string | null {
  // The library looks names up in an ordinary object, which knows `toString` too.
  const value: unknown = attempt(() => cookies.get(name));
  return typeof value === "string" ? value : null;
}

/** Writes a cookie for this site; blocked cookies change nothing. */
export function writeCookie(name: string, value: string, { days, path = "/" }: CookieOptions = {}): void {
  attempt(() =>
    cookies.set(name, value, { path, sameSite: "lax", ...(days === undefined ? {} : { expires: days }) }),
  );
}

/** Removes a cookie that was written with the same path. */
export function removeCookie(name: string, { path = "/" }: Pick<CookieOptions, "path"> = {}): void {
  attempt(() => cookies.remove(name, { path }));
}

/** How long and for which hosts a raw cookie counts. */
export interface RawCookieOptions {
  /** Until the browser closes when left out or 0; negative removes. */
  minutes?: number | undefined;
  /** With a dot before it: this host and those below it. Only the page's own host when left out. */
  domain?: string | undefined;
}

const MINUTES_OF_DAY = 1_440;
const asItStands = (text: string) => text;
const raw = cookies.withConverter({ read: asItStands, write: asItStands });

/** The text of a cookie as it stands, for grammars of their own; null when it is not there or cookies are blocked. */
export function readRawCookie(name: string): string | null {
  const value: unknown = attempt(() => raw.get(name));
  return typeof value === "string" ? value : null;
}

/** Writes a value that is encoded already, at path `/`; blocked cookies change nothing. */
export function writeRawCookie(
  name: string,
  value: string,
  { minutes, domain }: RawCookieOptions = {},
): void {
  const expires = minutes ? { expires: minutes / MINUTES_OF_DAY } : {};
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
