import { readAtom } from "../formats/atom.ts";
import { readBluesky } from "../formats/bluesky.ts";
import { readJsonFeed } from "../formats/json-feed.ts";
import { readMastodon } from "../formats/mastodon.ts";
import type { ReadFormat } from "../formats/parsed-feed.ts";
import { readRows } from "../formats/rows.ts";
import { readRss } from "../formats/rss.ts";
import { readWordpress } from "../formats/wordpress.ts";
import type { Source } from "../settings.ts";
import type { FetchedText } from "./fetch-text.ts";

const FORMATS: Readonly<Record<Source["kind"], readonly ReadFormat[]>> = {
  feed: [readRss, readAtom, readJsonFeed, readRows],
  wordpress: [readWordpress],
  mastodon: [readMastodon],
  bluesky: [readBluesky],
};

const EXPECTED: Readonly<Record<Source["kind"], string>> = {
  feed: "RSS, Atom, JSON Feed or a list of rows",
  wordpress: "a list of posts of WordPress",
  mastodon: "an account or statuses of Mastodon",
  bluesky: "posts of Bluesky",
};

/** The ends of the last whole entry and of what is around it, by format. */
const ENDS = [
  ["</item>", "</channel></rss>"],
  ["</entry>", "</feed>"],
] as const;

/** What there is of a cut feed as XML that can be read: its whole entries. Other texts stay as they are. */
function mendCut(text: string): string {
  for (const [entry, rest] of ENDS) {
    const end = text.lastIndexOf(entry);
    if (end >= 0) return text.slice(0, end + entry.length) + rest;
  }
  return text;
}

/** Reads what a source has answered. @returns its items, or why there are none, as the end of a sentence */
export function readSource(kind: Source["kind"], { text, isCut, address }: FetchedText) {
  const whole = isCut ? mendCut(text) : text;
  for (const read of FORMATS[kind]) {
    const parsed = read(whole, address);
    if (!parsed) continue;
    return isCut
      ? { ...parsed, problems: ["is too long or too slow, and read in part", ...parsed.problems] }
      : parsed;
  }
  return isCut ? "is too long or too slow to be read" : `must be ${EXPECTED[kind]}`;
}
