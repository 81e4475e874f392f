import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const items = [
  {
    title: "Two",
    link: "/two/",
    text: "Second",
    date: "2026-02-01T00:00:00+00:00",
    tags: "Wool, Care",
    author: "Ada",
  },
  { title: "One", link: "/one/", text: "First", date: "2026-01-01T00:00:00+00:00", tags: "wood" },
];
const empty = (settings: object) =>
  `<div data-widget="feed" data-settings='${JSON.stringify(settings)}'></div>`;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim());
const titles = () => texts(".islet-feed__title");
const button = (name: string) => all("button").find(({ textContent }) => textContent === name) as HTMLElement;
const status = () => texts("[role=status]")[0];

let answers: Record<string, string | number> = {};
let asked: string[] = [];
const rows = (...days: readonly number[]) =>
  JSON.stringify(
    days.map((day) => ({
      title: `Day ${day}`,
      link: `/day/${day}/`,
      date: new Date(Date.UTC(2025, 0, day)).toISOString(),
    })),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  [answers, asked] = [{}, []];
  history.replaceState(null, "", "/blog/");
  vi.stubGlobal("fetch", async (url: string) => {
    const path = url.replace(location.origin, "");
    asked.push(path);
    const answer = answers[path];
    if (typeof answer === "number") return new Response("", { status: answer });
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return new Response(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what the server has printed", () => {
  it("is drawn as it was, with how long ago it was, and nothing is asked without sources", async () => {
    const { problems } = await mountMarkup(
      await printedMarkup("feed", { items, sources: [], label: "News" }),
    );
    expect([
      titles(),
      texts(".islet-feed__text"),
      texts(".islet-feed__author"),
      texts(".islet-feed__tags"),
    ]).toEqual([["Two", "One"], ["Second", "First"], ["Ada"], ["Wool, Care", "wood"]]);
    expect(all("time").map((time) => [time.getAttribute("datetime"), time.textContent])).toEqual([
      ["2026-02-01T00:00:00.000Z", "4 weeks ago"],
      ["2026-01-01T00:00:00.000Z", "last month"],
    ]);
    expect(all("[role=region]").map((region) => region.getAttribute("aria-label"))).toEqual(["News"]);
    expect([problems, asked]).toEqual([[], []]);
  });

  it("says how old it is, if its source no longer answers", async () => {
    await mountMarkup(
      await printedMarkup("feed", { items, sources: [], updated: "2026-02-27T12:00:00+00:00" }),
    );
    expect(texts(".islet-feed__updated")).toEqual(["Last updated 3 days ago"]);
  });

  it("has the elements that the template prints, but for times and what waits for its room", async () => {
    const markup = await printedMarkup("feed");
    const shape = (root: Element) =>
      [...root.querySelectorAll(".islet-feed, .islet-feed *")]
        .filter(({ localName }) => !/^(?:button|islet-slot)$/.test(localName))
        .filter((element) => !element.matches("[role=status]"))
        .map((element) => [
          element.localName,
          element.className,
          element.getAttribute("src") && "src",
          element.getAttribute("width"),
        ]);
    const page = document.createElement("div");
    page.innerHTML = markup;
    answers = { "/journal/feed.xml": "<rss><channel></channel></rss>" };
    await mountMarkup(markup);
    const withoutStates = shape(document.body).map(([name, names, ...rest]) => [
      name,
      String(names).replace(" islet-feed--ended", ""),
      ...rest,
    ]);
    expect(withoutStates).toEqual(shape(page));
  });

  it("is printed by the page itself on an empty element, and given back at the end", async () => {
    const { stop, problems } = await mountMarkup(empty({ items }));
    expect([titles(), problems]).toEqual([["Two", "One"], []]);
    stop();
    expect(all("[data-widget]")[0]?.childNodes).toHaveLength(0);
  });

  it("is drawn anew when an editor changes it", async () => {
    const { settled } = await mountMarkup(empty({ items }));
    const host = all("[data-widget]")[0] as HTMLElement;
    host.dataset["settings"] = JSON.stringify({ items: [{ title: "Three" }] });
    await settled();
    expect(titles()).toEqual(["Three"]);
  });

  it("stays in its place: what is newer waits for a press, what is older follows", async () => {
    answers = {
      "/a.json": JSON.stringify([
        { title: "New", link: "/new/", date: "2026-03-01" },
        { title: "Two again", link: "/two/", date: "2026-02-01" },
        { title: "Old", link: "/old/", date: "2024-01-01" },
      ]),
    };
    const { settled } = await mountMarkup(empty({ items, sources: [{ address: "/a.json" }] }));
    expect(titles()).toEqual(["Two", "One"]);
    await userEvent.click(button("More posts"));
    await settled();
    expect(titles()).toEqual(["Two", "One", "Old"]);
    await userEvent.click(button("New posts: 1"));
    await settled();
    expect([titles(), document.activeElement?.textContent, button("New posts: 1")]).toEqual([
      ["New", "Two", "One", "Old"],
      "New",
      undefined,
    ]);
  });
});

describe("posts of sources", () => {
  it("come by a button, a page at a time, are announced, and the focus goes to the first new one by key", async () => {
    answers = { "/a.json": rows(9, 8, 7, 6, 5) };
    const { settled, problems } = await mountMarkup(
      empty({ sources: [{ address: "/a.json" }], page_size: 2 }),
    );
    expect(titles()).toEqual(["Day 9", "Day 8"]);
    button("More posts").focus();
    vi.spyOn(button("More posts"), "matches").mockReturnValue(true);
    await userEvent.keyboard("{Enter}");
    await settled();
    expect([titles().length, status(), document.activeElement?.textContent]).toEqual([
      4,
      "New posts: 2",
      "Day 7",
    ]);
    await userEvent.click(button("More posts"));
    await settled();
    expect([titles().length, button("More posts"), problems, asked]).toEqual([5, undefined, [], ["/a.json"]]);
  });

  it("come as the visitor scrolls near their end, in a feed that keys go through", async () => {
    const scrollTo = stubViewObservers();
    answers = { "/a.json": rows(9, 8, 7) };
    const { settled } = await mountMarkup(
      empty({ sources: [{ address: "/a.json" }], page_size: 1, more: "scroll" }),
    );
    scrollTo(2);
    await settled();
    expect([titles(), button("More posts")]).toEqual([["Day 9"], undefined]);
    scrollTo(1.2);
    await settled();
    expect(titles()).toEqual(["Day 9", "Day 8"]);
    await vi.waitFor(() => expect(all("[role=feed] [role=article]")).toHaveLength(2));
    all("article")[0]?.focus();
    await userEvent.keyboard("{PageDown}");
    expect(document.activeElement).toBe(all("article")[1]);
  });

  it("that were still on their way when the element was replaced come into the new one, and more after them", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const fetch = vi.fn(() => answered.then(() => new Response(rows(3, 2, 1))));
    vi.stubGlobal("fetch", fetch);
    const markup = empty({ sources: [{ address: "/a.json" }], page_size: 2 }).replace(
      "<div",
      '<div data-widget-key="news"',
    );
    const { settled } = await mountMarkup(markup);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    (document.querySelector("[data-widget]") as HTMLElement).outerHTML = markup;
    await settled();
    answer();
    await settled();
    expect(titles()).toEqual(["Day 3", "Day 2"]);
    await userEvent.click(button("More posts"));
    await settled();
    expect(titles()).toEqual(["Day 3", "Day 2", "Day 1"]);
  });

  it("that fail are told to visitors, who can try again; what is there stays", async () => {
    answers = { "/a.json": 500 };
    const { settled, problems } = await mountMarkup(empty({ items, sources: [{ address: "/a.json" }] }));
    expect([titles(), status()]).toEqual([
      ["Two", "One"],
      "The posts could not be loaded. Please try again.",
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      "[islet] feed: settings.sources[0] (/a.json) answers with status 500; its items are missing (div).",
    ]);
    answers = { "/a.json": rows(1) };
    await userEvent.click(button("Try again"));
    await settled();
    expect(titles()).toEqual(["Two", "One", "Day 1"]);
  });

  it("that hold nothing are told", async () => {
    answers = { "/a.json": "[]" };
    await mountMarkup(empty({ sources: [{ address: "/a.json" }] }));
    expect(status()).toBe("Nothing was found.");
  });

  it("of another host are asked only if the page configuration allows it, whatever an attribute says", async () => {
    const { problems } = await mountMarkup(
      empty({ items, sources: [{ address: "https://evil.example/a.json" }] }),
    );
    expect([asked, titles()]).toEqual([[], ["Two", "One"]]);
    expect(problems.map(({ message }) => message).join()).toContain(
      "allowed_hosts of #islet-config does not name evil.example",
    );
  });

  it("have pictures of the site and of allowed hosts only", async () => {
    const picture = (host: string) => ({
      title: host || "own",
      date: "2026-01-01",
      picture: `${host}/a.jpg`,
    });
    answers = {
      "/a.json": JSON.stringify([
        picture("https://cdn.example"),
        picture("https://evil.example"),
        picture(""),
      ]),
    };
    await mountMarkup(empty({ sources: [{ address: "/a.json" }] }), {
      config: { allowed_hosts: ["cdn.example"] },
    });
    expect(all("img").map((image) => image.getAttribute("src"))).toEqual([
      "https://cdn.example/a.jpg",
      `${location.origin}/a.jpg`,
    ]);
  });

  it("never become HTML", async () => {
    answers = {
      "/a.json": JSON.stringify([
        {
          title: "<img src=x onerror=alert(1)>",
          text: "<script>alert(1)</script>",
          link: "javascript:alert(1)",
          date: "2026-01-01",
        },
      ]),
    };
    await mountMarkup(empty({ sources: [{ address: "/a.json" }] }));
    expect([titles(), all(".islet-feed img, .islet-feed script, .islet-feed a")]).toEqual([
      ["<img src=x onerror=alert(1)>"],
      [],
    ]);
  });

  it("have hashtags and mentions as links, as far as the network names them", async () => {
    answers = {
      "/api/v1/accounts/lookup?acct=islet": readFileSync("fixtures/feeds/mastodon-account.json", "utf8"),
      "/api/v1/accounts/109876543210/statuses?exclude_replies=true&limit=20": readFileSync(
        "fixtures/feeds/mastodon-statuses.json",
        "utf8",
      ),
    };
    await mountMarkup(empty({ sources: [{ kind: "mastodon", address: "/@islet" }], page_size: 1 }));
    expect(all(".islet-feed__text a").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["@ada", "https://other.example/@ada"],
      ["#Dyeing", "https://social.example/tags/dyeing"],
    ]);
    expect(texts(".islet-feed__text")[0]).toContain("#Dyeings");
  });
});

