import type { Placement } from "../markup.ts";
import type { Report } from "../problems/problems.ts";
import type { EndWait, Wait } from "./wait.ts";

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
      if (word === "media" && isQuery(argument)) return whenMediaMatches(argument, holds);
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

/**
 * Calls `holds` when a media query matches; one that does not parse never does.
 * @param text with its parentheses: `(min-width: 800px)`
 */
function whenMediaMatches(text: string, holds: () => void): EndWait {
  const query = matchMedia(text);
  const end = () => query.removeEventListener("change", check);
  const check = () => {
    if (!query.matches) return;
    end();
    holds();
  };
  query.addEventListener("change", check);
  check();
  return end;
}

const WORDS = /\b(?=(?:load|idle|visible|interaction|media)\b)/;

/** A contributor may write any number of words: later characters are ignored. */
const LONGEST = 500;

/** Splits `data-widget-on`: each known word with the text up to the next one. */
const partsOf = (words: string) =>
  words
    .slice(0, LONGEST)
    .split(WORDS)
    .map((part) => {
      const [word, ...rest] = part.trim().split(" ") as [string, ...string[]];
      return { word, argument: rest.join(" ") };
    });

/** Whether `media` has a query; one of features needs its brackets. */
const isQuery = (argument: string): boolean => /^[^:<=>]+$|\(/.test(argument);

/** The words of `data-widget-on` that mean nothing; only `media` takes an argument. */
export const unknownWords = (words: string): string[] =>
  partsOf(words).flatMap(({ word, argument }) => {
    if (!/^(load|idle|visible|interaction|media)$/.test(word)) return `${word} ${argument}`.trim();
    if (word === "media") return isQuery(argument) ? [] : `media ${argument}`.trim();
    return argument || [];
  });

/** A feature in brackets, with its value or alone. */
const FEATURE = /(?<![\w-])\([a-z-]+\s*(?::[^()]*)?\)/gi;

/** Features of `media` that this browser does not know, with brackets: a widget would wait for ever. */
const unknownFeatures = (words: string): string[] =>
  partsOf(words)
    .flatMap(({ word, argument }) => (word === "media" && argument.match(FEATURE)) || [])
    .filter((feature) => !matchMedia(feature).matches && !matchMedia(`not ${feature}`).matches);

/** Reports what of a widget's `data-widget-on` means nothing. */
export function reportWords(words: string, { name: widget, host: element }: Placement, report: Report): void {
  for (const word of unknownWords(words)) report({ code: "unknown-strategy", widget, word, element });
  for (const feature of unknownFeatures(words)) {
    const message = `data-widget-on waits for ${feature}, which this browser does not know, so the server markup stays`;
    report({ code: "widget", widget, message, element });
  }
}
