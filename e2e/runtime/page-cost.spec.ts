import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { settled } from "../support/idle.ts";
import { addressOf, expectQuietIslet, waitForMounted } from "../support/recorded-page.ts";
import { expect, test } from "../support/test.ts";

/** As the build holds them (src/build/check/budgets.mjs): bytes after brotli. */
const budgets = { listWithCart: 30_000, firstIsland: 84_500 };

const ENTRY = "/islet/islet.js";
const COUNTDOWN = `<div id="sale" data-widget="countdown" data-settings='{"end_date":1798761600}'><p>Ends <time>soon</time></p></div>`;

/** What the manifest says of a file: bytes after brotli, and the library it holds, if any. */
interface FileFacts {
  readonly brotli: number;
  readonly library?: unknown;
}

/** Every request of a page for a file of Islet's build, in order. */
function watch(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/islet/")) paths.push(pathname);
  });
  return {
    paths,
    has: (part: RegExp) => paths.some((path) => part.test(path)),
    /** Bytes after brotli of what was asked for, as far as it counts. */
    async bytes(counts: (path: string, facts: FileFacts) => boolean) {
      const manifest = await (await page.request.get("/islet/manifest.json")).json();
      const facts = paths.map((path): [string, FileFacts] => [
        path,
        manifest.files[path.replace("/islet/", "")],
      ]);
      return facts.reduce((sum, [path, file]) => sum + (counts(path, file) ? file.brotli : 0), 0);
    },
  };
}
const REACT = /\/react-|\/islands\.js/;

async function moveAbout(page: Page) {
  await page.mouse.move(200, 200);
  for (const y of [400, 2_000, 100_000, 0]) await page.evaluate((top) => scrollTo(0, top), y);
  await page.mouse.click(5, 300);
  await page.keyboard.press("Tab");
}

/** The recorded shop without the one island in its header. */
async function leaveOutMiniCart(page: Page) {
  await page.route("**/native/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("mini-cart cart-fragments", "cart-fragments");
    await route.fulfill({ response, body });
  });
}

test("a real page without markers asks for the entry and nothing after it, whatever the visitor does", {
  tag: CORE,
}, async ({ page }) => {
  const islet = watch(page);
  await page.goto(addressOf("shop", { markers: "none" }));
  await settled(page);
  await moveAbout(page);
  await page.getByRole("button", { name: "Add to cart: “Beanie”" }).hover();
  await settled(page);
  expect(islet.paths).toEqual([ENTRY]);
  await expectQuietIslet(page);
});

test("a real page with enhancers only never asks for React, and stays within its budget", {
  tag: CORE,
}, async ({ page }) => {
  const islet = watch(page);
  await leaveOutMiniCart(page);
  await page.goto(addressOf("shop"));
  await settled(page);
  await waitForMounted(page, "#masthead");
  const all = await islet.bytes((path) => path.endsWith(".js"));
  expect(all).toBeGreaterThan(10_000);
  expect(all).toBeLessThanOrEqual(budgets.listWithCart);
  await moveAbout(page);
  await page.getByRole("button", { name: "Add to cart: “Beanie”" }).click();
  await expect(page.locator("a.cart-contents .count")).toHaveText("1 item");
  await page.locator("a.cart-contents").hover();
  await settled(page);
  expect(islet.has(/ajax/)).toBe(true);
  expect(islet.has(REACT)).toBe(false);
  await expectQuietIslet(page);
});

test("the shop loads React when the visitor touches the cart, and not before", { tag: CORE }, async ({
  page,
}) => {
  const islet = watch(page);
  await page.goto("/shop/");
  await settled(page);
  await moveAbout(page);
  await page.getByRole("combobox", { name: "Shop order" }).hover();
  await settled(page);
  expect(islet.has(/shop\.js/)).toBe(true);
  expect(islet.has(REACT)).toBe(false);
  await page.locator("a.cart-contents").hover();
  await expect.poll(() => islet.has(/\/react-/) && islet.has(/mini-cart/)).toBe(true);
  await page.locator("a.cart-contents").click();
  await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
});

test("the first visible island comes in two round trips and within its budget: no file is asked for after another has come", async ({
  page,
  makePage,
}) => {
  const islet = watch(page);
  const { release } = await holdRequests(page, "**/islet/chunks/**");
  // A cart that opens by itself fetches how, once it stands.
  await page.route("**/blank/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("automatically_open_cart", "left_out");
    await route.fulfill({ response, body });
  });
  await page.goto(await makePage(COUNTDOWN));
  await expect.poll(() => islet.has(/countdown\.js/) && islet.has(REACT)).toBe(true);
  // Nothing has come yet; what idle widgets of the header want is asked for, too.
  await expect.poll(() => islet.has(/core\.js/) && islet.has(/shop\.js/)).toBe(true);
  const requested = [...islet.paths];
  release();
  await expect(page.getByRole("timer")).toBeVisible();
  await waitForMounted(page, ".site-header");
  expect(islet.paths).toEqual(requested);
  expect(new Set(requested).size).toBe(requested.length);
});

test("the first visible island costs what the budget says", async ({ page, makePage }) => {
  const islet = watch(page);
  await page.route("**/blank/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<header class="site-header"[^]*?<\/header>/g, "");
    await route.fulfill({ response, body });
  });
  await page.goto(await makePage(COUNTDOWN));
  await expect(page.getByRole("timer")).toBeVisible();
  await settled(page);
  const all = await islet.bytes((path) => path !== "/islet/islet.css");
  expect(all).toBeGreaterThan(60_000);
  expect(all).toBeLessThanOrEqual(budgets.firstIsland);
});

