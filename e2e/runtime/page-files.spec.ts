import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { budgets } from "../../src/build/check/budgets.mjs";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { idleMoment, settled } from "../support/idle.ts";
import { inOnePage } from "../support/in-one-page.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

interface PageFiles {
  readonly files: readonly string[];
  readonly maxFiles: number;
  readonly maxBytes: number;
}
interface Manifest {
  readonly sheets: Readonly<Record<string, { readonly file: string; readonly styles: readonly string[] }>>;
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly pages: Readonly<Record<string, PageFiles>>;
  readonly widgets: Readonly<Record<string, unknown>>;
}
const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));
const manifest = () => JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as Manifest;

const addresses = {
  list: "/shop/",
  "list with a cart": "/shop/",
  product: "/product/beanie/",
  cart: "/cart/",
  checkout: "/checkout/",
  account: "/my-account/",
  article: "/guide/",
};
/** Their pages are opened as the first of a visit, with an empty cart. */
const FIRST = ["list", "product", "account", "article"];

/** Recorded pages of a page builder, unedited. */
const recorded = {
  "elementor menus": "/builder/menus/",
  "elementor list": "/builder/lists/",
  "elementor sliders": "/builder/sliders/",
  "elementor search": "/builder/search-live/",
  "elementor popups": "/builder/popups/",
  "elementor motion": "/builder/motion/",
};
/** Tells of elements that nothing serves yet. */
const SENTENCES = /\/sentences\.js$/;

/** Every script of the build that a page asks for, in order. */
function watchScripts(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/islet\/(.*\.js)/.exec(new URL(request.url()).pathname) ?? [];
    if (file) scripts.push(file);
  });
  return scripts;
}

async function putIntoCart({ request }: Page) {
  await request.get("/shop/?add-to-cart=18");
  // The next page shows the shop's notice of it, and pages after that no more.
  await request.get("/shop/");
}

// A headless browser says now and then that the pointer is at the upper left, on a header that waits for somebody to point at it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true);
  }),
);

for (const [kind, address] of Object.entries(addresses))
  test(`a page of the kind "${kind}" loads the files that the manifest lists for it, before the visitor does anything`, async ({
    page,
  }) => {
    const { files, pages, widgets } = manifest();
    const { files: listed, maxFiles, maxBytes } = pages[kind] as PageFiles;
    if (!FIRST.includes(kind)) {
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
    expect(bytes).toBeLessThanOrEqual(budgets.page(maxBytes, Object.keys(widgets).length));
    await expectQuiet(page);
  });

/** Recorded pages of a shop, by their kinds. */
const shopPages = {
  list: ["shop"],
  product: ["product-simple", "product-variable"],
  cart: ["cart-items"],
  checkout: ["checkout"],
  account: ["account-dashboard", "account-logged-out"],
} as const;

/** The line by which a page links the sheet of its kind. */
function sheetLink(kind: string) {
  const { file = "", styles = [] } = manifest().sheets[kind] ?? {};
  return `<link rel="stylesheet" href="/islet/${file}" data-styles="${styles.join(" ")}">`;
}

for (const [kind, names] of Object.entries(shopPages))
  test(`a recorded page of the kind "native ${kind}", which names the preset, loads the files that the manifest lists for it`, async ({
    page,
  }) => {
    const { files, pages, widgets } = manifest();
    const { files: listed, maxFiles, maxBytes } = pages[`native ${kind}`] as PageFiles;
    await inOnePage(page, names, async (name) => {
      await page.route("**/native/*/*", async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          // A notice brings what shows it.
          .replace(/<ul class="woocommerce-error"[^]*?<\/ul>/, "")
          .replace("</head>", () => `${sheetLink(kind)}</head>`);
        await route.fulfill({ response, body });
      });
      const scripts = watchScripts(page);
      await page.goto(`/native/${name}/?markers=none&presets=woocommerce`);
      await settled(page);
      expect(scripts.toSorted()).toEqual(listed.toSorted());
      expect(scripts.length).toBeLessThanOrEqual(maxFiles);
      const bytes = scripts.reduce((sum, file) => sum + (files[file]?.brotli ?? Infinity), 0);
      expect(bytes).toBeLessThanOrEqual(budgets.page(maxBytes, Object.keys(widgets).length));
    });
  });

/** Pages of the account, of the demo shop and recorded ones; who has an account logs in at the first. */
const accountPages = [
  "/my-account/",
  "/my-account/lost-password/",
  "/native/account-logged-out/?markers=none&presets=woocommerce",
  "/native/account-dashboard/?markers=none&presets=woocommerce",
];

test("a page of the account loads what serves its passwords and tabs, and nothing of the checkout", async ({
  page,
}) =>
  inOnePage(page, accountPages, async (address) => {
    const scripts = watchScripts(page);
    await page.goto(address);
    await settled(page);
    const names = scripts.map((file) => file.replace(/^.*\/|\.js$/g, ""));
    expect(names).toContain("account");
    expect(names.filter((name) => /checkout/.test(name))).toEqual([]);
  }));

