import { idle } from "./idle.ts";
import { interaction } from "./interaction.ts";
import { media } from "./media.ts";
import { visible } from "./visible.ts";
import { partsOf } from "./words.ts";
import type { EndWait, ReleaseEvents, Strategy } from "./wait.ts";

/** Word of `data-widget-on` → strategy; `load` and unknown words need no wait. */
const STRATEGIES = new Map<string, Strategy>(Object.entries({ idle, visible, media }));

/**
 * Waits until every word of `data-widget-on` holds; unknown words do not count. `interaction` comes last, so that no event
 * is held back while the widget waits for another word. `start` gets what releases the held events, if there are any.
 * Returns what ends the wait, or nothing if it is over already.
 */
export function whenWanted(
  words: string,
  host: HTMLElement,
  start: (releaseEvents?: ReleaseEvents) => void,
): EndWait | undefined {
  const parts = partsOf(words);
  const isForInteraction = parts.some(({ word }) => word === "interaction");
  let missing = parts.length;
  let releaseEvents: ReleaseEvents | undefined;

  function holds() {
    if (--missing) return;
    if (isForInteraction) releaseEvents = interaction(host, () => start(releaseEvents));
    else start();
  }

  const ends = parts.map(({ word, argument }) => {
    const strategy = STRATEGIES.get(word);
    return strategy ? strategy(host, holds, argument) : holds();
  });
  if (!missing && !releaseEvents) return undefined;
  return () => {
    // A word that holds later, as an idle moment does, counts on below 0.
    missing = 0;
    for (const end of ends) end?.();
    releaseEvents?.();
  };
}
