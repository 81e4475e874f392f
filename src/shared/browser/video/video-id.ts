import { dailymotion } from "./dailymotion.ts";
import type { Provider, VideoId } from "./provider.ts";
import { videopress } from "./videopress.ts";
import { vimeo } from "./vimeo.ts";
import { youtube } from "./youtube.ts";

/** A provider's video. */
export interface ProvidersVideo {
  readonly provider: Provider;
  readonly video: VideoId;
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
/** Addresses of pages may carry anything; those of the player carry its variables. */
const VARIABLES = /\/embed\/[\w-]+\?([^#]*)/i;
/** A list that anybody may see: somebody's playlist, a channel's uploads, an album. */
const PLAYLIST = /[?&]list=((?:PL|UU|OLAK5uy_)[\w-]{8,64})(?![^&#])/;
const VIMEO =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[a-z]+\/)*(\d+)(?:\/([\da-f]+)|(?:\D.*)?[?&]h=([\da-f]+))?/i;
const DAILYMOTION = /^https?:\/\/(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/([\da-z]+)/i;
const VIDEOPRESS =
  /^https?:\/\/(?:www\.)?(?:videopress\.com\/(?:v|embed)|video\.wordpress\.com\/(?:v|embed))\/([\da-z]+)/i;

const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** A place in a video as addresses name it, `266`, `266s` or `4m26s`, in seconds; `undefined` if it names none. */
function secondsOf(place: string | null): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(place ?? "") ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

/** Where an address begins a video and ends it: in its query, or after `#` as at Vimeo. */
function placesIn(link: string): Pick<VideoId, "start" | "end"> {
  const fields = new URLSearchParams(link.replace(/^[^?#]*[?#]/, "").replace("#", "&"));
  const first = (...names: readonly string[]) =>
    names.map((name) => secondsOf(fields.get(name))).find((seconds) => seconds !== undefined);
  return { start: first("start", "t", "at"), end: first("end") };
}

/** The provider's video that an address leads to, however the address is written; `undefined` if it leads to none. */
export function providersVideo(link: string): ProvidersVideo | undefined {
  const found = videoOf(link);
  return found && { ...found, video: { ...found.video, ...placesIn(link) } };
}

function videoOf(link: string): ProvidersVideo | undefined {
  const [, youtubeId] = YOUTUBE.exec(link) ?? [];
  if (youtubeId) {
    const [variables, list] = [VARIABLES, PLAYLIST].map((part) => part.exec(link)?.[1]);
    return { provider: youtube, video: { id: youtubeId, variables, list } };
  }
  const [, vimeoId, path, query] = VIMEO.exec(link) ?? [];
  if (vimeoId) return { provider: vimeo, video: { id: vimeoId, hash: path ?? query } };
  const [, dailymotionId] = DAILYMOTION.exec(link) ?? [];
  if (dailymotionId) return { provider: dailymotion, video: { id: dailymotionId } };
  const [, guid] = VIDEOPRESS.exec(link) ?? [];
  return guid ? { provider: videopress, video: { id: guid } } : undefined;
}
