import type { Player, PlayerEvents } from "#browser/video/player.ts";
import { query } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface FileOptions {
  readonly url: string;
  /** Where it begins, in seconds. */
  readonly start: number;
  readonly isOnce: boolean;
  readonly classNames: readonly string[];
  readonly changes: Changes;
  readonly events: PlayerEvents;
}

function createVideo(box: HTMLElement, { isOnce, classNames }: FileOptions): HTMLVideoElement {
  const video = document.createElement("video");
  video.classList.add(...classNames);
  video.setAttribute("aria-hidden", "true");
  video.setAttribute("playsinline", "");
  video.loop = !isOnce;
  box.append(video);
  return video;
}

/** Plays a file without sound, in the `<video>` that the server printed in the box, or in a new one. */
export function createFilePlayer(
  box: HTMLElement,
  { signal, listen }: WidgetContext,
  options: FileOptions,
): Player {
  const { url, start, changes, events } = options;
  const printed = query<HTMLVideoElement>(box, "video");
  const video = printed ?? createVideo(box, options);
  changes.toggleClass(video, "islet-background-media__file", true);
  listen(video, "loadedmetadata", () => {
    if (start < video.duration) video.currentTime = start;
  });
  listen(video, "playing", events.playing);
  listen(video, "timeupdate", () => events.time(video.currentTime));
  listen(video, "ended", events.ended);
  listen(video, "error", () => events.failed(video.error?.message || `code ${video.error?.code}`));
  // Browsers play automatically only what has no sound.
  video.muted = true;
  changes.setAttribute(video, "src", url);
  signal.addEventListener("abort", () => {
    // The address has gone: this gives up what has been loaded.
    video.load();
    if (!printed) video.remove();
  });
  return {
    // What it rejects with is reported by an error, or is the visitor's choice: a phone that saves energy plays nothing.
    play: () => void video.play()?.catch(() => {}),
    pause: () => video.pause(),
    seek(seconds) {
      video.currentTime = seconds;
    },
  };
}
