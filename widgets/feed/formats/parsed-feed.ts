import type { FeedItem } from "../feed-item.ts";

/** What a text of a source holds. */
export interface ParsedFeed {
  readonly items: readonly FeedItem[];
  /** Where the source goes on; a text of the source, to be checked before it is requested. */
  readonly next?: string | undefined;
  /** What could not be shown, each as the end of a sentence that begins with the source. */
  readonly problems: readonly string[];
}

/** Reads the text of a source; `undefined` if it is of another format. Never throws. */
export type ReadFormat = (text: string, address: string) => ParsedFeed | undefined;

/** More than anybody reads, of one answer. */
const MAX_ITEMS = 300;

/** Makes items of a source's entries, and says what is left out. */
export function collectItems<Entry>(
  entries: ArrayLike<Entry>,
  read: (entry: Entry) => FeedItem | undefined,
): Pick<ParsedFeed, "items" | "problems"> {
  const wanted = Array.from(entries).slice(0, MAX_ITEMS);
  const items = wanted.flatMap((entry) => read(entry) ?? []);
  const empty = wanted.length - items.length;
  const undated = items.filter(({ date }) => date === undefined).length;
  return {
    items,
    problems: [
      ...(entries.length > MAX_ITEMS
        ? [`has more than ${MAX_ITEMS} entries, of which the first are shown`]
        : []),
      ...(empty > 0 ? [`has nothing to show in ${empty} of its entries`] : []),
      ...(undated > 0 ? [`has no date that can be read in ${undated} of its entries, which come last`] : []),
    ],
  };
}
