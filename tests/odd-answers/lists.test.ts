import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { isSwitchOff } from "#browser/response-switch.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { answersInTurn, oddAnswers, oddMarkup } from "#tests/support/odd-answers.ts";
import { expectRest, forAnswers, holdTimers, oddServer, watchLoads } from "#tests/support/odd-server.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  ...(await import("#tests/support/parsed-markup.ts")),
}));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim());

let count = 0;
const post = (title: string) => `<article><a href="/${title}/">${title}</a></article>`;
/** A list of posts; each has an address of its own, because pages that have come are kept. */
const posts = (titles: readonly string[], next: string) =>
  `<section data-widget="posts"><div class="islet-posts">${titles.map(post).join("")}</div><a class="islet-posts-more" href="${next}">More</a></section>`;

it("posts that stand there stay, each once, whatever comes as their next page, and their link works again", async () => {
  const next = posts(["three", "four"], "").replace(/<a class="islet-posts-more.*?<\/a>/, "");
  const pages = oddMarkup(`<!doctype html><body>${next}</body>`, `<body><p>Nothing here.</p></body>`);
  await forAnswers(answersInTurn(pages), async (answers) => {
    const server = oddServer(answers);
    const loads = watchLoads();
    // A list that comes back shows as many pages as before.
    history.replaceState(null, "", "/");
    const address = `/page/${++count + 100}/`;
    const page = await mountMarkup(posts(["one", "two"], address));
    holdTimers();
    all(".islet-posts-more")[0]?.click();
    await atRest();
    await expectRest(page, server, loads);
    const titles = texts("article");
    expect(titles.slice(0, 2)).toEqual(["one", "two"]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(all("[aria-busy=true]")).toEqual([]);
    const hasCome = titles.length > 2;
    const link = all(".islet-posts-more")[0];
    if (!hasCome && loads() === 0) expect(link?.getAttribute("href")).toBe(address);
    page.stop();
  });
});

const ROW = { title: "From afar", link: "/afar/", date: "2026-01-01T00:00:00Z" };

it("what the server has printed of a feed stays, whatever its source answers, and nothing is asked without end", async () => {
  const fixture = readFileSync("widgets/feed/fixture.html", "utf8");
  const rows = fc.oneof(
    oddAnswers({ items: [ROW], next: null }),
    oddAnswers(ROW).map((answer) => ({ ...answer, text: `[${answer.text}]` })),
  );
  await forAnswers(answersInTurn(rows), async (answers) => {
    const server = oddServer(answers);
    const loads = watchLoads();
    stubViewObservers();
    const settings = JSON.stringify({ sources: [{ kind: "feed", address: `/rows-${++count}.json` }] });
    const page = await mountMarkup(fixture.replace('data-widget="feed"', `$& data-settings='${settings}'`));
    holdTimers();
    await atRest();
    await expectRest(page, server, loads);
    const titles = texts(".islet-feed__title");
    expect(titles).toEqual(expect.arrayContaining(["The new loom has arrived", "How to wash a wool hat"]));
    expect(new Set(titles).size).toBe(titles.length);
    expect(all("[aria-busy=true]")).toEqual([]);
    page.stop();
  });
});

const photo = (id: number) =>
  `<div id="sbi_${id}"><a href="https://www.instagram.com/p/${id}/">A photo</a></div>`;
const MORE_PHOTOS = { html: photo(3) + photo(4), feedStatus: { shouldPaginate: true }, resizedImages: {} };
const photoIds = () => all(".islet-photo-feed__photos > div").map(({ id }) => id);

it("photos that stand there stay, each once, whatever comes after them, and more can be asked for unless the server says there are none", async () => {
  const feed = `<div data-widget="photo-feed"><div class="islet-photo-feed__photos">${photo(1)}${photo(2)}</div><button type="button" class="islet-photo-feed__more">More</button></div>`;
  const rights = [MORE_PHOTOS, { success: true, data: MORE_PHOTOS }];
  await forAnswers(answersInTurn(oddAnswers(...rights)), async (answers) => {
    const server = oddServer(answers);
    const loads = watchLoads();
    const page = await mountMarkup(feed, {
      config: { widget_settings: { "photo-feed": { feed_id: "*1", flags: ["resizeDisable"] } } },
    });
    holdTimers();
    all(".islet-photo-feed__more")[0]?.click();
    await atRest();
    await expectRest(page, server, loads);
    const ids = photoIds();
    expect(ids.slice(0, 2)).toEqual(["sbi_1", "sbi_2"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all("[aria-busy=true]")).toEqual([]);
    const [answer] = answers;
    const isSent = answer?.status === 200 && JSON.stringify(answer.said ?? "").includes("sbi_4");
    const isRefused = isSwitchOff(answer?.said?.["success"] ?? true);
    if (isSent && !isRefused) expect(ids).toHaveLength(4);
    if (ids.length === 2) expect(all("[role=status]")[0]?.textContent).toMatch(/could not be loaded|No more/);
    page.stop();
  });
});
