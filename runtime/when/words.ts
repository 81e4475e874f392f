const WORDS = /\b(?=(?:load|idle|visible|interaction|media)\b)/;

/** A contributor may write any number of words: what stands behind these characters does not count. */
const LONGEST = 500;

/** `data-widget-on` in parts: each word of ours with what stands behind it, up to the next one. */
export const partsOf = (words: string) =>
  words
    .slice(0, LONGEST)
    .split(WORDS)
    .map((part) => {
      const [word, ...rest] = part.trim().split(" ") as [string, ...string[]];
      return { word, argument: rest.join(" ") };
    });

/** Words of `data-widget-on` that mean nothing; only `media` takes anything behind it. */
export const unknownWords = (words: string): string[] =>
  partsOf(words).flatMap(({ word, argument }) => {
    if (!/^(load|idle|visible|interaction|media)$/.test(word)) return `${word} ${argument}`.trim();
    return word !== "media" && argument ? argument : [];
  });