test("the first add asks for no script after the press, and the drawer's React runs once the button's answer is painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    const note = (what: string) => order.includes(what) || order.push(what);
    // React marks its elements with such symbols.
    const symbolFor = Symbol.for;
    Symbol.for = (key) => {
      if (key.startsWith("react.")) note("React runs");
      return symbolFor(key);
    };
    new MutationObserver(() => {
      if (!document.querySelector(".add_to_cart_button.added") || order.includes("added")) return;
      note("added");
      requestAnimationFrame(() => requestAnimationFrame(() => note("painted")));
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
  });
  const islet = watch(page);
  await page.goto("/shop/");
  await settled(page);
  expect(islet.has(/ajax/)).toBe(false);
  await page.mouse.move(5, 5);
  await expect.poll(() => islet.has(/ajax/)).toBe(true);
  await settled(page);
  expect(islet.has(REACT)).toBe(false);
  const button = page.getByRole("button", { name: "Add to cart: “Beanie”" });
  await button.hover();
  await expect.poll(() => islet.has(/\/react-/) && islet.has(/mini-cart/)).toBe(true);
  await settled(page);
  const before = islet.paths.filter((path) => path.endsWith(".js"));
  await button.click();
  await expect(page.getByRole("dialog", { name: "Cart" })).toContainText("Beanie");
  await settled(page);
  expect(islet.paths.filter((path) => path.endsWith(".js"))).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, "order"))).toEqual(["added", "painted", "React runs"]);
  await expectQuietIslet(page);
});

for (const hasSanitiser of [true, false])
  test(`the first answer of the cart ${hasSanitiser ? "is sanitised by the browser, without DOMPurify" : "brings DOMPurify where the browser has no sanitiser"}`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (/\/islet\/chunks\/.*\.js$/.test(response.url())) scripts.push(response.text());
    });
    if (!hasSanitiser) await page.addInitScript(() => Reflect.deleteProperty(Document, "parseHTML"));
    await page.goto("/shop/");
    await page.getByRole("button", { name: "Add to cart: “Beanie”" }).click();
    await expect(page.locator("a.cart-contents .count")).toHaveText("1 item");
    await expect(page.getByRole("dialog", { name: "Cart" })).toContainText("Beanie");
    await settled(page);
    // A setting's name, which no minifier changes.
    const isPurifier = (script: string) => script.includes("ALLOWED_URI_REGEXP");
    expect((await Promise.all(scripts)).some(isPurifier)).toBe(!hasSanitiser);
    await expectQuietIslet(page);
  });

test("of widgets out of sight nothing is loaded until they come near", async ({ page, makePage }) => {
  const islet = watch(page);
  await page.setViewportSize({ width: 800, height: 600 });
  const words = "<p>Words before the sale.</p>".repeat(100);
  await page.goto(await makePage(words + COUNTDOWN));
  await settled(page);
  expect(islet.has(/countdown|\/react-|islands\.js/)).toBe(false);
  await page.evaluate(() => document.querySelector("#sale")?.scrollIntoView());
  await expect(page.getByRole("timer")).toBeVisible();
});

for (const isSaving of [false, true])
  test(`what the visitor only comes near is ${isSaving ? "not fetched where data is to be saved" : "fetched ahead"}`, async ({
    page,
    makePage,
  }) => {
    const islet = watch(page);
    if (isSaving)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    const waits = COUNTDOWN.replace(
      "data-widget=",
      'data-widget-on="media (min-width: 9999px)" data-widget=',
    );
    await page.goto(await makePage(waits));
    await waitForMounted(page, ".site-header");
    await page.locator("#sale").hover();
    if (isSaving) {
      await settled(page);
      expect(islet.has(/countdown|\/react-/)).toBe(false);
    } else await expect.poll(() => islet.has(/countdown/) && islet.has(/\/react-/)).toBe(true);
  });

test("the script served from another origin runs the shop, and takes its chunks from there", async ({
  page,
  cms,
}) => {
  const other = cms.replace("127.0.0.1", "localhost");
  expect(other).not.toBe(cms);
  const origins = new Set<string>();
  page.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    if (/^\/islet\/(islet\.js|chunks\/)/.test(pathname)) origins.add(origin);
  });
  await page.goto(`/shop/?islet-src=${encodeURIComponent(`${other}/islet/islet.js`)}`);
  await page.getByRole("button", { name: "Add to cart: “Beanie”" }).click();
  await expect(page.locator("a.cart-contents .count")).toHaveText("1 item");
  await expect(page.getByRole("dialog", { name: "Cart" })).toContainText("Beanie");
  expect([...origins]).toEqual([other]);
});

test("runtime.13 a policy that blocks every script leaves a real page usable", async ({ page }) => {
  const islet = watch(page);
  await page.goto(addressOf("elementor-free", { csp: "script-src 'none'" }));
  await expect(page.getByText("The sale ends on 1 January 2027.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Four letters a year" })).toBeVisible();
  await page.goto(addressOf("shop", { csp: "script-src 'none'" }));
  await expect(page.locator("[data-widget-state]")).toHaveCount(0);
  // The browser tells of the tag, too, and lets nothing of it run.
  expect(islet.paths.filter((path) => path !== ENTRY)).toEqual([]);
  await page.getByRole("button", { name: "Add to cart: “Beanie”" }).click();
  await page.waitForURL(/\/shop\/\?add-to-cart=18$/);
  await expect(page.locator("body")).toContainText("“Beanie” has been added to your cart");
});
