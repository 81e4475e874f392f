import { safeUrl } from "#browser/safe-url.ts";
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

const YOUTUBE =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[a-z]+\/)*(\d+)(?:\/([\da-f]+)|.*[?&]h=([\da-f]+))?/i;

function providersVideo(link: string): { provider: Provider; video: VideoId } | undefined {
  const [, youtubeId] = YOUTUBE.exec(link) ?? [];
  if (youtubeId) return { provider: youtube, video: { id: youtubeId } };
  const [, id, path, query] = VIMEO.exec(link) ?? [];
  return id ? { provider: vimeo, video: { id, hash: path ?? query } } : undefined;
}

/**
 * What plays the video that an address leads to; `undefined` if it leads to none.
 * @param hosts other hosts than the site's that the page configuration allows
 */
export function videoSource(link: string, hosts: readonly string[]): VideoSource | Refused | undefined {
  const known = providersVideo(link);
  if (known) return hosts.includes(known.provider.host) ? known : { refusedHost: known.provider.host };
  const file = safeUrl(link, "request", { hosts });
  if (file) return { file };
  const elsewhere = safeUrl(link, "link");
  const refusedHost = elsewhere && new URL(elsewhere).host;
  return refusedHost ? { refusedHost } : undefined;
}
