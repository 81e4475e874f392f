import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { ONE_ENGINE } from "../support/one-engine.ts";
import { expect, expectNoAxeViolations, expectQuiet, movedElements, test } from "../support/test.ts";

const printed = readFileSync("widgets/feed/fixture.html", "utf8");
const LOOKS = ["list", "cards", "masonry", "carousel", "ticker"];

/** The fixture with settings, in another look. */
function markup(settings: object, look = "list") {
  const html = printed.replace("islet-feed--list", `islet-feed--${look}`);
  const foot = "sources" in settings ? '<div class="islet-feed__foot"></div></div></div>' : "</div></div>";
  return html
    .replace(
      'data-widget="feed"',
      `data-widget="feed" data-settings='${JSON.stringify({ look, ...settings })}'`,
    )
    .replace(/<\/div>\s*<\/div>\s*$/, foot);
}

const RSS = [{ address: "/journal/feed.xml" }];
const EMPTY = (settings: object) =>
  `<div data-widget="feed" data-settings='${JSON.stringify(settings)}'></div>`;
const YOUTUBE = { allowed_hosts: ["www.youtube-nocookie.com"] };

test("feed takes over what is printed without moving anything, in each look, at 390 and 1280 px", async ({
  page,
  makePage,
}) => {
  for (const width of [390, 1280])
    for (const look of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await makePage(`${markup({ sources: RSS }, look)}<p>What follows</p>`));
      await expect(page.locator("[data-widget=feed]")).toHaveAttribute("data-widget-state", "mounted");
      await expect(page.locator(".islet-feed__list[aria-busy]")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      expect([look, width, await movedElements(page)]).toEqual([look, width, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([look, width, overflow]).toEqual([look, width, 0]);
      await expectNoAxeViolations(page);
    }
  await expectQuiet(page);
});

test("feed loads no engine, and asks no source, before it is near", async ({ page, makePage }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(
    await makePage(`<img src="data:," width="1" height="4000" alt="">${markup({ sources: RSS })}`),
  );
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-widget=feed]")).toHaveAttribute("data-widget-state", "waiting");
  expect(asked.filter((path) => /react|feed/.test(path))).toEqual([]);
  await page.locator("[data-widget=feed]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-widget=feed]")).toHaveAttribute("data-widget-state", "mounted");
  await expect.poll(() => asked).toContain("/journal/feed.xml");
});

test("feed shows the rest of a text, and more posts, by keys alone", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(await makePage(markup({ sources: RSS })));
  const read = page.getByRole("button", { name: "Read more" });
  await read.focus();
  const text = page.locator(".islet-feed__text").first();
  const short = (await text.boundingBox())?.height ?? 0;
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  expect((await text.boundingBox())?.height).toBeGreaterThan(short + 20);
  await page.getByRole("button", { name: "More posts" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".islet-feed__item")).toHaveCount(10);
  await expect(page.locator(":focus")).toHaveText("Felt & fleece: what is what");
  await expect(page.getByRole("status")).toHaveText(/New posts: \d/);
  await expectQuiet(page);
});

test("feed draws all kinds of sources in one list, from a page that printed nothing, under a strict policy", async ({
  page,
  makePage,
}) => {
  const sources = [
    ...RSS,
    { kind: "wordpress", address: "/" },
    { kind: "mastodon", address: "/@islet" },
    { kind: "bluesky", address: "/journal/bluesky.json" },
  ];
  await page.goto(await makePage(EMPTY({ sources, page_size: 20, look: "masonry", filter: true })));
  await expect(page.locator(".islet-feed__item")).toHaveCount(14);
  await expect(page.locator(".islet-feed__item").first()).toContainText("The new loom has arrived");
  await expect(page.getByRole("link", { name: "#Wolle" })).toHaveAttribute(
    "href",
    "https://bsky.app/hashtag/Wolle",
  );
  await page.getByRole("button", { name: "Dyeing" }).click();
  await expect(page.getByRole("button", { name: "Dyeing" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".islet-feed__item")).toHaveCount(3);
  await expectNoAxeViolations(page);
});

test("feed goes on as the visitor scrolls, and Back leads to where the visitor was", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const address = await makePage(EMPTY({ sources: RSS, page_size: 2, more: "scroll" }));
  await page.goto(address);
  const items = page.locator("[role=feed] article");
  await expect(items).not.toHaveCount(0);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return items.count();
    })
    .toBe(8);
  await page.getByText("Fog over the dyeing garden").scrollIntoViewIfNeeded();
  await expect(page.getByText("Fog over the dyeing garden")).toBeInViewport();
  await page.goto("/blank/");
  await page.goBack();
  await expect(page.locator("article")).toHaveCount(8);
  await expect(page.getByText("Fog over the dyeing garden")).toBeInViewport();
});

test("feed pauses its ticker by a button, and it stands still for who wants less motion", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(markup({}, "ticker")));
  const row = page.locator(".islet-feed__items");
  const state = () =>
    row.evaluate((element) => [
      getComputedStyle(element).animationName,
      getComputedStyle(element).animationPlayState,
    ]);
  const pause = page.getByRole("button", { name: "Stop animation" });
  await expect(pause).toBeVisible();
  expect(await state()).toEqual(["islet-feed-pass", "running"]);
  await pause.press("Enter");
  await page.getByRole("button", { name: "Start animation" }).blur();
  expect(await state()).toEqual(["islet-feed-pass", "paused"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await state())[0]).toBe("none");
  await expect(page.getByRole("button", { name: "Start animation" })).toBeHidden();
  await expectNoAxeViolations(page);
});

test("feed plays a video in its place only once the visitor agrees", { tag: ONE_ENGINE }, async ({
  page,
  makePage,
}) => {
  const asked: string[] = [];
  await page.route(/youtube-nocookie/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "<p>The player</p>", contentType: "text/html" });
  });
  await page.goto(await makePage(markup({}), { config: YOUTUBE, csp: "none" }));
  await expect(page.locator("[data-widget=feed]")).toHaveAttribute("data-widget-state", "mounted");
  await page.getByRole("link", { name: "Play video" }).press("Enter");
  await expect(page.getByRole("group", { name: "A spindle, step by step" })).toContainText(
    "www.youtube-nocookie.com",
  );
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Load this once" }).click();
  await expect.poll(() => asked.length).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("feed is all there: whole texts, links and pictures", { tag: ONE_ENGINE }, async ({
    page,
    makePage,
  }) => {
    for (const look of LOOKS) {
      await page.goto(await makePage(markup({}, look)));
      await expect(page.getByRole("link", { name: "The new loom has arrived" })).toBeVisible();
      if (look === "ticker") continue;
      const isWhole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight + 1;
      expect([look, await page.locator(".islet-feed__text").first().evaluate(isWhole)]).toEqual([look, true]);
      await expect(page.getByRole("link", { name: "Play video" })).toHaveAttribute("href", /youtube/);
    }
  });
});
