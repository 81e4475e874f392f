import type { Player } from "#browser/video/player.ts";
import { animationButton, createPauseButton } from "#dom/pause-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Stops what plays automatically out of sight and in a hidden tab; without the player's controls it has a button that pauses. */
export function playWhereSeen(
  player: Player,
  { controls }: Settings,
  { context, signal }: { readonly context: WidgetContext; readonly signal: AbortSignal },
): void {
  const { host } = context;
  let isSeen = true;
  let isPaused = false;
  let wasPlaying = true;

  function update() {
    const isPlaying = isSeen && !isPaused && !document.hidden;
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    if (isPlaying) player.play();
    else player.pause();
  }

  watchView(host, { signal }, ({ isIntersecting }) => {
    isSeen = isIntersecting;
    update();
  });
  document.addEventListener("visibilitychange", update, { signal });
  if (controls) return;
  const { element } = createPauseButton(animationButton(context), (isNowPaused) => {
    isPaused = isNowPaused;
    update();
  });
  host.append(element);
  removeAtEnd(signal, element);
}
