import { safeUrl } from "#browser/safe-url.ts";
import { type ProvidersVideo, providersVideo } from "#browser/video/video-id.ts";

/** A file, or a provider's video. */
export type VideoSource = { readonly file: string } | ProvidersVideo;

/** A host that nobody has allowed. */
interface Refused {
  readonly refusedHost: string;
}

/**
 * What plays the video that an address leads to; `undefined` if it leads to none.
 * @param hosts other hosts than the site's that the page configuration allows
 */
export function videoSource(link: string, hosts: readonly string[]): VideoSource | Refused | undefined {
  const known = providersVideo(link);
  // Others cannot be made to play behind the content.
  if (known?.provider.api?.greetings.length)
    return hosts.includes(known.provider.host) ? known : { refusedHost: known.provider.host };
  const file = safeUrl(link, "request", { hosts });
  if (file) return { file };
  const elsewhere = safeUrl(link, "link");
  const refusedHost = elsewhere && new URL(elsewhere).host;
  return refusedHost ? { refusedHost } : undefined;
}
