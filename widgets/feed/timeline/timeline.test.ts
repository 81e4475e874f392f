import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedItem } from "../feed-item.ts";
import type { Source } from "../settings.ts";
import { firstAddress } from "./first-address.ts";
import { createTimeline, mergeItems } from "./timeline.ts";

type Answer = string | Response | (() => Promise<Response> | Response);

let answers: Record<string, Answer> = {};
let asked: { url: string; credentials: RequestCredentials | undefined }[] = [];
let warnings: string[] = [];
let informed: string[] = [];
let ending = new AbortController();

const context = (allowedHosts: readonly string[] = []) =>
  ({
    page: { allowedHosts },
    signal: ending.signal,
    after(delayMs: number, run: () => void) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    warn: (text: string) => warnings.push(text),
    inform: (text: string) => informed.push(text),
  }) as unknown as Parameters<typeof createTimeline>[2];

const source = (address: string, kind: Source["kind"] = "feed"): Source => ({ kind, address });
const rows = (...days: readonly number[]) =>
  JSON.stringify(
    days.map((day) => ({
      title: `Day ${day}`,
      link: `/day/${day}`,
      date: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`,
    })),
  );
const all = () => true;
const titles = (items: readonly FeedItem[]) => items.map(({ title }) => title);

beforeEach(() => {
  [answers, asked, warnings, informed] = [{}, [], [], []];
  ending = new AbortController();
  history.replaceState(null, "", "/blog/");
  vi.stubGlobal("fetch", async (url: string, { credentials, signal }: RequestInit) => {
    asked.push({ url: url.replace(location.origin, ""), credentials });
    const answer = answers[url.replace(location.origin, "")];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    signal?.throwIfAborted();
    if (typeof answer === "string") return new Response(answer);
    return typeof answer === "function" ? await answer() : answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("several sources", () => {
  it("are one list by time, each post once, and are asked without cookies", async () => {
    answers = { "/a.json": rows(9, 5, 1), "/b.json": rows(7, 5) };
    const { items, hasMore } = await createTimeline(
      [source("/a.json"), source("/b.json")],
      [],
      context(),
    ).take(9, all);
    expect(titles(items)).toEqual(["Day 9", "Day 7", "Day 5", "Day 1"]);
    expect([hasMore, warnings, asked.map(({ credentials }) => credentials)]).toEqual([
      false,
      [],
      ["omit", "omit"],
    ]);
  });

  it("are asked for further pages only as far as what is shown needs them, and in order", async () => {
    const paged = (text: string, next: string) =>
      JSON.stringify({ items: JSON.parse(text) as unknown, next_url: next });
    answers = {
      "/a.json": paged(rows(20, 19), "/a2.json"),
      "/a2.json": paged(rows(18, 17), "/a3.json"),
      "/a3.json": rows(2),
      "/b.json": paged(rows(10, 9), "/b2.json"),
      "/b2.json": rows(1),
    };
    const timeline = createTimeline([source("/a.json"), source("/b.json")], [], context());
    expect(titles((await timeline.take(2, all)).items).slice(0, 2)).toEqual(["Day 20", "Day 19"]);
    expect(asked.map(({ url }) => url)).toEqual(["/a.json", "/b.json"]);
    expect(titles((await timeline.take(4, all)).items).slice(0, 4)).toEqual([
      "Day 20",
      "Day 19",
      "Day 18",
      "Day 17",
    ]);
    expect(asked.map(({ url }) => url)).not.toContain("/b2.json");
    const last = await timeline.take(9, all);
    expect([titles(last.items), last.hasMore]).toEqual([
      ["Day 20", "Day 19", "Day 18", "Day 17", "Day 10", "Day 9", "Day 2", "Day 1"],
      false,
    ]);
  });

  it("whose next page is the same one for ever end", async () => {
    answers = { "/a.json": JSON.stringify({ items: [], next_url: "/a.json" }) };
    expect((await createTimeline([source("/a.json")], [], context()).take(5, all)).hasMore).toBe(false);
    let page = 0;
    vi.stubGlobal(
      "fetch",
      async () => new Response(JSON.stringify({ items: [], next_url: `/a.json?${++page}` })),
    );
    await createTimeline([source("/a.json")], [], context()).take(5, all);
    expect(page).toBeLessThan(20);
  });

  it("one that fails leaves the others, is told once in one sentence, and is asked again the next time", async () => {
    answers = { "/a.json": rows(3), "/b.json": () => new Response("", { status: 500 }) };
    const timeline = createTimeline([source("/a.json"), source("/b.json")], [], context());
    const { items, hasFailed, hasMore } = await timeline.take(5, all);
    expect([titles(items), hasFailed, hasMore]).toEqual([["Day 3"], true, true]);
    expect(warnings).toEqual([
      "settings.sources[1] (/b.json) answers with status 500; its items are missing",
    ]);
    answers["/b.json"] = rows(4);
    expect(titles((await timeline.take(5, all)).items)).toEqual(["Day 4", "Day 3"]);
    expect(warnings).toHaveLength(1);
  });
});

describe("what a source may be", () => {
  it("of another host only if the page configuration allows it; nothing is requested else", async () => {
    const other = "https://feeds.example/a.json";
    const refused = await createTimeline([source(other)], [], context()).take(5, all);
    expect([refused.hasMore, refused.hasFailed, asked]).toEqual([false, false, []]);
    expect(informed).toEqual([
      `settings.sources[0] (${other}) is not fetched, because allowed_hosts of #islet-config does not name feeds.example`,
    ]);
    answers = { [other]: rows(1) };
    expect(
      (await createTimeline([source(other)], [], context(["feeds.example"])).take(5, all)).items,
    ).toHaveLength(1);
  });

  it("a next page on a host that is not allowed is not requested either", async () => {
    answers = { "/a.json": JSON.stringify({ items: [], next_url: "https://evil.example/" }) };
    await createTimeline([source("/a.json")], [], context()).take(5, all);
    expect(asked.map(({ url }) => url)).toEqual(["/a.json"]);
  });

  it("a redirect to such a host is not read", async () => {
    answers = {
      "/a.json": () =>
        Object.defineProperty(new Response(rows(1)), "url", { value: "https://evil.example/" }),
    };
    expect((await createTimeline([source("/a.json")], [], context()).take(5, all)).items).toEqual([]);
    expect(warnings[0]).toContain("leads to a host that allowed_hosts does not name");
  });

  it.each(["javascript:alert(1)", "data:text/xml,<rss/>", "http://["])(
    "%s is none, and is told",
    async (address) => {
      await createTimeline([source(address)], [], context()).take(5, all);
      expect(asked).toEqual([]);
      expect(warnings[0]).toContain("must be an address of http or https; it is left out");
    },
  );

  it("what is of another format is told with what was expected", async () => {
    answers = { "/a.json": "<!doctype html><title>Log in</title>" };
    await createTimeline([source("/a.json")], [], context()).take(5, all);
    expect(warnings).toEqual([
      "settings.sources[0] (/a.json) must be RSS, Atom, JSON Feed or a list of rows; its items are missing",
    ]);
  });

  it.each([
    [
      "wordpress",
      "https://blog.example/news/",
      "https://blog.example/news/wp-json/wp/v2/posts?per_page=20&_embed=author%2Cwp%3Afeaturedmedia%2Cwp%3Aterm",
    ],
    [
      "wordpress",
      "https://blog.example/wp-json/wp/v2/posts?categories=3&per_page=5",
      "https://blog.example/wp-json/wp/v2/posts?categories=3&per_page=5&_embed=author%2Cwp%3Afeaturedmedia%2Cwp%3Aterm",
    ],
    ["mastodon", "https://social.example/@islet", "https://social.example/api/v1/accounts/lookup?acct=islet"],
    [
      "mastodon",
      "https://social.example/tags/wool",
      "https://social.example/api/v1/timelines/tag/wool?limit=20",
    ],
    [
      "bluesky",
      "https://bsky.app/profile/islet.example",
      "https://public.api.bsky.app/xrpc/app.bsky.feed.getAuthorFeed?actor=islet.example&limit=30&filter=posts_no_replies",
    ],
  ] as const)("%s at %s is asked at its public interface", (kind, address, expected) => {
    expect(firstAddress(source(address, kind))).toBe(expected);
  });
});

