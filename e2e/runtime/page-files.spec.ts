import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, expectQuiet, test } from "../support/test.ts";

interface PageFiles {
  readonly files: readonly string[];
  readonly maxFiles: number;
  readonly maxBytes: number;
}
interface Manifest {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly pages: Readonly<Record<string, PageFiles>>;
}
const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));
const manifest = () => JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as Manifest;

const addresses = {
  list: "/shop/",
  "list with a cart": "/shop/",
  product: "/product/beanie/",
  cart: "/cart/",
  checkout: "/checkout/",
  article: "/guide/",
};

/** Every script of the build that a page asks for, in order. */
function watchScripts(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/islet\/(.*\.js)/.exec(new URL(request.url()).pathname) ?? [];
    if (file) scripts.push(file);
  });
  return scripts;
}

/** Until all that loads by itself has loaded. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await page.waitForLoadState("networkidle");
}

async function putIntoCart({ request }: Page) {
  await request.get("/shop/?add-to-cart=18");
  // The next page shows the shop's notice of it, and pages after that no more.
  await request.get("/shop/");
}

for (const [kind, address] of Object.entries(addresses))
  test(`a page of the kind "${kind}" loads the files that the manifest lists for it, before the visitor does anything`, async ({
    page,
  }) => {
    const { files, pages } = manifest();
    const { files: listed, maxFiles, maxBytes } = pages[kind] as PageFiles;
    if (kind !== "list" && kind !== "article") {
      await putIntoCart(page);
      // The first page of a visit finds out where the visitor came from.
      await page.goto("/blog/");
      await settled(page);
    }
    const scripts = watchScripts(page);
    await page.goto(address);
    await settled(page);
    expect(scripts.toSorted()).toEqual(listed.toSorted());
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    const bytes = scripts.reduce((sum, file) => sum + (files[file]?.brotli ?? Infinity), 0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    await expectQuiet(page);
  });

test("a cart that has items is right after three waves of files: nothing waits for a fourth", async ({
  page,
}) => {
  await putIntoCart(page);
  // The count that a cached page shows may be another visitor's.
  await page.route("**/shop/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/>1 item</g, ">7 items<") });
  });
  const waves: string[][] = [];
  let held: (() => void)[] = [];
  await page.route(/\/islet\/.*\.js/, async (route) => {
    await new Promise<void>((resolve) => {
      if (held.length === 0) waves.push([]);
      held.push(resolve);
      waves.at(-1)?.push(route.request().url());
    });
    await route.fallback();
  });
  await page.goto("/shop/", { waitUntil: "commit" });
  const count = page.locator(".site-header .count");
  for (let wave = 1; wave <= 3; wave++) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // All that this wave asks for has been asked for once the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
    const released = held;
    held = [];
    for (const release of released) release();
  }
  await expect(count).toHaveText(/^1/);
  expect(waves.length).toBeLessThanOrEqual(3);
});
