import { idle } from "./idle.ts";
import { interaction } from "./interaction.ts";
import { media } from "./media.ts";
import { visible } from "./visible.ts";
import { partsOf } from "./words.ts";
import type { ReleaseEvents, Strategy, Wait } from "./wait.ts";

/** Word of `data-widget-on` → strategy; every other word holds at once. */
const STRATEGIES = new Map<string, Strategy>(Object.entries({ idle, visible, media }));

/**
 * Waits until every word of `data-widget-on` holds; unknown words do not count. Interaction comes last: nothing is kept
 * from the browser for a widget that other words still keep away. Gives what lets kept events go, where any are kept.
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
