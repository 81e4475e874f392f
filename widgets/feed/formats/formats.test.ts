import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAtom } from "./atom.ts";
import { readBluesky } from "./bluesky.ts";
import { readJsonFeed } from "./json-feed.ts";
import { readMastodon } from "./mastodon.ts";
import type { ParsedFeed, ReadFormat } from "./parsed-feed.ts";
import { readRows } from "./rows.ts";
import { readRss } from "./rss.ts";
import { readWordpress } from "./wordpress.ts";

const FEED = "https://shop.example/journal/feed.xml";
const sample = (name: string) => readFileSync(`fixtures/feeds/${name}`, "utf8");
const parsed = (read: ReadFormat, text: string, address = FEED) => read(text, address) as ParsedFeed;
const first = (read: ReadFormat, text: string) => parsed(read, text).items[0];

describe("RSS", () => {
  const { items, problems } = parsed(readRss, sample("rss.xml"));

  it("gives title, address, text, author, date, tags and the picture of the content", () => {
    expect(problems).toEqual([]);
    expect(items).toHaveLength(8);
    expect(items[0]).toEqual({
      key: "shop.example/journal/loom",
      title: "The new loom has arrived",
      link: "https://shop.example/journal/loom/",
      text: "It took four people… Read more",
      author: "Ada",
      date: Date.UTC(2026, 2, 2, 9),
      tags: ["Weaving", "Workshop"],
      picture: {
        src: "https://shop.example/wp-content/uploads/loom-600x600.svg",
        alt: "The loom",
        width: 600,
        height: 600,
      },
      video: "",
      words: new Map(),
    });
  });

  it("reads HTML that is escaped as text, without its scripts, and the name in brackets behind an address of mail", () => {
    const [, felt] = items;
    expect([felt?.title, felt?.text, felt?.author]).toEqual([
      "Felt & fleece: what is what",
      "Felt is wool that was fulled.\n\nWarm\nDense",
      "Bela",
    ]);
    expect(felt?.picture).toMatchObject({ width: 600, height: 400 });
  });

  it("takes an id that is an address as link, a file as picture, and zones by their names", () => {
    expect(items[2]).toMatchObject({
      link: "https://shop.example/journal/mill/",
      picture: { src: "https://shop.example/wp-content/uploads/spindle-600x300.svg" },
      date: Date.UTC(2026, 0, 10, 17),
    });
  });

  it("reads RSS 1.0, whose items stand beside the channel, and names the next page", () => {
    const rdf =
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="d" xmlns="http://purl.org/rss/1.0/"><channel><title>C</title></channel><item><title>One</title><link>/1</link><dc:date>2026-01-01T00:00:00Z</dc:date></item></rdf:RDF>';
    expect(first(readRss, rdf)).toMatchObject({ title: "One", date: Date.UTC(2026, 0, 1) });
    const paged = '<rss xmlns:atom="a"><channel><atom:link rel="next" href="?page=2"/></channel></rss>';
    expect(parsed(readRss, paged)).toEqual({ items: [], problems: [], next: "?page=2" });
  });

  it("reads a feed with HTML's entities, a bare & and a byte order mark", () => {
    const feed =
      "\ufeff\n<rss><channel><item><title>Wool&nbsp;&amp; wood & more</title><link>/1</link></item></channel></rss>";
    expect(first(readRss, feed)?.title).toBe("Wool & wood & more");
  });

  it.each(["", "not xml", "<html><body>Log in</body></html>", "<rss><channel>", "{}", "<feed></feed>"])(
    "%j is none",
    (text) => {
      expect(readRss(text, FEED)).toBeUndefined();
    },
  );

  it("never lets entities grow: a document type is left out", () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title><link>/1</link></item></channel></rss>`;
    expect(first(readRss, bomb)?.title).not.toContain("aaaa");
  });
});

describe("Atom", () => {
  it("gives what each kind of text says, the address of the page, the file as picture, and the next page", () => {
    const { items, next } = parsed(readAtom, sample("atom.xml"));
    expect(items[0]).toMatchObject({
      title: "Wool & wood",
      link: "https://shop.example/notes/2",
      text: "Two materials.",
      author: "Ada",
      date: Date.UTC(2026, 2, 1, 8),
      tags: ["Wood", "wool"],
      picture: { src: "https://shop.example/pictures/2.jpg" },
    });
    expect(items[1]).toMatchObject({ text: "A bold word.", link: "https://shop.example/notes/1" });
    expect(next).toBe("/notes/atom.xml?page=2");
  });

  it("gives YouTube's videos with their pictures", () => {
    expect(first(readAtom, sample("youtube.xml"))).toMatchObject({
      title: "A spindle, step by step",
      text: "The oldest tool of the house.",
      video: "https://www.youtube.com/watch?v=XHOmBV4js_E",
      picture: { src: "https://i2.ytimg.com/vi/XHOmBV4js_E/hqdefault.jpg", width: 480, height: 360 },
    });
  });
});

describe("JSON", () => {
  it("JSON Feed gives HTML as text, its picture, each tag once, files of videos, and the next page", () => {
    const { items, next } = parsed(readJsonFeed, sample("json-feed.json"));
    expect(items[0]).toMatchObject({
      text: "Onions make yellow.\nMadder makes red.",
      picture: { src: "https://shop.example/pictures/dye.jpg", alt: "Skeins", width: 300, height: 200 },
      tags: ["Dyeing", "Plants"],
      author: "Ada",
    });
    expect(items[1]).toMatchObject({
      link: "https://elsewhere.example/film",
      author: "Bela",
      video: "https://shop.example/film.mp4",
    });
    expect(next).toBe("https://shop.example/micro/feed.json?page=2");
    expect(readRows(sample("json-feed.json"), FEED)?.items).toHaveLength(1);
  });

  it("a file of the site gives rows as the widget prints them, in a list or an object", () => {
    const row = {
      title: "One",
      link: "/1",
      text: "Text",
      date: "2026-01-01",
      tags: "a, b",
      picture: "/a.jpg",
      width: 30,
      height: 20,
    };
    for (const text of [JSON.stringify([row]), JSON.stringify({ items: [row] })])
      expect(first(readRows, text)).toMatchObject({
        title: "One",
        tags: ["a", "b"],
        picture: { width: 30 },
        link: "https://shop.example/1",
      });
    expect(readRows('{"posts":[]}', FEED)).toBeUndefined();
  });
});

describe("WordPress", () => {
  const address = "https://shop.example/wp-json/wp/v2/posts?per_page=20";

  it("gives posts with author, terms and a picture of a size that fits a column", () => {
    const { items, next } = parsed(readWordpress, sample("wordpress.json"), address);
    expect(items[0]).toMatchObject({
      title: "The carpenter’s bench",
      text: "Oak, older than the house & still straight. […]",
      author: "Ada",
      date: Date.UTC(2026, 1, 26, 9),
      tags: ["Wood & tools", "Oak"],
      picture: { alt: "The bench", width: 500, height: 400 },
    });
    expect(items[1]).toMatchObject({ title: "", text: "Without a title.", author: "" });
    expect(next).toBeUndefined();
  });

  it("goes on while pages are full, and ends where WordPress knows of no further page", () => {
    const posts = Array.from({ length: 20 }, (_, id) => ({
      link: `/${id}`,
      title: { rendered: `Post ${id}` },
    }));
    expect(parsed(readWordpress, JSON.stringify(posts), address).next).toBe(`${address}&page=2`);
    expect(parsed(readWordpress, JSON.stringify(posts), `${address}&page=2`).next).toBe(`${address}&page=3`);
    expect(readWordpress('{"code":"rest_post_invalid_page_number"}', address)).toEqual({
      items: [],
      problems: [],
    });
    expect(readWordpress('{"code":"rest_no_route"}', address)).toBeUndefined();
  });
});

describe("Mastodon", () => {
  const address = "https://social.example/api/v1/accounts/1/statuses?limit=20";

  it("an account leads to its statuses", () => {
    expect(parsed(readMastodon, sample("mastodon-account.json"))).toEqual({
      items: [],
      next: "/api/v1/accounts/109876543210/statuses?exclude_replies=true&limit=20",
      problems: [],
    });
    expect(readMastodon('{"error":"Record not found"}', address)).toBeUndefined();
    expect(readMastodon('{"id":"../../admin","acct":"x"}', address)).toBeUndefined();
  });

  it("gives statuses with the addresses of their hashtags and mentions, and the next page", () => {
    const { items, next } = parsed(readMastodon, sample("mastodon-statuses.json"), address);
    expect(items[0]).toMatchObject({
      text: "Red from madder, @ada!\n\n#Dyeing #Dyeings",
      author: "Islet workshop",
      picture: { alt: "A red scarf", width: 300, height: 500 },
      tags: ["dyeing"],
    });
    expect(Object.fromEntries(items[0]?.words ?? [])).toEqual({
      "#dyeing": "https://social.example/tags/dyeing",
      "@ada": "https://other.example/@ada",
      "@ada@other.example": "https://other.example/@ada",
    });
    expect(next).toBe(`${address}&max_id=113000000000000001`);
    expect(parsed(readMastodon, "[]", address).next).toBeUndefined();
  });

  it("shows a warning in place of what it warns of, and a boost as what was boosted", () => {
    const [, hidden, boost] = parsed(readMastodon, sample("mastodon-statuses.json"), address).items;
    expect([hidden?.text, hidden?.picture, hidden?.author]).toEqual(["A dead mouse", undefined, "islet"]);
    expect(boost).toMatchObject({
      author: "Bela",
      link: "https://other.example/@bela/7",
      video: "https://files.example/mill.mp4",
    });
  });
});

describe("Bluesky", () => {
  const address = "https://public.api.bsky.app/xrpc/app.bsky.feed.getAuthorFeed?actor=islet.example";

  it("gives posts with what their facets name by bytes, and the next page", () => {
    const { items, next } = parsed(readBluesky, sample("bluesky.json"), address);
    expect(items[0]).toMatchObject({
      link: "https://bsky.app/profile/islet.example/post/3kxyz",
      author: "Islet",
      tags: ["Wolle"],
      picture: { alt: "A hoodie", width: 400, height: 600 },
    });
    expect(Object.fromEntries(items[0]?.words ?? [])).toEqual({
      "@ada.example": "https://bsky.app/profile/did%3Aplc%3Aada",
      "#wolle": "https://bsky.app/hashtag/Wolle",
      "shop.example": "https://shop.example/",
    });
    expect(next).toBe(`${address}&cursor=2026-02-01T00%3A00%3A00Z`);
  });

  it("leaves out authors who want to be seen by people with an account only, and pictures that not everybody wants to see", () => {
    const { items } = parsed(readBluesky, sample("bluesky.json"), address);
    expect(items.map(({ text, picture }) => [text.slice(0, 9), picture === undefined])).toEqual([
      ["Überrasch", false],
      ["Read this", true],
    ]);
  });
});

describe("hostile items", () => {
  const row = (fields: object) => first(readRows, JSON.stringify([{ title: "One", ...fields }]));

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "vbscript:x",
    "https://[",
  ])("%s is neither link, picture nor video", (address) => {
    expect(row({ link: address, picture: address, video: address })).toMatchObject({
      link: "",
      picture: undefined,
      video: "",
    });
  });

  it("HTML in a text of JSON stays text", () => {
    expect(row({ text: "<img src=x onerror=alert(1)>" })?.text).toBe("<img src=x onerror=alert(1)>");
  });

  it("5 MB of text are cut, between two characters", () => {
    const item = row({ title: "🧶".repeat(600_000), text: `a${"🧶".repeat(700_000)}` });
    for (const [text, length] of [
      [item?.title, 300],
      [item?.text, 5_000],
    ] as const) {
      expect(text?.length).toBeLessThanOrEqual(length);
      expect(text?.length).toBeGreaterThan(length - 3);
      expect(text).toMatch(/🧶…$/u);
    }
  });

  it("characters that turn the direction of what follows are left out", () => {
    expect(row({ title: "a\u202eb\u0000c" })?.title).toBe("abc");
  });

  it.each(["soon", "", "99999999-01-01", null, 12, {}])("a date such as %j is none, and is told", (date) => {
    const { items, problems } = parsed(readRows, JSON.stringify([{ title: "One", date }]));
    expect(items[0]?.date).toBeUndefined();
    expect(problems).toEqual(["has no date that can be read in 1 of its entries, which come last"]);
  });

  it("of ten thousand entries the first 300 are read", () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      title: `Post ${index}`,
      date: "2026-01-01",
    }));
    const { items, problems } = parsed(readRows, JSON.stringify(rows));
    expect(items).toHaveLength(300);
    expect(problems).toEqual(["has more than 300 entries, of which the first are shown"]);
  });

  it("entries that hold nothing are left out and counted", () => {
    const { items, problems } = parsed(
      readRows,
      JSON.stringify([{}, { title: " " }, { title: "One", date: "2026-01-01" }, { link: "/x" }]),
    );
    expect([items.length, problems]).toEqual([1, ["has nothing to show in 3 of its entries"]]);
  });

  it("a picture of one pixel, which counts visits, is none; sizes that are none do not count", () => {
    expect(row({ picture: "/a.gif", width: 1, height: 1 })?.picture).toBeUndefined();
    expect(row({ picture: "/a.gif", width: -5, height: "1e9" })?.picture).toMatchObject({
      width: 0,
      height: 0,
    });
  });

  it("fields of other kinds count as missing", () => {
    for (const value of [null, 7, true, [], {}, [[]]]) {
      const fields = Object.fromEntries(
        ["link", "text", "author", "date", "tags", "picture", "alt", "video"].map((name) => [name, value]),
      );
      expect(row(fields)).toMatchObject({ title: "One", link: "", text: "", tags: [] });
    }
    for (const read of [readWordpress, readMastodon, readBluesky, readJsonFeed])
      for (const text of [
        "null",
        "1",
        '"a"',
        "[1,null,[]]",
        '{"feed":[null,{"post":7}]}',
        '{"version":"https://jsonfeed.org/version/1","items":[1,{"authors":7}]}',
      ])
        expect(() => read(text, "https://shop.example/")).not.toThrow();
  });
});
