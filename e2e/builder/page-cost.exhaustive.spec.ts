import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expectAddedCost } from "../support/added-cost.ts";
import { settled } from "../support/idle.ts";
import { test } from "../support/test.ts";
import type { PageWork } from "../support/trace-counts.ts";

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

/** The links to the sheets that the plugin prints in place of that with all styles. */
function sheetLinks(kinds: readonly string[]): string {
  const { sheets } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as {
    sheets: Readonly<Record<string, { readonly file: string; readonly styles: readonly string[] }>>;
  };
  return kinds
    .map((kind) => sheets[kind])
    .map(
      (sheet) =>
        `<link rel="stylesheet" href="/islet/${sheet?.file}" data-styles="${sheet?.styles.join(" ")}">`,
    )
    .join("");
}

const linkSheets = (page: Page, kinds: readonly string[]) =>
  page.route(/\/builder\/[^?]*\?(?!.*no-islet)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<link[^>]*\/islet\.css"[^>]*>/, () => sheetLinks(kinds));
    await route.fulfill({ response, body });
  });

/**
 * What Islet may add to a page that nobody touches, by the recorded page, with the kinds of sheets that its elements need.
 * About a quarter more than the most that was counted beside other programs; of files exactly that. A change that
 * needs more says why.
 */
const MOST: Readonly<Record<string, { readonly kinds: readonly string[]; readonly most: PageWork }>> = {
  menus: {
    kinds: ["menus"],
    most: { tasks: 190, elements: 260, styles: 10, layouts: 5, forced: 12, files: 8 },
  },
  forms: {
    kinds: ["forms", "menus"],
    most: { tasks: 220, elements: 370, styles: 10, layouts: 5, forced: 5, files: 12 },
  },
  lists: {
    kinds: ["lists", "menus"],
    most: { tasks: 270, elements: 235, styles: 29, layouts: 36, forced: 26, files: 10 },
  },
  sliders: {
    kinds: ["carousels"],
    most: { tasks: 200, elements: 240, styles: 28, layouts: 20, forced: 28, files: 9 },
  },
  // It moves all the time.
  motion: {
    kinds: ["motion"],
    most: { tasks: 600, elements: 800, styles: 90, layouts: 90, forced: 45, files: 10 },
  },
  popups: {
    kinds: ["forms"],
    most: { tasks: 250, elements: 40, styles: 10, layouts: 6, forced: 5, files: 12 },
  },
  reading: {
    kinds: ["reading", "panels", "lists"],
    most: { tasks: 600, elements: 950, styles: 56, layouts: 20, forced: 52, files: 34 },
  },
};

for (const [name, { kinds, most }] of Object.entries(MOST))
  test(`the recorded page ${name} costs the browser little more than without Islet, as long as nobody touches it`, async ({
    page,
  }) => {
    await linkSheets(page, ["elementor", ...kinds.map((kind) => `elementor-${kind}`)]);
    const address = `/builder/${name}/?styles`;
    await page.goto(address);
    await settled(page);
    await expectAddedCost(page, { address, without: `${address}&no-islet` }, most);
  });
