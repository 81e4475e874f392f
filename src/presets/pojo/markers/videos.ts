import type { Marker } from "#runtime/markup.ts";

const PARTS = { host: "", video: ":scope > .custom-video-background" };

/** Where a player's variables are written; more would be no address. */
const LONGEST = 200;

/** The address of a frame's player, with all that its attributes say of it: the player knows its variables among them. */
function addressOf(frame: Element, id: string): string {
  const variables = new URLSearchParams();
  for (const { name, value } of frame.attributes)
    if (name.startsWith("data-") && value.length <= LONGEST) variables.set(name.slice("data-".length), value);
  return `https://www.youtube.com/embed/${encodeURIComponent(id)}?${variables.toString()}`;
}

/** The theme plays its videos muted and again and again, whatever the player's variables say. */
function backgroundSettings(host: HTMLElement) {
  const frame = Element.prototype.querySelector.call(host, ".pb-youtube-frame[data-videoid]");
  const variable = (name: string) => frame?.getAttribute(`data-${name}`) || undefined;
  const id = variable("videoid");
  return {
    background_background: "video",
    background_video_link: frame && id ? addressOf(frame, id) : undefined,
    background_video_start: variable("start"),
    background_video_end: variable("end"),
    background_play_on_mobile: variable("mobile_mode") !== "hide",
    parts: PARTS,
  };
}

/** Sections of the theme's builder with a video behind them. */
export const videos: readonly Marker[] = [
  { selector: "section.has-video-background", widget: "background-media", settings: backgroundSettings },
];
