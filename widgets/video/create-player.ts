import { createFramePlayer } from "#browser/video/frame-player.ts";
import type { Player, PlayerEvents } from "#browser/video/player.ts";
import type { ProvidersVideo } from "#browser/video/video-id.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A player; its element may not be on the page yet. */
export interface PlacedPlayer<Kind extends HTMLElement = HTMLElement> {
  readonly element: Kind;
  readonly player: Player;
}

/** How a player is made. */
export interface PlayerOptions {
  readonly settings: Settings;
  readonly context: WidgetContext;
  readonly title: string;
  readonly failed: (reason: string) => void;
}

/** Creates a frame for a provider's player, without its address. */
export function createProvidersPlayer(
  { provider }: ProvidersVideo,
  { settings, context, title, failed }: PlayerOptions,
): PlacedPlayer<HTMLIFrameElement> {
  const element = document.createElement("iframe");
  element.classList.add(...settings.parts.player);
  element.title = title;
  element.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // Players play nothing for a page that does not say where it is.
  element.referrerPolicy = "strict-origin-when-cross-origin";
  const events = { ...followEnd(settings, () => player), failed };
  const player = createFramePlayer(element, context, { provider, events });
  return { element, player };
}

/** Plays a file in the element that the server has printed, or in a new one. */
export function createFilePlayer(
  url: string,
  printed: HTMLVideoElement | undefined,
  { settings, context, title, failed }: PlayerOptions,
): PlacedPlayer<HTMLVideoElement> {
  const { listen } = context;
  const { start, controls, parts } = settings;
  const element = printed ?? document.createElement("video");
  if (!printed) {
    element.classList.add(...parts.player);
    element.setAttribute("playsinline", "");
    element.setAttribute("aria-label", title);
    element.controls = controls;
    element.src = url;
  }
  const player: Player = {
    // The browser may refuse, and the visitor may have paused it.
    play: () => void element.play()?.catch(() => {}),
    pause: () => element.pause(),
    seek(seconds) {
      element.currentTime = seconds;
    },
  };
  const events = followEnd(settings, () => player);
  if (start) player.seek(start);
  listen(element, "timeupdate", () => events.time(element.currentTime));
  listen(element, "ended", events.ended);
  listen(element, "error", () => failed(element.error?.message || `code ${element.error?.code}`));
  return { element, player };
}

/** Stops a video at its end time, or begins it again. A visitor who plays on after the end time may. */
function followEnd(
  { start, end, loop }: Pick<Settings, "start" | "end" | "loop">,
  player: () => Player,
): Omit<PlayerEvents, "failed"> {
  let isPast = false;

  function finish() {
    if (!loop) return player().pause();
    player().seek(start);
    player().play();
  }

  return {
    playing() {},
    time(seconds) {
      const wasPast = isPast;
      isPast = end > start && seconds >= end;
      if (isPast && !wasPast) finish();
    },
    ended() {
      if (loop) finish();
    },
  };
}
