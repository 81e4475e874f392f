import { safeUrl } from "#browser/safe-url.ts";

/** Who would be contacted. */
export interface Service {
  /** Its usual name in lower case, by which consent plugins and permissions know it. */
  readonly id: string;
  /** Its name for visitors. */
  readonly name: string;
  /** Where the content is loaded from. */
  readonly host: string;
}

/** Domains, without their subdomains, and the names of their services. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["youtube.com", "YouTube"],
  ["youtube-nocookie.com", "YouTube"],
  ["youtu.be", "YouTube"],
  ["vimeo.com", "Vimeo"],
  ["dailymotion.com", "Dailymotion"],
  ["videopress.com", "VideoPress"],
  ["google.com", "Google"],
  ["openstreetmap.org", "OpenStreetMap"],
  ["facebook.com", "Facebook"],
  ["facebook.net", "Facebook"],
  ["instagram.com", "Instagram"],
  ["spotify.com", "Spotify"],
  ["soundcloud.com", "SoundCloud"],
]);

/** The service of another site's address; `undefined` for this site's own addresses and for what is none. */
export function serviceOf(address: string): Service | undefined {
  const url = safeUrl(address, "image");
  if (url === null || url.startsWith("data:")) return undefined;
  const { host, hostname, origin } = new URL(url);
  if (origin === location.origin) return undefined;
  const known = NAMES.get(hostname.split(".").slice(-2).join("."));
  return { id: (known ?? host).toLowerCase(), name: known ?? host, host };
}
