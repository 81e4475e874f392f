import { createFilePlayer, type PlayerOptions } from "./create-player.ts";
import { playsByItself } from "./plays-by-itself.ts";
import { type PrintedVideo, printedFile } from "./printed-video.ts";
import type { Stage } from "./stage.ts";

interface FileOptions extends Omit<PlayerOptions, "failed"> {
  readonly printed: PrintedVideo;
  readonly stage: Stage;
}

/** Plays a file in the player that the server has printed, or in a new one. Returns what a press on the picture does. */
export function playFile(url: string, { printed, stage, ...options }: FileOptions): () => void {
  const { settings, context, title } = options;

  function failed(reason: string) {
    context.warn(`the video cannot be played: ${reason}`);
    // The link to the file may still be of use.
    if (printed.fallback.length > 0) stage.clear();
  }

  function show(isAutoplaying: boolean, isPressed: boolean) {
    const signal = stage.begin();
    const { element, player } = createFilePlayer(url, stage.isOverPage ? undefined : printedFile(printed), {
      ...options,
      failed,
    });
    stage.place(element, title);
    const wasMuted = element.muted;
    signal.addEventListener("abort", () => {
      player.pause();
      element.muted = wasMuted;
    });
    if (settings.mute || isAutoplaying) element.muted = true;
    if (isAutoplaying) stage.watchAutoplay(player);
    if (isPressed || isAutoplaying) player.play();
    if (isPressed) element.focus({ preventScroll: true });
  }

  if (!printed.overlay) show(playsByItself(settings, context), false);
  return () => show(false, true);
}
