import { partsOf } from "./words.ts";

/** Words of `data-widget-on` that mean nothing; only `media` takes anything behind it. */
export const unknownWords = (words: string): string[] =>
  partsOf(words).flatMap(({ word, argument }) => {
    if (!/^(load|idle|visible|interaction|media)$/.test(word)) return `${word} ${argument}`.trim();
    return word !== "media" && argument ? argument : [];
  });
