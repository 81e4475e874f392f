import type { Page } from "@playwright/test";
import { browserArgs, findBrowser } from "../support/browser.ts";
import { CORE } from "../support/core.ts";
import { expectRest } from "../support/expect-rest.ts";
import { add, buttonOf, headerCount, test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

const executablePath = findBrowser();
test.skip(/headless-shell/.test(executablePath ?? ""), "The headless shell has no back/forward cache.");
test.use({
  launchOptions: {
    args: browserArgs(),
    // Playwright switches the cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Stores the list as a page cache serves it: the fixture CMS forbids browsers to keep its own pages. */
async function storeList(page: Page, cms: string): Promise<string> {
  const path = "/cached-shop/";
  const asDocument = { "sec-fetch-dest": "document" };
  const body = await (await page.request.get("/shop/", { headers: asDocument })).text();
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
  await page.request.post("/__cms/answer", { data: { path, body, headers } });
  return cms + path;
}

/** Goes back, and expects that the page is the one that was left. */
async function returnFromCache(page: Page, times = 1) {
  // The answer to an evaluation that leaves the page would be lost.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(/\/cached-shop\/$/, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "returns") as number)).toBe(times);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { returns: 0, mounts: 0 });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) Reflect.set(window, "returns", (Reflect.get(window, "returns") as number) + 1);
    });
    addEventListener("islet:mounted", () =>
      Reflect.set(window, "mounts", (Reflect.get(window, "mounts") as number) + 1),
    );
  });
});

test("runtime.5 a page that returns from the back/forward cache shows the cart of now, mounts nothing twice, and works on", {
  tag: CORE,
}, async ({ page, shop, cms }) => {
  await page.goto(await storeList(page, cms));
  await add(page, "Beanie");
  await expect(headerCount(page)).toHaveText(/1/);
  const mounts = await page.evaluate(() => Reflect.get(window, "mounts") as number);
  await page.locator("ul.products").getByRole("link", { name: "Belt" }).first().click();
  await page.waitForURL(/\/product\/belt\/$/);
  await shop.put(36);
  await returnFromCache(page);
  await expect(headerCount(page)).toHaveText(/2/);
  expect(await page.evaluate(() => Reflect.get(window, "mounts") as number)).toBe(mounts);
  await add(page, "Belt");
  await expect(headerCount(page)).toHaveText(/3/);
  expect((await shop.endpoints()).filter((name) => name === "add_to_cart")).toHaveLength(2);
  await expectQuiet(page);
});

test("add-to-cart.4 a button whose product has led away is normal again when its page returns from the back/forward cache", async ({
  page,
  cms,
}) => {
  await page.goto(await storeList(page, cms));
  await add(page, "Hoodie");
  await buttonOf(page, "Hoodie").click();
  await page.waitForURL(/\/product\/hoodie\/$/);
  await returnFromCache(page);
  await expect(buttonOf(page, "Hoodie")).not.toHaveClass(/loading/);
  await expect(buttonOf(page, "Hoodie")).not.toHaveAttribute("aria-busy", "true");
});

test("a page that returns from the back/forward cache comes to rest, with the cart of now and with that of before", async ({
  page,
  shop,
  cms,
}) => {
  let asked = 0;
  page.on("request", () => asked++);
  await page.goto(await storeList(page, cms));
  await add(page, "Beanie");
  await expect(headerCount(page)).toHaveText(/1/);
  for (const [returns, change] of [() => shop.put(36), async () => undefined].entries()) {
    await page.locator("ul.products").getByRole("link", { name: "Belt" }).first().click();
    await page.waitForURL(/\/product\/belt\/$/);
    await change();
    await returnFromCache(page, returns + 1);
    await expect(headerCount(page)).toHaveText(/2/);
    await expectRest(page, () => asked, false);
  }
  await expectQuiet(page);
});

test("what a page tells of its products is told once, not again when it returns from the cache", async ({
  page,
  cms,
}) => {
  const names = () =>
    page.evaluate(() =>
      ((Reflect.get(window, "dataLayer") ?? []) as { event?: string }[]).flatMap(({ event }) => event ?? []),
    );
  await page.goto("/shop/?shop-facts=on");
  await page.goto(await storeList(page, cms));
  await expect.poll(names).toEqual(["view_item_list"]);
  await page.locator("ul.products").getByRole("link", { name: "Belt" }).first().click();
  await page.waitForURL(/\/product\/belt\/$/);
  await returnFromCache(page);
  await expectRest(page, () => 0, false);
  expect((await names()).filter((name) => name === "view_item_list")).toHaveLength(1);
  expect(await names()).not.toContain("add_to_cart");
});
