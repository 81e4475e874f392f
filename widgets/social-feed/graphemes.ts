/** Characters as readers see them, as far as a pattern can tell. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?`;
const GRAPHEME = new RegExp(
  String.raw`\r\n|\p{RI}{2}|(?:${PICTURE}(?:\u200D${PICTURE})*|[^])[\p{M}\u{E0020}-\u{E007F}]*`,
  "gu",
);

/** A text in characters as readers see them: an emoji is one, and a letter with its accents. Reads no further than asked. */
export function* graphemes(text: string): Generator<string> {
  if ("Segmenter" in Intl) for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  else for (const [grapheme] of text.matchAll(GRAPHEME)) yield grapheme;
}
