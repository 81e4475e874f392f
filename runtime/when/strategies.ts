import { idle } from "./idle.ts";
import { interaction } from "./interaction.ts";
import { load } from "./load.ts";
import { media } from "./media.ts";
import { visible } from "./visible.ts";
import type { Settle, Strategy, Wait } from "./wait.ts";

/** Word of `data-widget-on` → strategy. */
const STRATEGIES = new Map<string, Strategy>(Object.entries({ load, idle, visible, interaction, media }));

/** Before each word of ours; what follows it up to the next one is its argument. */
const WORDS = /\b(?=(?:load|idle|visible|interaction|media)\b)/;

/** Waits until every word of `data-widget-on` holds; unknown words are told and do not count. */
export async function whenWanted(
  words: string,
  wait: Omit<Wait, "argument">,
  unknown: (word: string) => void,
): Promise<Settle> {
  const settled = await Promise.all(
    words.split(WORDS).map((part) => {
      const [word = "", ...rest] = part.trim().split(" ");
      const argument = rest.join(" ");
      const strategy = STRATEGIES.get(word);
      if (!strategy) unknown(word);
      else if (argument && word !== "media") unknown(argument);
      return strategy ? strategy({ ...wait, argument }) : Promise.resolve(undefined);
    }),
  );
  return (replay) => {
    for (const settle of settled) settle?.(replay);
  };
}
