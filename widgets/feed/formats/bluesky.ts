import { isRecord } from "#runtime/parse-json.ts";
import { itemOf } from "./item-of.ts";
import { type JsonRecord, parseAnswer, recordOf, recordsIn, stringOf } from "./json.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";

const SITE = "https://bsky.app";
/** Labels of what not everybody wants to see. */
const SENSITIVE = /^(?:porn|sexual|nudity|graphic-media|gore|!warn|!hide)$/;

const labelsOf = (record: JsonRecord) => recordsIn(record["labels"]).map(({ val }) => stringOf(val));

/** A part of a text by its bytes in UTF-8, as facets count. */
function createSlicer(text: string) {
  const bytes = new TextEncoder().encode(text);
  return ({ byteStart, byteEnd }: JsonRecord) =>
    new TextDecoder().decode(bytes.slice(Number(byteStart) || 0, Number(byteEnd) || 0));
}

/** Where a facet leads. */
function addressOf({ tag, did, uri }: JsonRecord): unknown {
  if (tag) return `${SITE}/hashtag/${encodeURIComponent(stringOf(tag))}`;
  return did ? `${SITE}/profile/${encodeURIComponent(stringOf(did))}` : uri;
}

/** The words of the text that lead elsewhere, and the tags among them. */
function facetsOf(record: JsonRecord) {
  const slice = createSlicer(stringOf(record["text"]).slice(0, 5_000));
  const facets = recordsIn(record["facets"]).flatMap((facet) =>
    recordsIn(facet["features"]).map((feature) => ({ word: slice(recordOf(facet["index"])), feature })),
  );
  return {
    words: facets.map(({ word, feature }) => [word, addressOf(feature)] as const),
    tags: facets.flatMap(({ feature }) => feature["tag"] ?? []),
  };
}

/** The picture of what a post has embedded, or of the page that it links to. */
function pictureOf(embed: JsonRecord) {
  const inner = isRecord(embed["media"]) ? embed["media"] : embed;
  const [image = isRecord(inner["external"]) ? inner["external"] : inner] = recordsIn(inner["images"]);
  const { width, height } = recordOf(image["aspectRatio"]);
  return { src: image["thumb"] ?? image["thumbnail"], alt: image["alt"], width, height };
}

function readPost({ post: given }: JsonRecord, address: string) {
  const post = recordOf(given);
  const author = recordOf(post["author"]);
  // Its author has asked not to be shown to people without an account.
  if (labelsOf(author).includes("!no-unauthenticated")) return undefined;
  const record = recordOf(post["record"]);
  const { words, tags } = facetsOf(record);
  const id = stringOf(post["uri"]);
  const profile = `${SITE}/profile/${encodeURIComponent(stringOf(author["handle"]))}`;
  const isSensitive = labelsOf(post).some((label) => SENSITIVE.test(label));
  return itemOf(
    {
      ...{ id, words, tags, text: record["text"] },
      link: `${profile}/post/${encodeURIComponent(id.split("/").at(-1) ?? "")}`,
      author: author["displayName"] || author["handle"],
      date: record["createdAt"],
      picture: isSensitive ? undefined : pictureOf(recordOf(post["embed"])),
    },
    address,
  );
}

/** Reads the posts of an author of Bluesky, as `app.bsky.feed.getAuthorFeed` answers them. */
export const readBluesky: ReadFormat = (text, address) => {
  const answer = parseAnswer(text);
  if (!isRecord(answer) || !Array.isArray(answer["feed"])) return undefined;
  const cursor = stringOf(answer["cursor"]);
  const next = new URL(address);
  next.searchParams.set("cursor", cursor);
  return {
    ...collectItems(recordsIn(answer["feed"]), (entry) => readPost(entry, address)),
    next: cursor ? next.href : undefined,
  };
};
