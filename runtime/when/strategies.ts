import { whenMatches } from "./media.ts";
import type { EndWait, Wait } from "./wait.ts";
import { partsOf } from "./words.ts";

export { unknownWords } from "./words.ts";

/**
 * Makes a strategy of any value of `data-widget-on`: it waits until every word holds; unknown words do not count.
 * `interaction` comes last, so that no event is held back while the widget waits for another word.
 * @param single the strategies of single words, which the entry holds
 */
export const strategyOf =
  (words: string, single: ReadonlyMap<string, Wait>): Wait =>
  (host, start) => {
    const parts = partsOf(words);
    const lastWait = parts.some(({ word }) => word === "interaction") && single.get("interaction");
    let missing = parts.length;
    let endLast: EndWait | void;

    function holds() {
      if (--missing) return;
      if (lastWait) endLast = lastWait(host, start);
      else start();
    }

    const ends = parts.map(({ word, argument }) => {
      if (word === "media") return whenMatches(argument, holds);
      const wait = word === "interaction" ? undefined : single.get(word);
      return wait ? wait(host, holds) : holds();
    });
    if (!missing && !lastWait) return undefined;
    return () => {
      // A word that holds later, as an idle moment does, counts on below 0.
      missing = 0;
      for (const end of ends) end?.();
      endLast?.();
    };
  };
