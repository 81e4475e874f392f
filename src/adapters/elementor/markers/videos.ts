import { type BuilderSettings, builderSettings, sizeOf, switches } from "../../builder/element-settings.ts";
import { type NativeMarkers, widgetOf, YOUTUBE_ELEMENTS } from "./native-marker.ts";

const SKIN = {
  // The builder's style sheet gives the box its size.
  host: "",
  box: ".elementor-wrapper",
  player: "elementor-video-iframe",
  printed: ".elementor-video, .elementor-video-iframe",
  overlay: ".elementor-custom-embed-image-overlay",
  button: ".elementor-custom-embed-play",
};

const SWITCHES = ["autoplay", "play_on_mobile", "mute", "loop", "controls", "cc_load_policy", "lightbox"];

const numbers = ({ start, end }: BuilderSettings) => ({ start: sizeOf(start), end: sizeOf(end) });

function videoSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  const { video_type: type = "youtube" } = settings;
  return {
    ...numbers(settings),
    ...switches(settings, ...SWITCHES),
    // The editor cannot take Vimeo's away.
    ...(type === "vimeo" && { controls: true }),
    video_url: typeof type === "string" ? settings[`${type}_url`] : undefined,
    skin: SKIN,
  };
}

/** Of version 4: switches are true or false. */
function elementSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return {
    ...numbers(settings),
    ...Object.fromEntries(SWITCHES.map((key) => [key, settings[key] === true])),
    video_url: settings["source"],
  };
}

/** The server prints frames for these, which load with the page. */
const PRINTED = ["vimeo", "dailymotion", "videopress"].map(
  (type) => `[data-settings*='"video_type":"${type}"']`,
);
const VIDEO = widgetOf("video");

/** Videos. */
export const videos: NativeMarkers = () => [
  {
    selector: PRINTED.map((kind) => VIDEO + kind).join(", "),
    widget: "video",
    settings: videoSettings,
    on: "load",
  },
  {
    selector: VIDEO + PRINTED.map((kind) => `:not(${kind})`).join(""),
    widget: "video",
    settings: videoSettings,
  },
  { selector: YOUTUBE_ELEMENTS, widget: "video", settings: elementSettings },
];
