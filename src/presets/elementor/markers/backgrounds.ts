import {
  type ElementorSettings,
  elementorSettings,
  picked,
  sizeOf,
  switches,
} from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { BACKGROUNDS } from "./selectors.ts";

const PARTS = {
  // Elementor's style sheet gives such elements their place.
  host: "",
  video:
    ":scope > .elementor-background-video-container, :scope > .e-con-inner > .elementor-background-video-container",
  player: "elementor-background-video-embed",
  loading: "elementor-loading",
  slides: "elementor-background-slideshow",
  slide: "elementor-background-slideshow__slide",
  image: "elementor-background-slideshow__slide__image",
  zoom_in: "elementor-ken-burns elementor-ken-burns--in",
  zoom_out: "elementor-ken-burns elementor-ken-burns--out",
  zooming: "elementor-ken-burns--active",
};

const NUMBERS = [
  "background_video_start",
  "background_video_end",
  "background_slideshow_slide_duration",
  "background_slideshow_transition_duration",
];

function backgroundSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  return {
    ...picked(
      settings,
      "background_background",
      "background_video_link",
      "background_slideshow_gallery",
      "background_slideshow_slide_transition",
      "background_slideshow_ken_burns_zoom_direction",
    ),
    ...switches(
      settings,
      "background_play_once",
      "background_play_on_mobile",
      "background_slideshow_loop",
      "background_slideshow_lazyload",
      "background_slideshow_ken_burns",
    ),
    ...Object.fromEntries(NUMBERS.map((key) => [key, sizeOf(settings[key])])),
    parts: PARTS,
  };
}

/** Sections, columns and containers with a video or a slideshow behind them. */
export const backgrounds: NativeMarkers = () => [
  {
    selector: BACKGROUNDS,
    widget: "background-media",
    settings: backgroundSettings,
  },
];
