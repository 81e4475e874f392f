import { idle } from "./idle.ts";
import { interaction } from "./interaction.ts";
import { load } from "./load.ts";
import { media } from "./media.ts";
import { visible } from "./visible.ts";
import { partsOf } from "./words.ts";
import type { Settle, Strategy, Wait } from "./wait.ts";

/** Word of `data-widget-on` → strategy. */
const STRATEGIES = new Map<string, Strategy>(Object.entries({ load, idle, visible, interaction, media }));

/** Waits until every word of `data-widget-on` holds; unknown words do not count. Gives what lets kept events go, where any are kept. */
export async function whenWanted(words: string, wait: Omit<Wait, "argument">): Promise<Settle | undefined> {
  const settled = await Promise.all(
    partsOf(words).map(({ word, argument }) => (STRATEGIES.get(word) ?? load)({ ...wait, argument })),
  );
  const settles = settled.flatMap((settle) => settle ?? []);
  if (settles.length)
    return (replay) => {
      for (const settle of settles) settle(replay);
    };
}
