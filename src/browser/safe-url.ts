/** What a URL is for; each use has its own schemes and hosts. */
export type UrlUse = "link" | "navigate" | "image" | "request" | "frame";

/** Where a URL may lead, and what a relative one starts from. */
export interface UrlOptions {
  /** Hosts (with the port if there is one) allowed beside the page's own. */
  hosts?: readonly string[] | undefined;
  /** Absolute base for relative URLs; the document's own when left out. */
  base?: string | undefined;
}

const RASTER_IMAGE = /^data:image\/(?:png|gif|jpeg|webp)[;,]/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The parsed, absolute form of a URL from outside the code, or null when that use may not have it
 * (security reference, rule 9).
 * - `link`: https, http, mailto, tel; any host.
 * - `image`: https, http, and data: of png, gif, jpeg or webp; any host.
 * - `navigate`, `request`: https or http of the page's own origin or a listed host.
 * - `frame`: https (http on loopback only) of a listed host.
 * A name and password in the URL are refused for everything but links.
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

/** Asked of a node of our own: markup such as `<embed name=baseURI>` shadows `document.baseURI`. */
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
