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
 * About half as much again as was counted, for a busy machine divides the same work into more turns; of files exactly that. A
 * change that needs more says why.
 */
const MOST: Readonly<Record<string, { readonly kinds: readonly string[]; readonly most: PageWork }>> = {
  menus: { kinds: ["menus"], most: { elements: 200, styles: 10, layouts: 5, forced: 6, files: 9 } },
  forms: { kinds: ["forms", "menus"], most: { elements: 380, styles: 10, layouts: 5, forced: 5, files: 13 } },
  lists: {
    kinds: ["lists", "menus"],
    most: { elements: 280, styles: 32, layouts: 45, forced: 26, files: 11 },
  },
  sliders: { kinds: ["carousels"], most: { elements: 230, styles: 28, layouts: 20, forced: 28, files: 10 } },
};

for (const [name, { kinds, most }] of Object.entries(MOST))
  test(`the recorded page ${name} costs the browser little more than without Islet, as long as nobody touches it`, async ({
    page,
  }) => {
    await linkSheets(page, ["builder", ...kinds.map((kind) => `builder-${kind}`)]);
    const address = `/builder/${name}/?styles`;
    await page.goto(address);
    await settled(page);
    await expectAddedCost(page, { address, without: `${address}&no-islet` }, most);
  });
