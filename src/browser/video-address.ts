/** A video at a provider that has a player for other sites. */
export interface ProviderVideo {
  readonly provider: "youtube" | "vimeo";
  /** The host of the player that does not track, or can be asked not to. */
  readonly host: string;
  readonly id: string;
  /** The key of a video that is not listed. */
  readonly hash?: string | undefined;
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[a-z]+\/)*(\d+)(?:\/([\da-f]+)|.*[?&]h=([\da-f]+))?/i;

/** The provider's video that an address leads to; `undefined` if it leads to none. */
export function providerVideo(address: string): ProviderVideo | undefined {
  const [, youtubeId] = YOUTUBE.exec(address) ?? [];
  if (youtubeId) return { provider: "youtube", host: "www.youtube-nocookie.com", id: youtubeId };
  const [, id, path, query] = VIMEO.exec(address) ?? [];
  return id ? { provider: "vimeo", host: "player.vimeo.com", id, hash: path ?? query } : undefined;
}
