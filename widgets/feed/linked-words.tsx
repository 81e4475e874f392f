import type { ReactNode } from "react";

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A text with its hashtags, mentions and links as links, as far as its network has named them. */
export function linkedWords(text: string, words: ReadonlyMap<string, string>): ReactNode {
  if (words.size === 0) return text;
  const known = [...words.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const parts = text.split(new RegExp(`(${known.join("|")})(?![\\p{L}\\p{N}_])`, "giu"));
  return parts.map((part, index) => {
    const address = index % 2 ? words.get(part.toLowerCase()) : undefined;
    if (address === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={address} rel="nofollow">
        {part}
      </a>
    );
  });
}
