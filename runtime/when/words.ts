const WORDS = /\b(?=(?:load|idle|visible|interaction|media)\b)/;

/** A contributor may write any number of words: later characters are ignored. */
const LONGEST = 500;

/** Splits `data-widget-on`: each known word with the text up to the next one. */
export const partsOf = (words: string) =>
  words
    .slice(0, LONGEST)
    .split(WORDS)
    .map((part) => {
      const [word, ...rest] = part.trim().split(" ") as [string, ...string[]];
      return { word, argument: rest.join(" ") };
    });

/** The words of `data-widget-on` that mean nothing; only `media` takes an argument. */
export const unknownWords = (words: string): string[] =>
  partsOf(words).flatMap(({ word, argument }) => {
    if (!/^(load|idle|visible|interaction|media)$/.test(word)) return `${word} ${argument}`.trim();
    return word !== "media" && argument ? argument : [];
  });
