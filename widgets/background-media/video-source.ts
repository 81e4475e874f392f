import { safeUrl } from "#browser/safe-url.ts";
import { providerVideo } from "#browser/video-address.ts";
import type { Provider, VideoId } from "./provider.ts";
import { vimeo } from "./vimeo.ts";
import { youtube } from "./youtube.ts";

/** A file, or a provider's video. */
export type VideoSource =
  | { readonly file: string }
  | { readonly provider: Provider; readonly video: VideoId };

/** A host that nobody has allowed. */
interface Refused {
  readonly refusedHost: string;
}

const PROVIDERS = { youtube, vimeo };

/**
 * What plays the video that an address leads to; `undefined` if it leads to none.
 * @param hosts other hosts than the site's that the page configuration allows
 */
export function videoSource(link: string, hosts: readonly string[]): VideoSource | Refused | undefined {
  const video = providerVideo(link);
  if (video)
    return hosts.includes(video.host)
      ? { provider: PROVIDERS[video.provider], video }
      : { refusedHost: video.host };
  const file = safeUrl(link, "request", { hosts });
  if (file) return { file };
  const elsewhere = safeUrl(link, "link");
  const refusedHost = elsewhere && new URL(elsewhere).host;
  return refusedHost ? { refusedHost } : undefined;
}
