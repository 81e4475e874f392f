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

/** Reading `document.cookie` throws in sandboxed frames. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
