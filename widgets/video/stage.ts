import type { Player } from "#browser/video/player.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { PrintedVideo } from "./printed-video.ts";
import type { Settings } from "./settings.ts";

/** Where the video is shown; at most one player or notice is there at a time. */
export interface Stage {
  /** Whether the player is shown over the page, not in it. */
  readonly isOverPage: boolean;
  /** Ends with what is shown next. */
  begin(): AbortSignal;
  /** Puts a player into the box, or over the page. */
  place(element: HTMLElement, title: string): void;
  /** Stops what plays automatically where nobody sees it. */
  watchAutoplay(player: Player): void;
  /** Takes away what is shown: the server's picture is back. */
  clear(): void;
}

/** Creates the place for a video's player. What the server printed is hidden while a player is there. */
export function createStage(
  { box, players, fallback, overlay, address }: PrintedVideo,
  settings: Settings,
  context: WidgetContext,
): Stage {
  const { lightbox, aspectRatio } = settings;
  const isOverPage = lightbox && overlay !== undefined;
  let part = new AbortController();
  const clear = () => part.abort();
  context.signal.addEventListener("abort", clear);

  function hide(elements: readonly HTMLElement[]) {
    const changes = createChanges(part.signal);
    for (const element of elements) changes.setStyle(element, "display", "none");
  }

  function placeInline(element: HTMLElement) {
    hide([...players, ...(overlay ? [overlay] : [])].filter((printed) => printed !== element));
    if (element.isConnected) return;
    box.append(element);
    removeAtEnd(part.signal, element);
  }

  function placeOverPage(element: HTMLElement, title: string) {
    const { signal } = part;
    context.guard(async () => {
      const { openPlayer } = await context.load(() => import("./open-player.ts"));
      if (!signal.aborted)
        openPlayer(element, context, { title, address, aspectRatio, signal, closed: clear });
    });
  }

  function watchAutoplay(player: Player) {
    const { signal } = part;
    context.guard(async () => {
      const { playWhereSeen } = await context.load(() => import("./play-where-seen.ts"));
      if (!signal.aborted) playWhereSeen(player, settings, { context, signal });
    });
  }

  return {
    isOverPage,
    watchAutoplay,
    clear,
    begin() {
      clear();
      part = new AbortController();
      hide(fallback);
      return part.signal;
    },
    place(element, title) {
      if (isOverPage) placeOverPage(element, title);
      else placeInline(element);
    },
  };
}