describe("a source that never ends", () => {
  /** An answer that gives the same text again and again. */
  const endless = (start: string, again: string) =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
        pull: (controller) => controller.enqueue(new TextEncoder().encode(again)),
      }),
    );
  const item =
    "<item><title>One</title><link>/1</link><pubDate>Mon, 02 Mar 2026 09:00:00 GMT</pubDate></item>";

  it("is read to 2 MB, and its whole entries are shown", async () => {
    answers = { "/a.xml": endless("<rss><channel>", `${item}<!--${"x".repeat(100_000)}-->`) };
    const { items } = await createTimeline([source("/a.xml")], [], context()).take(5, all);
    expect(titles(items)).toEqual(["One"]);
    expect(warnings).toEqual([
      "settings.sources[0] (/a.xml) is too long or too slow, and read in part; the rest is shown",
    ]);
  });

  it("as JSON has nothing to show, and is told", async () => {
    answers = { "/a.json": endless('[{"title":"', "x".repeat(100_000)) };
    const { items } = await createTimeline([source("/a.json")], [], context()).take(5, all);
    expect(items).toEqual([]);
    expect(warnings).toEqual([
      "settings.sources[0] (/a.json) is too long or too slow to be read; its items are missing",
    ]);
  });

  it("ends after 15 s, whatever it still sends", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
      const reader = endless("<rss><channel>", item).body?.getReader();
      const read = async () => {
        vi.advanceTimersByTime(1_000);
        signal?.throwIfAborted();
        return reader?.read();
      };
      return { ok: true, status: 200, url: "", body: { getReader: () => ({ read }) } };
    });
    const taking = createTimeline([source("/a.xml")], [], context()).take(5, all);
    expect(titles((await taking).items)).toEqual(["One"]);
    expect(warnings[0]).toContain("too slow");
  });

  it("that has not come when its widget ends is no problem", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        ),
    );
    const taking = createTimeline([source("/a.xml")], [], context()).take(5, all);
    ending.abort();
    await taking;
    expect(warnings).toEqual([]);
  });

  it("that never begins fails after 15 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        ),
    );
    const taking = createTimeline([source("/a.xml")], [], context()).take(5, all);
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await taking).hasFailed).toBe(true);
    expect(warnings).toEqual([
      "settings.sources[0] (/a.xml) does not answer within 15 s; its items are missing",
    ]);
  });
});

it("items without a date come last, in their order", () => {
  const item = (key: string, date?: number) => ({ key, date }) as FeedItem;
  const merged = mergeItems([item("a"), item("b", 1)], [item("c", 3), item("a", 9), item("d")]);
  expect(merged.map(({ key }) => key)).toEqual(["c", "b", "a", "d"]);
});
