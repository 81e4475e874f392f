import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { stopIslet } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const recorded = readFileSync(
  new URL("../../fixtures/native/builder/pages/motion.html", import.meta.url),
  "utf8",
).replaceAll("https://shop.example", "");

/** The element of a recorded page with this id, up to the one that follows it. */
const elementOf = (id: string, next: string) => {
  const start = (one: string) => recorded.indexOf(`<div class="elementor-element elementor-element-${one} `);
  return recorded.slice(start(id), start(next));
};
const OVER_PAGE = elementOf("504f594", "15f1af9");
const IN_PLACE = elementOf("15f1af9", "8cb8855");
const FRAME = elementOf("6162d90", "4ef94e9");

const YOUTUBE = "www.youtube-nocookie.com";
const VIMEO = "player.vimeo.com";
const config = { presets: ["elementor"], allowed_hosts: [YOUTUBE, VIMEO] };
const head = '<link rel="stylesheet" href="/builder-styles.css">';
const options = { config, head, csp: "none" };
const LONG = '<p style="height: 3000px">Words</p>';
const page1 = (html: string) =>
  `<main style="max-width: 640px"><h1>Belts</h1>${html}<p>After it</p>${LONG}</main>`;

const CODE = /\/islet\/chunks\/.*\/(?:video|consent)\.js/;

/** Hosts of players that the page has asked. */
async function servePlayers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(?:youtube|vimeo|dailymotion)/, async (route) => {
    asked.push(new URL(route.request().url()).host);
    await route.fulfill({ body: "<!doctype html><title>Player</title>Player", contentType: "text/html" });
  });
  return asked;
}

/** Until the preset has found the videos. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator("[data-widget-marked=video]").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

const play = (page: Page) => page.getByRole("button", { name: "Play Video" });
const corner = { position: { x: 9, y: 9 } };
const picture = (page: Page) => page.locator(".elementor-custom-embed-image-overlay");

/** What a visitor may do first. */
const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a click on its button": (page) => play(page).click(),
  "a click beside its button": (page) => picture(page).click(corner),
  "a tap beside its button": (page) => picture(page).tap(corner),
  "the Enter key": (page) => play(page).press("Enter"),
  "the Space key": (page) => play(page).press(" "),
};

test.describe("the builder's video under a picture", () => {
  test.use({ hasTouch: true });

  for (const [index, [name, press]] of Object.entries(PRESSES).entries())
    test(
      `has no code until the visitor is there, and plays after one press that came before the code: ${name}`,
      onceInShort(index),
      async ({ page, makePage }) => {
        const asked = await servePlayers(page);
        const code = await holdRequests(page, CODE);
        await open(page, await makePage(page1(IN_PLACE), options));
        await expectNoAxeViolations(page);
        const before = await picture(page).boundingBox();
        expect([code.requested, asked]).toEqual([[], []]);
        await press(page);
        await expect.poll(() => code.requested.length).toBe(2);
        code.release();
        const player = page.locator("iframe");
        await expect(player).toHaveAttribute("src", /nocookie.*XHOmBV4js_E.*autoplay=1.*start=10/);
        await expect(page.frameLocator("iframe").getByText("Player")).toBeVisible();
        expect(asked).toEqual([YOUTUBE]);
        expect(await player.boundingBox()).toEqual(before);
        await expect(play(page)).toBeHidden();
        expect([await layoutShift(page), await page.evaluate(() => scrollY)]).toEqual([0, 0]);
        await stopIslet(page);
        await expect(play(page)).toBeVisible();
        await expect(player).toHaveCount(0);
        await expectQuiet(page);
      },
    );
});

test("the builder's video in a dialog opens at the first press, gives the focus back, and closes at Back", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await servePlayers(page);
  const code = await holdRequests(page, CODE);
  await open(page, await makePage(page1(OVER_PAGE), options));
  expect(code.requested).toEqual([]);
  await play(page).press("Enter");
  await expect.poll(() => code.requested.length).toBe(2);
  code.release();
  await expect(page.getByRole("dialog").locator("iframe")).toHaveAttribute("src", /XHOmBV4js_E/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(play(page)).toBeFocused();
  await play(page).click();
  await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(play(page)).toBeVisible();
  await expectQuiet(page);
});