describe("what the visitor chooses", () => {
  it("a tag shows its posts, however it is written, and further ones of it", async () => {
    answers = {
      "/a.json": JSON.stringify([
        { title: "Three", link: "/3/", date: "2024-01-01", tags: ["WOOD"] },
        { title: "Four", link: "/4/", date: "2024-01-01" },
      ]),
    };
    const { settled } = await mountMarkup(empty({ items, filter: true, sources: [{ address: "/a.json" }] }));
    expect(texts("[aria-pressed]")).toEqual(["All", "wood", "Wool", "Care"]);
    await userEvent.click(button("wood"));
    await settled();
    expect([titles(), texts("[aria-pressed=true]")]).toEqual([["One", "Three"], ["wood"]]);
    await userEvent.click(button("All"));
    await settled();
    expect(titles()).toEqual(["Two", "One"]);
  });

  it("the tag of the settings chooses from the sources, not from what is printed", async () => {
    answers = {
      "/a.json": JSON.stringify([
        { title: "Three", date: "2024-01-01", tags: ["Care"] },
        { title: "Four", date: "2024-01-01" },
      ]),
    };
    const { settled } = await mountMarkup(
      empty({ items, tag: "care", page_size: 9, sources: [{ address: "/a.json" }] }),
    );
    if (button("More posts")) await userEvent.click(button("More posts"));
    await settled();
    expect(titles()).toEqual(["Two", "One", "Three"]);
  });

  it("Back shows as many posts as there were", async () => {
    answers = { "/a.json": rows(9, 8, 7, 6, 5) };
    const markup = empty({ sources: [{ address: "/a.json" }], page_size: 2 });
    const first = await mountMarkup(markup);
    await userEvent.click(button("More posts"));
    await first.settled();
    await vi.waitFor(() => expect(history.state).not.toBeNull());
    first.stop();
    const second = await mountMarkup(markup);
    await second.settled();
    expect(titles()).toHaveLength(4);
  });

  it("the ticker is paused by its button; what is there twice is for the eyes only", async () => {
    const { settled } = await mountMarkup(empty({ items, look: "ticker" }));
    expect([titles(), all("[inert][aria-hidden=true]").length]).toEqual([["Two", "One", "Two", "One"], 2]);
    await userEvent.click(all(".islet-feed__pause")[0] as HTMLElement);
    await settled();
    expect(all(".islet-feed--paused")).toHaveLength(1);
    expect(all(".islet-feed__pause")[0]?.getAttribute("aria-label")).toBe("Start animation");
  });

  it("a press on a video asks who would be contacted, and contacts nobody", async () => {
    const film = { title: "Film", date: "2026-01-01", video: "https://www.youtube.com/watch?v=XHOmBV4js_E" };
    await mountMarkup(empty({ items: [film] }), { config: { allowed_hosts: ["www.youtube-nocookie.com"] } });
    await userEvent.click(all(".islet-feed__video")[0] as HTMLElement);
    await vi.waitFor(() => expect(texts(".islet-consent").join()).toContain("www.youtube-nocookie.com"));
    expect(all("iframe").map((frame) => frame.getAttribute("src"))).toEqual([null]);
  });
});
