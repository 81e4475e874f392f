/** The ends of the last whole entry and of what is around it, by format. */
const ENDS = [
  ["</item>", "</channel></rss>"],
  ["</entry>", "</feed>"],
] as const;

/** What there is of a cut feed as XML that can be read: its whole entries. Other texts stay as they are. */
export function mendCut(text: string): string {
  for (const [entry, rest] of ENDS) {
    const end = text.lastIndexOf(entry);
    if (end >= 0) return text.slice(0, end + entry.length) + rest;
  }
  return text;
}
