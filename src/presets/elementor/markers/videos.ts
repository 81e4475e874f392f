import { query, queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import {
  type ElementorSettings,
  elementorSettings,
  sizeOf,
  switches,
} from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf, YOUTUBE_ELEMENTS } from "./selectors.ts";

const PARTS = {
  // Elementor's style sheet gives the box its size.
  host: "",
  box: ".elementor-wrapper",
  player: "elementor-video-iframe",
  printed: ".elementor-video, .elementor-video-iframe",
  overlay: ".elementor-custom-embed-image-overlay",
  button: ".elementor-custom-embed-play",
};

const SWITCHES = ["autoplay", "play_on_mobile", "mute", "loop", "controls", "cc_load_policy", "lightbox"];

const numbers = ({ start, end }: ElementorSettings) => ({ start: sizeOf(start), end: sizeOf(end) });

function videoSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const { video_type: type = "youtube" } = settings;
  return {
    ...numbers(settings),
    ...switches(settings, ...SWITCHES),
    // The editor cannot take Vimeo's away.
    ...(type === "vimeo" && { controls: true }),
    video_url: typeof type === "string" ? settings[`${type}_url`] : undefined,
    parts: PARTS,
  };
}

/** Of version 4: switches are true or false. */
function elementSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  return {
    ...numbers(settings),
    ...Object.fromEntries(SWITCHES.map((key) => [key, settings[key] === true])),
    video_url: settings["source"],
  };
}

const VIDEO = widgetOf("video");

/** Players that load with the page. */
const FRAMES = [
  "https://player.vimeo.com/video/",
  "https://dailymotion.com/embed/video/",
  "https://www.dailymotion.com/embed/video/",
  "https://videopress.com/embed/",
  "https://video.wordpress.com/embed/",
]
  .map((start) => `${VIDEO} iframe[src^="${start}"]`)
  .join();

/** Ends at once what providers have begun: the widget, which asks the visitor, starts where its video is seen. */
function holdFrames(signal: AbortSignal) {
  const ending = new AbortController();
  // A widget that has started gives its own changes back first.
  signal.addEventListener("abort", () => queueMicrotask(() => ending.abort()));
  const changes = createChanges(ending.signal);
  for (const frame of queryAll(document, FRAMES)) {
    // Another address would be an entry in the history of a frame that stays on the page.
    const place = document.createComment("");
    frame.replaceWith(place);
    changes.setAttribute(frame, "data-lazy-load", frame.getAttribute("src"));
    changes.setAttribute(frame, "src", "");
    place.replaceWith(frame);
  }
}

/** Of a file, browsers may play the sound only at the press itself. */
const PROVIDED = `${VIDEO}:not([role], [data-settings*='"video_type":"hosted"'])`;

/** A button on a picture that is found and pressed without script. */
const BUTTON =
  ".elementor-custom-embed-image-overlay > .elementor-custom-embed-play[role][tabindex][aria-label]";

/** The page would scroll: before its code, nothing else keeps the key from it. */
function keepSpace(event: KeyboardEvent) {
  if (event.key === " " && (event.target as Element).matches(BUTTON)) event.preventDefault();
}

/** Marks the videos that need nothing before the visitor is there. The role keeps early presses anywhere on the picture, not only on its button. */
function markPrinted(signal: AbortSignal) {
  const changes = createChanges(signal);
  for (const host of queryAll(document, PROVIDED)) {
    if (!query(host, BUTTON)) continue;
    changes.setAttribute(host, "role", "presentation");
    host.addEventListener("keydown", keepSpace, { signal });
  }
}

/** Videos. */
export const videos: NativeMarkers = ({ isEditor }, signal) => {
  if (!isEditor) {
    holdFrames(signal);
    markPrinted(signal);
  }
  const marker = { widget: "video", settings: videoSettings };
  return [
    { ...marker, selector: `${VIDEO}[role="presentation"]`, on: "interaction" },
    { ...marker, selector: VIDEO },
    { selector: YOUTUBE_ELEMENTS, widget: "video", settings: elementSettings },
  ];
};
