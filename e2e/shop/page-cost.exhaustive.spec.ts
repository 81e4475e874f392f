import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expectAddedCost } from "../support/added-cost.ts";
import { settled } from "../support/idle.ts";
import { addressOf, byPreset } from "../support/recorded-page.ts";
import { test } from "../support/test.ts";
import type { PageWork } from "../support/trace-counts.ts";

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

/** The lines that the plugin prints into the head of a kind of page: its own sheet, and the files to fetch early. */
function headLines(kind: string) {
  const { pages } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as {
    pages: Readonly<Record<string, { readonly preload: readonly string[] }>>;
  };
  return (pages[kind]?.preload ?? []).map((line) => line.replace('href="', 'href="/islet/')).join("");
}

/** Has the recorded page print them, too, unless it is asked for without Islet. */
const addHeadLines = (page: Page, kind: string) =>
  page.route(/\/native\/[^?]*\?(?!.*no-islet)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</head>", () => `${headLines(kind)}</head>`);
    await route.fulfill({ response, body });
  });

/**
 * What Islet may add to a page that nobody touches, by the recorded page and the kind whose lines it has. About twice what was
 * counted, for a busy machine divides the same work into more turns; of files exactly that. A change that needs more says why.
 */
const MOST: Readonly<Record<string, { readonly kind: string; readonly most: PageWork }>> = {
  shop: { kind: "list", most: { elements: 100, styles: 14, layouts: 6, forced: 3, files: 7 } },
  "product-simple": {
    kind: "product",
    most: { elements: 160, styles: 18, layouts: 18, forced: 6, files: 10 },
  },
  "product-variable": {
    kind: "product",
    most: { elements: 160, styles: 18, layouts: 12, forced: 6, files: 10 },
  },
  "cart-items": { kind: "cart", most: { elements: 80, styles: 12, layouts: 6, forced: 4, files: 9 } },
  checkout: { kind: "checkout", most: { elements: 280, styles: 28, layouts: 14, forced: 16, files: 10 } },
};

for (const [name, { kind, most }] of Object.entries(MOST))
  test(`the recorded page ${name} costs the browser little more than without Islet, as long as nobody touches it`, async ({
    page,
  }) => {
    await addHeadLines(page, kind);
    // The first page of a visit finds out where the visitor came from, and fetches the cart.
    await page.goto(addressOf(name, byPreset.query));
    await settled(page);
    await expectAddedCost(
      page,
      { address: addressOf(name, byPreset.query), without: addressOf(name, { "no-islet": "" }) },
      most,
    );
  });
