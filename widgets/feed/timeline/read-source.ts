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
import { mendCut } from "./mend-cut.ts";

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