test("the first press on the builder's video says who would be contacted where the visitor has refused", async ({
  page,
  makePage,
}) => {
  const asked = await servePlayers(page);
  const refused = { ...options, config: { ...config, consent: { marketing: false } } };
  await open(page, await makePage(page1(IN_PLACE), refused));
  await play(page).click();
  await expect(page.getByText(`your browser contacts ${YOUTUBE}`)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Load this once" }).click();
  await expect.poll(() => asked).toEqual([YOUTUBE]);
  await expectQuiet(page);
});

test("the builder's frame of a provider ends at once, asks the visitor where it is seen, and is given back", async ({
  page,
  makePage,
}) => {
  const asked = await servePlayers(page);
  const code = await holdRequests(page, CODE);
  const frame = page.locator("[data-id='6162d90'] iframe");
  const isEmpty = () => page.frames().every((one) => !one.url().includes(VIMEO));
  await page.goto("/");
  await open(page, await makePage(`${LONG}${page1(FRAME)}`, options));
  await expect.poll(isEmpty).toBe(true);
  const entries = await page.evaluate(() => history.length);
  expect(code.requested).toEqual([]);
  await stopIslet(page);
  await expect(frame).toHaveAttribute("src", /vimeo\.com\/video\/235215203/);
  await expect(frame).not.toHaveAttribute("data-lazy-load");
  await expect.poll(isEmpty).toBe(false);

  await open(page, page.url());
  await expect.poll(isEmpty).toBe(true);
  asked.length = 0;
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => code.requested.length).toBe(2);
  code.release();
  await expect(page.getByText(`your browser contacts ${VIMEO}`)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Load this once" }).click();
  await expect.poll(() => asked).toEqual([VIMEO]);
  await expect(page.frameLocator("[data-id='6162d90'] iframe[src]").getByText("Player")).toBeVisible();
  await stopIslet(page);
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute("src", /vimeo\.com\/video\/235215203/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  // What the page has asked for by itself is called off.
  await expectQuiet(page, [new RegExp(VIMEO)]);
});

test("the builder's frame that the server holds back asks its provider only at a press, and needs no permission of the page", async ({
  page,
  makePage,
}) => {
  const asked = await servePlayers(page);
  const held = FRAME.replace(/ src="(https:[^"]*)"/, ' src="" data-lazy-load="$1"');
  await open(page, await makePage(page1(held), { ...options, config: { presets: ["elementor"] } }));
  await expect(page.getByText(`your browser contacts ${VIMEO}`)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Load this once" }).click();
  await expect.poll(() => asked).toEqual([VIMEO]);
  // What a page has asked for and calls off counts as a request that failed.
  await expect(page.frameLocator("iframe[src]").getByText("Player")).toBeVisible();
  await stopIslet(page);
  await expect(page.locator("iframe")).toHaveAttribute("src", "");
  await expectQuiet(page);
});

test("all of the notice over the builder's frame is seen at 390 px", async ({ page, makePage }) => {
  await servePlayers(page);
  const frame = elementOf("4ef94e9", "eaab855");
  const allowed = { ...options, config: { ...config, allowed_hosts: ["www.dailymotion.com"] } };
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, await makePage(page1(frame), allowed));
    const notice = page.locator(".islet-consent");
    await expect(notice.getByRole("link", { name: "Open at Dailymotion" })).toBeVisible();
    const box = await notice.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    for (const part of await notice.locator("a, button").all()) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect(y).toBeGreaterThanOrEqual(box?.y ?? 0);
    }
    // What follows has made room for it.
    const after = await page.getByText("After it").boundingBox();
    expect(after?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
  await expectQuiet(page, [/dailymotion/]);
});