test("a checkout asks for what fits an address to its country as soon as the country has the focus", async ({
  page,
}) => {
  await putIntoCart(page);
  const scripts = watchScripts(page);
  await page.goto("/checkout/");
  await settled(page);
  expect(scripts.join()).not.toContain("/account.js");
  await page.getByLabel("Country").first().focus();
  await expect.poll(() => scripts.join()).toContain("/account.js");
});

/** Opens a page of a builder and expects it to load what the manifest lists for its kind. */
async function expectBuilderFiles(page: Page, kind: string, address: string) {
  const { files, pages, widgets } = manifest();
  const { files: listed, maxFiles, maxBytes } = pages[kind] as PageFiles;
  const scripts = watchScripts(page);
  await page.goto(address);
  await settled(page);
  const loaded = scripts.filter((file) => !SENTENCES.test(file));
  expect(loaded.toSorted()).toEqual(listed.toSorted());
  expect(loaded.length).toBeLessThanOrEqual(maxFiles);
  const bytes = loaded.reduce((sum, file) => sum + (files[file]?.brotli ?? Infinity), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.page(maxBytes, Object.keys(widgets).length));
}

for (const [kind, address] of Object.entries(recorded))
  test(`a recorded page of the kind "${kind}" loads the files that the manifest lists for it, before the visitor does anything`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await expectBuilderFiles(page, kind, address);
  });

test('a page of the kind "elementor article", with menu, sticky header and search, loads the files that the manifest lists for it', async ({
  page,
}) => {
  // The recorded list without its panel and its lists.
  await page.route("**/builder/lists/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"(?:off-canvas|posts|loop-grid|archive-posts|portfolio|taxonomy-filter)\.[\w-]+"/g,
      '"heading.default"',
    );
    await route.fulfill({ response, body });
  });
  await expectBuilderFiles(page, "elementor article", "/builder/lists/");
});

/** Holds each file back until its whole wave has been asked for. Returns what lets a wave pass, with its files. */
async function holdWaves(page: Page) {
  let held: { readonly file: string; readonly release: () => void }[] = [];
  await page.route(/\/islet\/.*\.js/, async (route) => {
    await new Promise<void>((release) => held.push({ file: route.request().url(), release }));
    await route.fallback();
  });
  return {
    waiting: () => held.map(({ file }) => file.replace(/.*\//, "")),
    async pass() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      // All that this wave asks for has been asked for once the browser is idle.
      await idleMoment(page);
      const released = held;
      held = [];
      for (const { release } of released) release();
    },
  };
}

/** The count that a cached page shows may be another visitor's. */
const showOldCount = (page: Page) =>
  page.route("**/shop/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/>1 item</g, ">7 items<") });
  });

const headerCount = (page: Page) => page.locator(".site-header .count");

test("a cart that has items is right after three waves of files: nothing waits for a fourth", {
  tag: CORE,
}, async ({ page }) => {
  await putIntoCart(page);
  await showOldCount(page);
  const waves = await holdWaves(page);
  await page.goto("/shop/", { waitUntil: "commit" });
  for (let wave = 1; wave <= 3; wave++) await waves.pass();
  await expect(headerCount(page)).toHaveText(/^1/);
  expect(waves.waiting()).toEqual([]);
});

test("the count of a stored cart is right with the first files after the entry, before those that show a cart", async ({
  page,
}) => {
  await putIntoCart(page);
  await showOldCount(page);
  await page.goto("/shop/");
  await expect(headerCount(page)).toHaveText(/^1/);
  const waves = await holdWaves(page);
  await page.goto("/shop/", { waitUntil: "commit" });
  await waves.pass();
  await expect(headerCount(page)).toHaveText(/^7/);
  await waves.pass();
  await expect(headerCount(page)).toHaveText("1 item");
  await expect.poll(waves.waiting).toContain("ajax.js");
  await waves.pass();
  await expectQuiet(page);
});

test("a builder's preset comes with what reads it: its menu needs four waves of files, none a fifth", async ({
  page,
}) => {
  const waves = await holdWaves(page);
  await page.goto("/builder/menus/", { waitUntil: "commit" });
  for (let wave = 1; wave <= 4; wave++) await waves.pass();
  await expect(page.locator("[data-widget_type^='nav-menu']").first()).toHaveAttribute(
    "data-widget-state",
    "mounted",
  );
  expect(waves.waiting()).toEqual([]);
});

for (const [kind, names] of Object.entries(shopPages))
  for (const name of names)
    test(`the sheet of the kind "${kind}" holds the styles of all widgets of a recorded page: ${name}`, {
      tag: EXHAUSTIVE,
    }, async ({ page }) => {
      const { file } = manifest().sheets[kind] ?? {};
      const sheets: string[] = [];
      page.on("request", (request) => {
        const [, asked] = /\/islet\/(.*\.css)/.exec(new URL(request.url()).pathname) ?? [];
        if (asked) sheets.push(asked);
      });
      await page.route(`**/native/${name}/*`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</head>", () => `${sheetLink(kind)}</head>`);
        await route.fulfill({ response, body });
      });
      await page.goto(`/native/${name}/?markers=none&presets=woocommerce`);
      await settled(page);
      await page.mouse.wheel(0, 20_000);
      await settled(page);
      expect(sheets).toEqual([file]);
    });
