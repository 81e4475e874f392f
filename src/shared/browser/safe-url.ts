/** What a URL is for; each use has its own schemes and hosts. */
export type UrlUse = "link" | "navigate" | "image" | "request" | "frame";

export interface UrlOptions {
  /** Allowed hosts other than the page's, with the port if there is one. */
  hosts?: readonly string[] | undefined;
  /** Absolute base for relative URLs; the document's by default. */
  base?: string | undefined;
}

const RASTER_IMAGE = /^data:image\/(?:png|gif|jpeg|webp)[;,]/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns the absolute form of an untrusted URL, or null if the use does not allow it.
 * - `link`: https, http, mailto, tel; any host.
 * - `image`: https, http, and data: with png, gif, jpeg or webp; any host.
 * - `navigate`, `request`: https or http on the page's origin or a listed host.
 * - `frame`: https (http on loopback only) on a listed host.
 * Only links may contain a user name or password.
 */
export function safeUrl(value: unknown, use: UrlUse, options: UrlOptions = {}): string | null {
  const url = parseUrl(value, options.base);
  return url && isAllowed(url, use, options.hosts ?? []) ? url.href : null;
}

function parseUrl(value: unknown, base: string | undefined): URL | null {
  if (typeof value !== "string" || value === "") return null;
  try {
    return new URL(value, base ?? documentBase());
  } catch {
    return null;
  }
}

/** Read from a new node, because markup such as `<embed name=baseURI>` shadows `document.baseURI`. */
function documentBase(): string | undefined {
  return typeof document === "undefined" ? undefined : new Text().baseURI;
}

function isAllowed(url: URL, use: UrlUse, hosts: readonly string[]): boolean {
  const { protocol } = url;
  const isWeb = protocol === "https:" || protocol === "http:";
  if (use === "link") return isWeb || protocol === "mailto:" || protocol === "tel:";
  if (url.username || url.password) return false;
  if (use === "image") return isWeb || RASTER_IMAGE.test(url.href);
  const isListed = hosts.includes(url.host);
  if (use === "frame") return isListed && (protocol === "https:" || (isWeb && LOOPBACK.test(url.hostname)));
  return isWeb && (isListed || url.origin === globalThis.location?.origin);
}
