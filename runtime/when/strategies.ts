import { idle } from "./idle.ts";
import { interaction } from "./interaction.ts";
import { media } from "./media.ts";
import { visible } from "./visible.ts";
import { partsOf } from "./words.ts";
import type { ReleaseEvents, Strategy, Wait } from "./wait.ts";

/** Word of `data-widget-on` → strategy; `load` and unknown words need no wait. */
const STRATEGIES = new Map<string, Strategy>(Object.entries({ idle, visible, media }));

/**
 * Waits until every word of `data-widget-on` holds; unknown words do not count. `interaction` comes last, so that no event
 * is held back while the widget waits for another word. Returns what replays the held events, if there are any.
 */
export async function whenWanted(
  words: string,
  wait: Omit<Wait, "argument">,
): Promise<ReleaseEvents | undefined> {
  const parts = partsOf(words);
  await Promise.all(
    parts.flatMap(({ word, argument }) => STRATEGIES.get(word)?.({ ...wait, argument }) ?? []),
  );
  if (!wait.signal.aborted && parts.some(({ word }) => word === "interaction")) return interaction(wait);
}
