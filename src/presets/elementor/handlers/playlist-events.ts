import { queryAll } from "#dom/query.ts";
import { elementorSettings } from "../../shared/element-settings.ts";
import { jQueryOf } from "../../shared/jquery.ts";

type Trigger = (target: object) => {
  trigger(name: string, values: readonly unknown[]): void;
};

/** Every video of a list; titles of sections are none. */
const VIDEOS = ".e-tab-content[data-video-url]";

/**
 * Tells scripts of the page, by jQuery on the body, what a video of a list does, as Elementor's own script does:
 * `videoStart`, `videoResume`, `videoPaused` and `videoEnded`.
 */
export function sendPlaylistEvents(
  video: HTMLVideoElement,
  {
    playlist,
    panel,
    signal,
  }: { readonly playlist: HTMLElement; readonly panel: HTMLElement; readonly signal: AbortSignal },
): void {
  let watchCount = 0;
  let isPaused = false;

  function tell(type: string) {
    const $ = jQueryOf() as Trigger | undefined;
    const videos = queryAll(playlist, VIDEOS);
    $?.(document.body).trigger("elementor-video-playList", [
      {
        event: { type, time: video.currentTime, element: $(playlist), trigger: "click", watchCount },
        tab: { name: "none", index: "none" },
        playlist: {
          name: elementorSettings(playlist)["playlist_title"],
          currentItem: videos.indexOf(panel) + 1,
          amount: videos.length,
        },
        video: {
          provider: "hosted",
          url: panel.dataset["videoUrl"],
          title: panel.dataset["videoTitle"],
          duration: panel.dataset["videoDuration"],
        },
      },
    ]);
  }

  const options = { signal };
  video.addEventListener(
    "play",
    () => {
      tell(isPaused ? "videoResume" : "videoStart");
      isPaused = false;
    },
    options,
  );
  video.addEventListener(
    "pause",
    () => {
      if (video.ended) return;
      isPaused = true;
      tell("videoPaused");
    },
    options,
  );
  video.addEventListener(
    "ended",
    () => {
      watchCount += 1;
      tell("videoEnded");
    },
    options,
  );
}
