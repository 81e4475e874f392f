import type { Page } from "@playwright/test";
import { expect, expectQuiet } from "./test.ts";

/** Where a recorded page has its markers: in its tags, or as selectors in the page configuration. */
export const markings = [
  { where: "in the markup", query: {} },
  { where: "in the configuration", query: { markers: "config" } },
] as const;

/** Markers that the preset finds. */
export const byPreset = {
  where: "by the preset",
  query: { markers: "none", presets: "woocommerce" },
} as const;

export type Query = Readonly<Record<string, string>>;

/** Failed requests of recorded pages: stock scripts and styles, fonts and pictures of other sites. */
const MISSING_FILES = [
  /\/wp-(content|includes|admin\/js)\//,
  /\bhttps?:\/\/(fonts\.googleapis|maxcdn\.bootstrapcdn|secure\.gravatar)\.com\//,
];

export const addressOf = (name: string, query: Query = {}): string =>
  `/native/${name}/?${new URLSearchParams(query)}`;

/** Opens a recorded page and waits until Islet runs on it. */
export async function openRecorded(page: Page, name: string, query: Query = {}): Promise<void> {
  await page.goto(addressOf(name, query));
  await page.waitForFunction(() => "islet" in window);
}

/** Waits until the widgets of each of these elements are mounted. */
export async function waitForMounted(page: Page, ...selectors: string[]): Promise<void> {
  for (const selector of selectors)
    await page.locator(`${selector}[data-widget-state=mounted]`).first().waitFor({ state: "attached" });
}

/** Expects that nothing went wrong except missing files. Islet reports its problems to the console. */
export const expectQuietIslet = (page: Page, except: RegExp[] = []): Promise<void> =>
  expectQuiet(page, [...MISSING_FILES, ...except]);

/** The markup of these elements in document order, without spaces around class names. */
export const markupOf = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page
    .evaluate(
      (list) => [...document.querySelectorAll(list.join(","))].map((element) => element.outerHTML),
      selectors,
    )
    .then((markup) => markup.map((text) => text.replaceAll(/ class="\s*([^"]*?)\s*"/g, ' class="$1"')));

/** Stops Islet as a page's script would. */
export const stopIslet = (page: Page): Promise<void> =>
  page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());

/** Expects that a target is at the lower edge of the sticky header. */
export const expectBelowHeader = (page: Page, target: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((selector) => {
        const header = document.querySelector("#masthead");
        const edgePx = Math.max(header?.getBoundingClientRect().bottom ?? 0, 0);
        return Math.abs(
          Math.round((document.querySelector(selector)?.getBoundingClientRect().top ?? 0) - edgePx),
        );
      }, target),
    )
    .toBe(0);
