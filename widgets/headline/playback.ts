import { animationButton, createPauseButton } from "#dom/pause-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { Changes } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** When a headline moves: from when the visitor has seen it, while they see it and have not paused it. */
export interface Playback {
  /** Resolves after so many ms, and not before the headline moves. Stays pending once the widget has ended. */
  wait(delayMs: number): Promise<void>;
  /** Resolves after so many ms: what has begun to change comes to its end. Stays pending once the widget has ended. */
  delay(delayMs: number): Promise<void>;
  /** Takes the button away: nothing moves any more. */
  end(): void;
}

/** A headline at the end of a page never comes higher in the window. */
const PATIENCE_MS = 1_000;

/** Calls `start` once the headline is in the window, not only at its lower edge. */
export function createPlayback(
  { context, title, changes }: { context: WidgetContext; title: HTMLElement; changes: Changes },
  start: () => void,
): Playback {
  const { host, signal, after, listen } = context;
  const waiting = new Set<() => void>();
  let isSeen = true;
  let isPaused = false;
  let isStarted = false;

  const isMoving = () => isSeen && !isPaused && !document.hidden;

  function update() {
    changes.toggleClass(host, "islet-headline--paused", !isMoving());
    if (!isMoving()) return;
    for (const resume of waiting) resume();
    waiting.clear();
  }

  const { element: button } = createPauseButton(animationButton(context), (isNowPaused) => {
    isPaused = isNowPaused;
    update();
  });

  function begin() {
    if (isStarted) return;
    isStarted = true;
    if (title === host) host.append(button);
    else title.after(button);
    removeAtEnd(signal, button);
    start();
  }

  listen(document, "visibilitychange", update);
  watchView(title, { margin: "0px 0px -100px 0px", signal }, (entry) => entry.isIntersecting && begin());
  watchView(title, { signal }, (entry) => {
    isSeen = entry.isIntersecting;
    update();
    if (isSeen && !isStarted) after(PATIENCE_MS, begin);
  });

  return {
    wait: (delayMs) =>
      new Promise((resolve) => {
        after(delayMs, () => (isMoving() ? resolve() : waiting.add(resolve)));
      }),
    delay: (delayMs) => new Promise((resolve) => void after(delayMs, resolve)),
    end: () => button.remove(),
  };
}
