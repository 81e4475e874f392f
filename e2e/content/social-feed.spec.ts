import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const printed = readFileSync(new URL("../../widgets/social-feed/fixture.html", import.meta.url), "utf8");
const fixture = printed.replace(
  /data-settings='.*?'/,
  `data-settings='{"text_limit":90,"page_size":2,"mobile_count":1,"consent_required":true,"columns":2}'`,
);
const FACEBOOK = "www.facebook.com";

/** The requests to other hosts, which all get a small document. */
async function watchHosts(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      asked.push(new URL(route.request().url()));
      await route.fulfill({ body: "<!doctype html><title>Page</title>", contentType: "text/html" });
    },
  );
  return asked;
}

/** Puts a consent plugin on the page, in which the visitor can choose. */
async function installConsent(page: Page): Promise<(isGiven: boolean) => Promise<void>> {
  await page.addInitScript(() => Reflect.set(window, "wp_has_consent", () => Reflect.get(window, "isGiven")));
  return (isGiven) =>
    page.evaluate((given) => {
      Reflect.set(window, "isGiven", given);
      document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    }, isGiven);
}

const mounted = (page: Page, selector: string) =>
  expect(page.locator(selector)).toHaveAttribute("data-widget-state", "mounted");

for (const [width, direction] of [
  [390, "rtl"],
  [1280, "ltr"],
] as const)
  test(`social-feed.2 social-feed.6 texts and ways to share open by press and keys, at ${width} px`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await makePage(`<div dir="${direction}">${fixture}</div>`, { config: {} }));
    await mounted(page, "[data-widget=social-feed]");
    const text = page.locator(".islet-social-feed__words").first();
    const toggle = page.getByRole("button", { name: "See more" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(text).not.toContainText("while you wait");
    await expectNoAxeViolations(page);
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(text.getByRole("link", { name: "#Werkstatt" })).toHaveCSS("color", "rgb(27, 94, 145)");
    await expect(page.getByRole("button", { name: "See less" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(text).not.toContainText("while you wait");
    expect(new URL(page.url()).hash).toBe("");
    const share = page.getByRole("button", { name: "Share" });
    const ways = page.locator(".islet-social-feed__tooltip a");
    await share.press("Enter");
    for (const index of [0, 1, 2]) await expect(ways.nth(index)).toHaveCSS("opacity", "1");
    await page.keyboard.press("Tab");
    await expect(ways.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(ways.first()).toBeHidden();
    await expect(share).toBeFocused();
    const next = page.getByRole("button", { name: "More posts" });
    while (await next.isVisible()) await next.press("Enter");
    await expect(page.locator(".islet-social-feed__post:visible")).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(page);
    await expectQuiet(page);
  });

test("social-feed.8 social-feed.9 social-feed.14 on a recorded page, nobody is contacted before consent; then all loads, and goes when it is withdrawn", {
  tag: CORE,
}, async ({ page }) => {
  const asked = await watchHosts(page);
  const choose = await installConsent(page);
  const located = page.waitForRequest((request) =>
    (request.postData() ?? "").includes("action=feed_locator"),
  );
  await page.goto(`/builder/facebook-consent/?hosts=${FACEBOOK}&styles`);
  const call = new URLSearchParams((await located).postData() ?? "");
  expect(Object.fromEntries(call)).toMatchObject({
    "feedLocatorData[0][feedID]": "1234567890",
    "feedLocatorData[0][postID]": "89",
    "feedLocatorData[0][shortCodeAtts][feed]": "1",
    "feedLocatorData[0][location]": "content",
    "feedLocatorData[1][shortCodeAtts][feed]": "2",
  });
  const feed = page.locator(".cff-wrapper").first();
  await expect(feed).toHaveAttribute("data-widget-state", "mounted");
  const notice = feed.getByRole("group", { name: "Likebox Iframe" });
  await notice.scrollIntoViewIfNeeded();
  await expect(notice).toContainText(`your browser contacts ${FACEBOOK}`);
  const avatar = feed.locator(".cff-author-img img").first();
  const cover = feed.locator("[data-cover-url]");
  await expect(avatar).toBeHidden();
  await expect(cover).toHaveAttribute("src", /placeholder\.png$/);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await choose(true);
  await expect(avatar).toHaveAttribute("src", /bed-i2-150x150\.jpg$/);
  await expect(cover).toHaveAttribute("src", /bed-i4\.jpg$/);
  await expect(cover).toBeVisible();
  await expect(page.locator(".islet-consent")).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(2);
  for (const { host, pathname, searchParams } of asked) {
    expect([host, pathname]).toEqual([FACEBOOK, "/plugins/page.php"]);
    expect(searchParams.get("href")).toBe("https://www.facebook.com/1234567890/");
    expect(Number(searchParams.get("width"))).toBeLessThanOrEqual(300);
  }

  await choose(false);
  await expect(avatar).toBeHidden();
  await expect(cover).toHaveAttribute("src", /placeholder\.png$/);
  await expect(feed.locator("iframe")).not.toHaveAttribute("src");
  await expect(notice).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("social-feed.11 social-feed.12 posts stand in columns in their order where the window and the classes allow it, and again after each toggle", async ({
  page,
}) => {
  await watchHosts(page);
  await page.addInitScript(() => {
    Reflect.set(window, "told", 0);
    addEventListener("cffbeforemasonry", () =>
      Reflect.set(window, "told", Number(Reflect.get(window, "told")) + 1),
    );
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/builder/facebook/");
  await mounted(page, ".cff-wrapper >> nth=1");
  const posts = page.locator(".cff-masonry .cff-item");
  const places = () =>
    posts.evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length)
        .map((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return { left: Math.round(left), top: top + scrollY, bottom: bottom + scrollY };
        }),
    );
  const columns = async () => new Set((await places()).map(({ left }) => left)).size;
  const isTight = async () => {
    const ends = new Map<number, number>();
    return (await places()).every(({ left, top, bottom }) => {
      const end = ends.get(left) ?? top - 15;
      ends.set(left, bottom);
      return Math.abs(top - end - 15) < 1;
    });
  };
  await expect.poll(columns).toBe(3);
  await expect.poll(isTight).toBe(true);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  const firsts = (await places()).slice(0, 3);
  expect(firsts.map(({ left }) => left)).toEqual(firsts.map(({ left }) => left).toSorted((a, b) => a - b));
  expect(new Set(firsts.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, "told") as number)).toBeGreaterThan(0);

  await posts.nth(1).getByRole("button", { name: "See More" }).click();
  await expect(posts.nth(1).getByRole("button", { name: "See Less" })).toBeVisible();
  await expect.poll(isTight).toBe(true);

  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(columns).toBe(2);
  await expect.poll(isTight).toBe(true);
  await page.setViewportSize({ width: 470, height: 900 });
  await expect.poll(columns).toBe(1);
  await expect(page.locator(".cff-masonry")).toHaveClass(/cff-disable-masonry/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(470);
});

test("social-feed.11 of 510 posts a few are measured and placed in each task, and those out of sight have no layout before; then all stand tight", {
  tag: EXHAUSTIVE,
}, async ({ page, makePage }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetHeight") ?? {};
    const tasks: number[] = [];
    const measured = new Set<unknown>();
    const { port1, port2 } = new MessageChannel();
    let isCounting = false;
    port1.addEventListener("message", () => (isCounting = false));
    port1.start();
    Reflect.set(window, "measuredIn", tasks);
    Object.defineProperty(HTMLElement.prototype, "offsetHeight", {
      get(this: HTMLElement) {
        if (this.matches(".islet-social-feed__post") && !measured.has(this)) {
          measured.add(this);
          if (!isCounting) tasks.push(0);
          if (!isCounting) port2.postMessage("");
          isCounting = true;
          tasks[tasks.length - 1] = (tasks.at(-1) ?? 0) + 1;
        }
        return (get as () => number).call(this);
      },
    });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const post = (index: number) =>
    `<article class="islet-social-feed__post" id="post-${index}"><p><span class="islet-social-feed__words">Post ${index}. ${"Wool and leather. ".repeat(1 + (index % 40))}</span></p></article>`;
  const posts = Array.from({ length: 510 }, (_, index) => post(index)).join("");
  await page.goto(
    await makePage(
      `<section data-widget="social-feed" data-settings='{"columns":3}'><div class="islet-social-feed__posts">${posts}</div></section>`,
    ),
  );
  const all = page.locator(".islet-social-feed__post");
  await expect(page.locator(`#post-509[style*="grid-area"]`)).toBeAttached();
  const tasks = await page.evaluate(() => Reflect.get(window, "measuredIn") as number[]);
  expect(tasks.reduce((sum, count) => sum + count, 0)).toBe(510);
  expect(Math.max(...tasks)).toBeLessThan(255);
  const isTight = () =>
    all.evaluateAll((elements) => {
      const ends = new Map<number, number>();
      return elements.every((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const end = ends.get(left) ?? top - 15;
        ends.set(left, bottom);
        return Math.abs(top - end - 15) <= 17 && getComputedStyle(element).contentVisibility === "visible";
      });
    });
  await expect.poll(isTight).toBe(true);
  // What is far below can be searched, and led to.
  expect(await page.evaluate(() => Reflect.get(window, "find").call(window, "Post 500."))).toBe(true);
  await expect(page.locator("#post-500")).toBeInViewport();
  await expectQuiet(page);
});
