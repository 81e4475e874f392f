import type { Page } from "@playwright/test";
import { expect, expectQuiet } from "./test.ts";

/** Where a recorded page has its markers: in its own tags, or as selectors in the page configuration. */
export const markings = [
  { where: "in the markup", query: {} },
  { where: "in the configuration", query: { markers: "config" } },
] as const;

/** Markers that a preset finds by itself. */
export const byPreset = {
  where: "by the preset",
  query: { markers: "none", presets: "woocommerce" },
} as const;

export type Query = Readonly<Record<string, string>>;

/** What a recorded page asks for and no longer gets: stock scripts and styles, other sites' fonts and pictures. */
const STOCK = [
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

/** Waits until every named widget stands on its element. */
export async function standing(page: Page, ...selectors: string[]): Promise<void> {
  for (const selector of selectors)
    await page.locator(`${selector}[data-widget-state=mounted]`).first().waitFor({ state: "attached" });
}

/** Expects that nothing went wrong but what every recorded page lacks; Islet reports its problems to the console. */
export const expectQuietIslet = (page: Page, except: RegExp[] = []): Promise<void> =>
  expectQuiet(page, [...STOCK, ...except]);

/** Markup of the elements that Islet works on, in the order of the page; spaces around class names do not count. */
export const markupOf = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page
    .evaluate(
      (all) => [...document.querySelectorAll(all.join(","))].map((element) => element.outerHTML),
      selectors,
    )
    .then((markup) => markup.map((text) => text.replaceAll(/ class="\s*([^"]*?)\s*"/g, ' class="$1"')));

/** Ends Islet as a page's script would. */
export const stopIslet = (page: Page): Promise<void> =>
  page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());

/** Expects that a target stands at the lower edge of the header that covers the window's top. */
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
