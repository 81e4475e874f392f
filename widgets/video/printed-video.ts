import { selectAll } from "#browser/selectors.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Settings } from "./settings.ts";

/** What the server has printed of a video. */
export interface PrintedVideo {
  /** The box that the player fills. */
  readonly box: HTMLElement;
  /** Players, or the places for them. */
  readonly players: readonly HTMLElement[];
  /** What stands in the place of a player that is not printed and has no picture. */
  readonly fallback: readonly HTMLElement[];
  /** The picture over the video, which a press takes away. */
  readonly overlay: HTMLElement | undefined;
  /** The button on it. */
  readonly button: HTMLElement | undefined;
  /** Where the video is; empty if nothing says it. */
  readonly address: string;
}

const ADDRESS = ["data-src", "data-lazy-load", "src", "href"];

const addressOf = (element: Element | undefined) =>
  ADDRESS.flatMap((name) => element?.getAttribute(name) || [])[0] ?? "";

/** Reads the server's elements of a video. */
export function readVideo(host: HTMLElement, { parts, videoUrl }: Settings): PrintedVideo {
  const find = (selector: string) => selectAll(host, selector) as HTMLElement[];
  const players = find(parts.printed);
  const [overlay] = find(parts.overlay);
  const fallback = overlay || players.length > 0 ? [] : find(parts.fallback);
  const [button = overlay] = find(parts.button);
  const [box = host] = find(parts.box);
  const said = [...players, ...(overlay ? [overlay] : [])].map(addressOf).find((address) => address);
  return { box, players, fallback, overlay, button, address: videoUrl || said || "" };
}

/** The video element that the server has printed. */
export const printedFile = ({ players }: PrintedVideo): HTMLVideoElement | undefined =>
  players.find((element): element is HTMLVideoElement => isTag(element, "video"));
