const WORDS = /\b(?=(?:load|idle|visible|interaction|media)\b)/;

/** `data-widget-on` in parts: each word of ours with what stands behind it, up to the next one. */
export const partsOf = (words: string) =>
  words.split(WORDS).map((part) => {
    const [word, ...rest] = part.trim().split(" ") as [string, ...string[]];
    return { word, argument: rest.join(" ") };
  });
