import type { Changes } from "#dom/changes.ts";
import { createMark } from "./marks.ts";
import type { Playback } from "./playback.ts";
import type { Headline } from "./read-headline.ts";
import type { Settings } from "./settings.ts";

interface Highlight {
  readonly headline: Headline;
  readonly settings: Settings;
  readonly changes: Changes;
  readonly signal: AbortSignal;
  readonly wait: Playback["wait"];
  /** Whether it is drawn once only. */
  readonly isOnce: boolean;
}

/** When the mark begins to go, as a share of the time until it is drawn again. */
const ERASE_AFTER = 0.8;

/** Draws the mark, and erases and draws it again if the headline loops. */
export async function highlight({
  headline,
  settings,
  changes,
  signal,
  wait,
  isOnce,
}: Highlight): Promise<void> {
  const { title, words } = headline;
  const { marker, skin, highlightAnimationDuration: durationMs, highlightIterationDelay: delayMs } = settings;
  let mark: SVGElement | undefined;
  signal.addEventListener("abort", () => mark?.remove());
  const toggle = (names: readonly string[], isOn: boolean) => {
    for (const name of names) changes.toggleClass(title, name, isOn);
  };
  for (;;) {
    // A new element is drawn from its beginning.
    mark?.remove();
    mark = createMark(marker, durationMs);
    words.append(mark);
    toggle(skin.erased, false);
    toggle(skin.drawn, true);
    if (isOnce) return;
    await wait(durationMs + delayMs * ERASE_AFTER);
    toggle(skin.erased, true);
    await wait(delayMs * (1 - ERASE_AFTER));
  }
}
