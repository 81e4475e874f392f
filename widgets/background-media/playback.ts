import { animationButton, createPauseButton } from "#dom/pause-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** When a background moves: while the visitor sees it, the tab is shown, and they have not paused it. */
export interface Playback {
  /** Resolves after so many ms, and not before the background moves. Stays pending once the widget has ended. */
  wait(delayMs: number): Promise<void>;
  /** Puts the button that pauses after an element, if it is not there yet. */
  offerPause(after: Element): void;
  /** Nothing moves any more, for good: takes the button away. */
  end(): void;
}

/**
 * Calls `change` whenever the background begins or ceases to move, first when it is seen.
 * @param isWanted whether the device may show it move
 */
export function createPlayback(
  context: WidgetContext,
  change: (isMoving: boolean) => void,
  isWanted = () => true,
): Playback {
  const { host, signal, after, listen, on } = context;
  const waiting = new Set<() => void>();
  let isSeen = false;
  let isPaused = false;
  let hasEnded = false;
  let wasMoving = false;

  const isMoving = () => isSeen && !isPaused && !hasEnded && !document.hidden && isWanted();

  function update() {
    if (isMoving() === wasMoving) return;
    wasMoving = isMoving();
    change(wasMoving);
    if (!wasMoving) return;
    for (const resume of waiting) resume();
    waiting.clear();
  }

  const { element: button } = createPauseButton(animationButton(context), (isNowPaused) => {
    isPaused = isNowPaused;
    update();
  });
  removeAtEnd(signal, button);
  listen(document, "visibilitychange", update);
  on("page/device_mode", update);
  watchView(host, { signal }, ({ isIntersecting }) => {
    isSeen = isIntersecting;
    update();
  });

  return {
    wait: (delayMs) =>
      new Promise((resolve) => {
        after(delayMs, () => (isMoving() ? resolve() : waiting.add(resolve)));
      }),
    offerPause(element) {
      if (!button.isConnected && !signal.aborted) element.after(button);
    },
    end() {
      hasEnded = true;
      button.remove();
      update();
    },
  };
}
