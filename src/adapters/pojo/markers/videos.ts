import type { Marker } from "#runtime/markup.ts";

const SKIN = { host: "", video: ":scope > .custom-video-background" };

/** The theme plays its videos muted and again and again, whatever the player's variables say. */
function backgroundSettings(host: HTMLElement) {
  const frame = Element.prototype.querySelector.call(host, ".pb-youtube-frame[data-videoid]");
  const variable = (name: string) => frame?.getAttribute(`data-${name}`) || undefined;
  const id = variable("videoid");
  return {
    background_background: "video",
    background_video_link: id && `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    background_video_start: variable("start"),
    background_video_end: variable("end"),
    background_play_on_mobile: variable("mobile_mode") !== "hide",
    skin: SKIN,
  };
}

/** Sections of the theme's builder with a video behind them. */
export const videos: readonly Marker[] = [
  { selector: "section.has-video-background", widget: "background-media", settings: backgroundSettings },
];
