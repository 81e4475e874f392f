import { readFileSync } from "node:fs";
import { ADDRESSES, DATES, SIZES, TEXTS } from "./feed-texts.ts";
import { hostileTexts } from "./hostile-texts.ts";

/** What a source may answer. */
export interface FeedCase {
  readonly kind: "feed" | "wordpress" | "mastodon" | "bluesky";
  readonly text: string;
  /** Where it came from. */
  readonly address: string;
}

const SITE = "https://feeds.example/blog/feed.xml?a=1";

const sample = (kind: FeedCase["kind"], file: string): FeedCase => ({
  kind,
  text: readFileSync(`fixtures/feeds/${file}`, "utf8"),
  address: SITE,
});

const picks = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
/** What XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const forXml = (text: string) =>
  escapeXml(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));

/** An item of a feed of JSON of which every field is somebody else's. */
const jsonItem = (text: string, index: number) => ({
  id: text,
  title: picks(TEXTS, index),
  url: text,
  content_html: text,
  author: { name: text },
  date_published: picks(DATES, index),
  tags: [text, picks(TEXTS, index + 3), text, 7],
  ...(index % 2 && { image: text }),
  attachments: [{ mime_type: "video/mp4", url: picks(ADDRESSES, index) }],
});

const row = (text: string, index: number) => ({
  ...{
    title: text,
    link: picks(ADDRESSES, index),
    text: picks(TEXTS, index),
    date: picks(DATES, index),
    author: text,
  },
  ...{
    tags: text,
    picture: picks(ADDRESSES, index + 1),
    alt: text,
    width: picks(SIZES, index),
    height: picks(SIZES, index + 1),
  },
  video: text,
});

const rssItem = (text: string, index: number) => `<item><title>${forXml(picks(TEXTS, index))}</title>
  <link>${forXml(text)}</link><guid isPermaLink="${String(index % 2 === 0)}">${forXml(text)}</guid>
  <description>${forXml(text)}</description><author>a@b.example (${forXml(text)})</author>
  <pubDate>${forXml(String(picks(DATES, index)))}</pubDate><category>${forXml(text)}</category>
  <enclosure type="image/png" url="${forXml(picks(ADDRESSES, index))}"/></item>`;

const atomEntry = (
  text: string,
  index: number,
) => `<entry><id>${forXml(text)}</id><title type="html">${forXml(text)}</title>
  <link href="${forXml(picks(ADDRESSES, index))}"/><link rel="enclosure" type="video/mp4" href="${forXml(text)}"/>
  <summary type="${index % 2 ? "html" : "text"}">${forXml(picks(TEXTS, index))}</summary><content type="html">${forXml(text)}</content>
  <author><name>${forXml(text)}</name></author><updated>${forXml(String(picks(DATES, index)))}</updated>
  <category term="${forXml(text)}"/></entry>`;

const post = (text: string, index: number) => ({
  ...{
    link: text,
    date_gmt: picks(DATES, index),
    title: { rendered: text },
    excerpt: { rendered: index % 2 ? "" : text },
  },
  content: { rendered: picks(TEXTS, index) },
  _embedded: {
    author: [{ name: text }],
    "wp:term": [[{ name: text }], text],
    "wp:featuredmedia": [
      {
        source_url: picks(ADDRESSES, index),
        alt_text: text,
        media_details: { width: picks(SIZES, index), height: 30 },
      },
    ],
  },
});

const status = (text: string, index: number) => ({
  ...{
    id: "1",
    uri: text,
    content: text,
    created_at: picks(DATES, index),
    spoiler_text: index % 5 ? "" : text,
  },
  account: { display_name: index % 2 ? "" : text, username: picks(TEXTS, index) },
  tags: [{ name: text }],
  media_attachments: [
    {
      type: picks(["image", "video", "audio"], index),
      preview_url: picks(ADDRESSES, index),
      url: text,
      description: text,
    },
  ],
});

const skeet = (text: string, index: number) => ({
  post: {
    ...{
      uri: `at://did/app.bsky.feed.post/${text}`,
      author: { handle: text, displayName: index % 2 ? "" : text },
    },
    record: { text, createdAt: picks(DATES, index), facets: [{ features: [{ tag: text }] }] },
    embed: {
      images: [
        {
          thumb: picks(ADDRESSES, index),
          alt: text,
          aspectRatio: { width: picks(SIZES, index), height: 40 },
        },
      ],
    },
    labels: index % 7 ? [] : [{ val: "porn" }],
  },
});

/** The texts in groups that one answer may hold. */
function* groups(texts: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < texts.length; start += 200) yield texts.slice(start, start + 200);
}

const feed = (text: string): FeedCase => ({ kind: "feed", text, address: SITE });
const json = (kind: FeedCase["kind"], value: unknown): FeedCase => ({
  kind,
  text: JSON.stringify(value),
  address: SITE,
});

/** Answers whose fields hold these texts. */
const answersOf = (some: readonly string[]): readonly FeedCase[] => [
  feed(`<rss><channel>${some.map(rssItem).join("")}</channel></rss>`),
  feed(`<feed xmlns="http://www.w3.org/2005/Atom">${some.map(atomEntry).join("")}</feed>`),
  json("feed", { version: "https://jsonfeed.org/version/1.1", items: some.map(jsonItem) }),
  json("wordpress", some.map(post)),
  json("mastodon", some.map(status)),
];

const plainAnswersOf = (some: readonly string[]): readonly FeedCase[] => [
  json("feed", some.map(row)),
  json("bluesky", { feed: some.map(skeet) }),
];

const texts = [...groups([...TEXTS, ...ADDRESSES, ...hostileTexts])];

/** Answers whose every field holds one of the hostile corpora, or what is often wrong; no field of them is HTML. */
export const plainCases: readonly FeedCase[] = texts.flatMap(plainAnswersOf);

const whole: readonly FeedCase[] = [
  sample("feed", "rss.xml"),
  sample("feed", "atom.xml"),
  sample("feed", "youtube.xml"),
  sample("feed", "json-feed.json"),
  sample("wordpress", "wordpress.json"),
  sample("mastodon", "mastodon-statuses.json"),
  sample("bluesky", "bluesky.json"),
];

const ENTITIES = '<!DOCTYPE rss [<!ENTITY a "b"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
const LATIN = '<?xml version="1.0" encoding="ISO-8859-1"?>';

const broken: readonly FeedCase[] = [
  feed("<html><body>no feed</body></html>"),
  feed("<rss><channel><item><title>a"),
  feed(`${ENTITIES}<rss><channel><item><title>&a;&x;c</title></item></channel></rss>`),
  feed(
    `${LATIN}<rss><channel><item><title>ü &nbsp; <![CDATA[<b>&nbsp;</b>]]></title></item></channel></rss>`,
  ),
  feed("[]"),
  feed('"text"'),
  feed(""),
  json("mastodon", { id: "12", acct: "a" }),
  json("wordpress", { code: "rest_post_invalid_page_number" }),
  {
    ...{ kind: "bluesky", address: SITE },
    text: String.raw`{"feed":[{"post":{"record":{"text":"half \ud83d, whole \ud83d\ude00"}}}]}`,
  },
];

/** Answers of all kinds, with HTML in them. */
export const allCases: readonly FeedCase[] = [
  ...whole,
  ...broken,
  ...texts.flatMap(answersOf),
  ...plainCases,
];
