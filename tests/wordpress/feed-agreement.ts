import type { FeedItem } from "../../widgets/feed/feed-item.ts";
import { readRows } from "../../widgets/feed/formats/rows.ts";
import { readSource } from "../../widgets/feed/timeline/read-source.ts";
import type { FeedCase } from "./feed-cases.ts";

/** What an item shows, as JSON. Rows carry no words that are links, no id without an address, and no half of a character. */
const shownOf = ({ key, words: _words, ...item }: FeedItem): string =>
  JSON.stringify({ ...item, ...(item.link && { key }) }).replaceAll(/\\ud[89a-f][\da-f]{2}/g, "\ufffd");

/** What the browser makes of an answer. */
export function inBrowser({ kind, text, address }: FeedCase): readonly string[] {
  const read = readSource(kind, { text, isCut: false, address });
  return typeof read === "string" ? ["none"] : read.items.map(shownOf);
}

/** What the browser makes of what the server has made of an answer. */
export const inServer = (rows: string): readonly string[] =>
  rows === "null" ? ["none"] : (readRows(rows, "https://shop.example/")?.items.map(shownOf) ?? []);
