import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

type Step = readonly [name: string, ...arguments_: unknown[]];

/** What happens on a site of its own, one after another, and what each of it answers; feed-site.php names the steps. */
function story(...steps: Step[]): readonly unknown[] {
  const [answer = ""] = callPhp(placedWidgets, [["feed_story", steps]]);
  return JSON.parse(answer) as readonly unknown[];
}

/** A page of posts that the site answers. */
type Posts = readonly [
  data: { readonly items: readonly unknown[]; readonly next_url?: string },
  headers: object,
];

const BLOG = "https://blog.example/feed.xml";
const rss = readFileSync("fixtures/feeds/rss.xml", "utf8");
const answers = (body: string, more: object = {}) => ({
  [BLOG]: { body, type: "application/rss+xml", ...more },
});
const DAY = 86_400;

/** A list of as many rows as wanted, the latest first, of which every second has a tag. */
const rows = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      title: `Post ${index}`,
      link: `/${index}`,
      date: new Date(1_700_000_000_000 - index * 1_000).toISOString(),
      tags: index % 2 ? ["Odd", "a,b"] : [],
    })),
  );

const form = (...sources: object[]): Step => ["form", sources];
const save: Step = ["form", [{ name: "Our blog", kind: "feed", address: BLOG }]];
const titles = (html: string) =>
  [...html.matchAll(/islet-feed__title"><a[^>]*>([^<]*)/g)].map(([, title]) => title);

describe.runIf(hasPhp)("feed sources of a site", () => {
  it("are asked when they are saved, and their first posts stand on the page, without a request for it", () => {
    const [, [sources], asked, page, requests] = story(
      ["network", answers(rss)],
      save,
      ["requests"],
      ["page", { feed: "our-blog", page_size: 3, look: "cards" }],
      ["requests"],
    ) as [unknown, [unknown], unknown, string, unknown];
    expect(sources).toEqual([{ id: "our-blog", name: "Our blog", kind: "feed", address: BLOG }]);
    expect(asked).toEqual([[BLOG, 10, 3, 2_000_001]]);
    expect(titles(page)).toEqual([
      "The new loom has arrived",
      "Felt &amp; fleece: what is what",
      "A visit to the mill",
    ]);
    const settings = /data-settings="([^"]*)"/.exec(page)?.[1]?.replaceAll("&quot;", '"') ?? "";
    expect(JSON.parse(settings)).toEqual({
      sources: [{ address: "/wp-json/islet/v1/feed/our-blog" }],
      look: "cards",
      page_size: 3,
    });
    expect(requests).toEqual([]);
  });

  it("are asked again by cron once an answer is old, and the page shows it from then on", () => {
    const later = rss.replace("The new loom has arrived", "The loom is sold");
    const [, , , fresh, , , old, events, , renewed] = story(
      ["network", answers(rss)],
      ["form", [{ name: "Blog", address: BLOG }]],
      ["wait", 600],
      ["cron"],
      ["wait", 600],
      ["network", answers(later)],
      ["page", { feed: "blog", page_size: 1 }],
      ["cron"],
      ["cron"],
      ["page", { feed: "blog", page_size: 1 }],
    ) as [unknown, unknown, unknown, number, unknown, unknown, string, number, unknown, string];
    expect(fresh).toBe(0);
    expect([titles(old), events, titles(renewed)]).toEqual([
      ["The new loom has arrived"],
      1,
      ["The loom is sold"],
    ]);
  });

  it.each([
    ["is gone", {}],
    ["answers with an error", answers("", { status: 500 })],
    ["answers with a page", answers(rss, { type: "text/html; charset=utf-8" })],
    ["answers with something else", answers("<html></html>")],
    ["has nothing to show", answers("<rss><channel></channel></rss>")],
  ])(
    "that no longer answer (%s) show what they have answered last, and since when it is old",
    (_, network) => {
      const [, , , , , , page, , , alive] = story(
        ["network", answers(rss)],
        ["form", [{ name: "Blog", address: BLOG }]],
        ["network", network],
        ["wait", 3 * DAY],
        ["page", { feed: "blog" }],
        ["cron"],
        ["page", { feed: "blog", page_size: 1 }],
        ["network", answers(rss)],
        ["cron"],
        ["page", { feed: "blog" }],
      ) as [unknown, unknown, unknown, unknown, unknown, unknown, string, unknown, unknown, string];
      expect(titles(page)).toEqual(["The new loom has arrived"]);
      expect(page).toContain(
        '<p class="islet-feed__updated">Last updated <time datetime="2027-01-15T10:00:00+02:00">',
      );
      // It is asked once a quarter of an hour.
      expect(alive).toContain("islet-feed__updated");
    },
  );

  it("give their posts to everybody in pages that caches may keep, merged by time, each once", () => {
    const other = "https://other.example/posts.json";
    const network = {
      [BLOG]: { body: rows(50), type: "application/json" },
      [other]: {
        body: rows(3).replace('"/0"', '"https://blog.example/0?utm_source=other"'),
        type: "application/json",
      },
    };
    const [, , first, last, unknown, choices] = story(
      ["network", network],
      form({ name: "Blog", address: BLOG }, { name: "Other", address: other }),
      ["rest", "blog,other", 1],
      ["rest", "all", 3],
      ["rest", "nothing", 1],
      ["choices"],
    ) as [unknown, unknown, Posts, Posts, unknown, unknown];
    const [data, headers] = first;
    expect(data.items).toHaveLength(20);
    expect(data.next_url).toBe("/wp-json/islet/v1/feed/blog,other?page=2");
    expect(headers).toEqual({ "Cache-Control": "public, max-age=300" });
    expect(Object.keys(last[0])).toEqual(["items"]);
    expect(last[0].items).toHaveLength(12);
    expect(unknown).toBe("error");
    expect(choices).toEqual([
      { value: "", label: "Posts that are written here" },
      { value: "blog", label: "Blog" },
      { value: "other", label: "Other" },
      { value: "all", label: "All sources, by time" },
    ]);
  });

  it("lead to further pages of their own host only, and no further than is kept", () => {
    const page = (next: string) => `{"items":${rows(40)},"next_url":"${next}"}`;
    const network = {
      [BLOG]: { body: page("?p=2"), type: "application/json" },
      [`${BLOG}?p=2`]: { body: page("//evil.example/"), type: "application/json" },
    };
    const [, , requests] = story(
      ["network", network],
      ["form", [{ name: "Blog", address: BLOG }]],
      ["requests"],
    ) as [unknown, unknown, unknown];
    expect(requests).toEqual([
      [BLOG, 10, 3, 2_000_001],
      [`${BLOG}?p=2`, 10, 3, 2_000_001],
    ]);
  });

  it("are read in part where they never end", () => {
    const endless = `<rss><channel>${"<item><title>One</title><link>/a</link></item>".repeat(60_000)}`;
    const [, , page] = story(
      ["network", answers(endless)],
      ["form", [{ name: "Blog", address: BLOG }]],
      ["page", { feed: "blog" }],
    ) as [unknown, unknown, string];
    expect(titles(page)).toEqual(["One"]);
  });

  it("show posts with a tag, and pictures of the site and of allowed hosts", () => {
    const body = JSON.stringify([
      { title: "A", tags: ["Wool"], picture: "https://pictures.example/a.png" },
      { title: "B", tags: ["felt"], picture: "https://tracker.example/b.png" },
      { title: "C", tags: ["FELT"], picture: "https://shop.example/c.png" },
    ]);
    const [, , page, all] = story(
      ["network", { [BLOG]: { body, type: "application/json" } }],
      ["form", [{ name: "Blog", address: BLOG }]],
      ["page", { feed: "blog", tag: "Felt" }],
      ["page", { feed: "blog" }],
    ) as [unknown, unknown, string, string];
    expect(page).not.toContain("Wool");
    expect(page).toMatch(/B<[^]*c\.png[^]*C</);
    expect(all).toContain("pictures.example/a.png");
    expect(all).not.toContain("tracker.example");
  });

  it("are addresses of the web without a password; others stay for mending, are told, and are never asked", () => {
    const wrong = [
      "javascript:alert(1)",
      "file:///etc/passwd",
      "https://user:pass@blog.example/",
      "ftp://a.example/",
      "<b>",
    ];
    const form = wrong.map((address, index) => ({ name: `Wrong ${index}`, address }));
    const [, [sources, errors, isStable], requests, choices] = story(
      ["network", {}],
      [
        "form",
        [...form, { name: " ", address: "" }, { name: "", address: "blog.example/feed.xml" }, "no row"],
      ],
      ["requests"],
      ["choices"],
    ) as [unknown, [{ address: string }[], string[], boolean], string[][], unknown[]];
    expect(sources.map(({ address }) => address)).toEqual([...wrong, "https://blog.example/feed.xml"]);
    expect(sources.at(-1)).toMatchObject({ id: "blog-example", name: "blog.example" });
    expect(errors).toHaveLength(wrong.length);
    expect(isStable).toBe(true);
    expect(requests.map(([address]) => address)).toEqual(["https://blog.example/feed.xml"]);
    expect(choices).toHaveLength(2);
  });

  it("keep their id under another name, share none, and leave nothing when they are removed", () => {
    const [, [three], [one], options, page] = story(
      ["network", answers(rss)],
      [
        "form",
        [
          { name: "Blög", address: BLOG },
          { name: "Blog", address: BLOG },
          { id: "all", address: BLOG },
        ],
      ],
      form({ id: "blog", name: "Journal", address: BLOG }, { id: "blog-2", address: BLOG, remove: "1" }),
      ["options"],
      ["page", { feed: "blog-2" }],
    ) as [unknown, [{ id: string }[]], [unknown], string[], string];
    expect(three.map(({ id }) => id)).toEqual(["bl-g", "blog", "blog-example"]);
    expect(one).toEqual([{ id: "blog", name: "Journal", kind: "feed", address: BLOG }]);
    expect(options).toEqual(["islet", "islet_feed_blog"]);
    expect(page).toBe("");
  });
});
