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
    const body = (await response.text()).replace("</head>", () => `${headLines(`native ${kind}`)}</head>`);
    await route.fulfill({ response, body });
  });

/**
 * What Islet may add to a page that nobody touches, by the recorded page and the kind whose lines it has. About a quarter more
 * than the most that was counted beside other programs; of files exactly that. The stock page computes far more styles of a
 * checkout. A change that needs more says why.
 */
const MOST: Readonly<Record<string, { readonly kind: string; readonly most: PageWork }>> = {
  shop: {
    kind: "list",
    most: { tasks: 190, elements: 60, styles: 13, layouts: 8, forced: 3, files: 5 },
  },
  "product-simple": {
    kind: "product",
    most: { tasks: 200, elements: 105, styles: 14, layouts: 18, forced: 5, files: 7 },
  },
  "product-variable": {
    kind: "product",
    most: { tasks: 220, elements: 70, styles: 15, layouts: 12, forced: 6, files: 7 },
  },
  // An error on the page brings what shows it.
  "cart-items": {
    kind: "cart",
    most: { tasks: 250, elements: 40, styles: 14, layouts: 6, forced: 5, files: 8 },
  },
  checkout: {
    kind: "checkout",
    most: { tasks: 360, elements: -600, styles: 24, layouts: 10, forced: 15, files: 8 },
  },
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
