import type { Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { actUntilRoom, focusedElementsBehind } from "../support/focused-behind.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { byPreset, expectQuietIslet, markings, openRecorded } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const notice = (page: Page) => page.getByRole("complementary", { name: "Store notice" });
const dismiss = (page: Page) => notice(page).getByRole("button", { name: "Dismiss" });
const host = (page: Page) => page.locator('[data-widget="store-notice"]');
const mounted = (page: Page) =>
  page.locator('[data-widget="store-notice"][data-widget-state="mounted"]').waitFor({ state: "attached" });
const remembered = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith("store_notice"));

for (const [index, widthPx] of [360, 1280].entries())
  test(
    `store-notice.1 shown until dismissed, then hidden and remembered for every page (${widthPx} px)`,
    onceInCore(index),
    async ({ page }) => {
      await page.setViewportSize({ width: widthPx, height: 800 });
      await page.goto("/?store-notice=on");
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await expectNoAxeViolations(page, ".woocommerce-store-notice");
      expect(await remembered(page)).toEqual([]);
      await dismiss(page).click();
      await expect(notice(page)).toBeHidden();
      const id = await host(page).getAttribute("data-notice-id");
      expect(await remembered(page)).toMatchObject([
        { name: `store_notice${id}`, value: "hidden", path: "/", expires: -1 },
      ]);
      await page.goto("/my-account/");
      await mounted(page);
      await expect(notice(page)).toBeHidden();
      expect(await layoutShift(page)).toBe(0);
      await expectQuiet(page);
    },
  );

test("a notice has the size of the theme's words and lines, as without Islet", async ({ page }) => {
  await page.goto("/?store-notice=on");
  await mounted(page);
  await page.evaluate(() => Object.assign(document.body.style, { fontSize: "13px", lineHeight: "1.618" }));
  await expect(host(page)).toHaveCSS("font-size", "13px");
  await expect(host(page)).toHaveCSS("line-height", "21.034px");
});

for (const [index, key] of ["Enter", "Space"].entries())
  test(`store-notice.1 ${key} dismisses it, Escape does not`, onceInShort(index), async ({ page }) => {
    await page.goto("/?store-notice=on");
    await mounted(page);
    await dismiss(page).focus();
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(notice(page)).toBeHidden();
    expect(await remembered(page)).toHaveLength(1);
    expect(new URL(page.url()).hash).toBe("");
  });

test("store-notice.1 nothing that gets the focus is behind it, and the page's end can be read (WCAG 2.4.11)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/?store-notice=on");
  await mounted(page);
  await actUntilRoom(page);
  await dismiss(page).focus();
  expect(await focusedElementsBehind(page, ".woocommerce-store-notice")).toEqual([]);
  await page.evaluate(async () => {
    // The first makes the room for the second.
    for (let times = 0; times < 2; times++) {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      await new Promise((scrolled) => requestAnimationFrame(() => requestAnimationFrame(scrolled)));
    }
  });
  const edges = await page.evaluate(() =>
    [".site-footer", ".woocommerce-store-notice"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect,
    ),
  );
  const [footer, notice] = edges as [DOMRect, DOMRect];
  expect(notice.height).toBeGreaterThan(0);
  expect(footer.bottom).toBeLessThanOrEqual(notice.top + 1);
  expect(await layoutShift(page)).toBe(0);
  await dismiss(page).press("Enter");
  await expect(page.locator("html")).not.toHaveAttribute("style");
});

test("store-notice.1 the page is as long as without it until the visitor comes to its end", async ({
  page,
}) => {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const before = await length();
  await page.goto("/?store-notice=on");
  await mounted(page);
  await actUntilRoom(page);
  expect(await length()).toBe(before);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, before);
  await expect.poll(length).toBeGreaterThan(before);
  expect(await layoutShift(page)).toBe(0);
});

/** Notes each frame in which a notice can be seen, from the first one on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenFrames: seen });
    const look = () => {
      const notice = document.querySelector(".woocommerce-store-notice");
      if (notice?.checkVisibility({ visibilityProperty: true })) seen.push(document.readyState);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seenFrames = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "seenFrames") as readonly string[]);

test("store-notice.2 a remembered notice is not flashed on the next page while the code is on its way", async ({
  page,
  makePage,
}) => {
  await page.goto("/my-account/?store-notice=on");
  await dismiss(page).click();
  await expect(notice(page)).toBeHidden();
  await watchFrames(page);
  // What follows the notice is seen before the script arrives.
  const { release } = await holdRequests(page, "**/islet.js*");
  await page.goto(await makePage("<p>The next page.</p>"), { waitUntil: "commit" });
  await expect(page.getByText("The next page.")).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        const next = () => (++frames < 10 ? requestAnimationFrame(next) : resolve(undefined));
        next();
      }),
  );
  await expect(notice(page)).toBeHidden();
  release();
  await mounted(page);
  await expect(notice(page)).toBeHidden();
  expect(await seenFrames(page)).toEqual([]);
});

test("store-notice.2 where islet.js itself never comes, the notice is read after 8 s", async ({ page }) => {
  await page.route("**/islet.js*", (route) => route.abort());
  await page.goto("/?store-notice=on");
  await expect(host(page)).toBeHidden();
  const waitsMs = await host(page).evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.finish();
      return animation.effect?.getComputedTiming().endTime;
    }),
  );
  expect(waitsMs).toEqual([8_000]);
  await expect(notice(page)).toBeVisible();
});

test("store-notice.2 it waits for the code also where a theme ends all animations at once", async ({
  page,
  makePage,
}) => {
  const head = "<style>* { animation-duration: .01ms !important; animation-delay: -1ms !important }</style>";
  await page.route("**/islet.js*", (route) => route.abort());
  const late = `<p class="woocommerce-store-notice" role="complementary" aria-label="Second" data-widget="store-notice">Closed on Friday.</p>`;
  await page.goto(await makePage(`<p>What follows.</p>${late}`, { head, csp: "none" }));
  await expect(page.getByText("What follows.")).toBeVisible();
  await expect(page.getByText("Closed on Friday.")).toBeHidden();
});

test("store-notice.2 one that nobody has dismissed comes without moving the page, late ones too", async ({
  page,
  makePage,
}) => {
  const late = `<p class="woocommerce-store-notice" role="complementary" aria-label="Second" data-widget="store-notice" data-notice-id="2" style="display: none">Closed on Friday. <a class="woocommerce-store-notice__dismiss-link">Fine</a></p>`;
  await page.goto(await makePage(`<p>What follows.</p>${late}`, { csp: "none" }));
  const second = page.getByRole("complementary", { name: "Second" });
  await expect(second).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await page.keyboard.press("Tab");
  await second.getByRole("button", { name: "Fine" }).focus();
  await page.keyboard.press("Enter");
  await expect(second).toBeHidden();
  expect((await remembered(page)).map(({ name }) => name)).toEqual(["store_notice2"]);
});

test("the shop's own notice has the lines that the theme gives its text", async ({ page }) => {
  await page.route("**/wp-content/themes/storefront/style.css*", (route) =>
    route.fulfill({
      contentType: "text/css",
      body: "body { font: 20px/1.7 sans-serif } .demo_store { position: fixed; inset: auto 0 69px; padding: 20px }",
    }),
  );
  await openRecorded(page, "shop", byPreset.query);
  await expect(notice(page)).toBeVisible();
  const { fontSize, lineHeight, height, padding } = await notice(page).evaluate((one) => {
    const { fontSize, lineHeight, padding } = getComputedStyle(one);
    return { fontSize, lineHeight, padding, height: one.getBoundingClientRect().height };
  });
  expect({ fontSize, lineHeight, padding }).toEqual({
    fontSize: "20px",
    lineHeight: "34px",
    padding: "20px",
  });
  expect((height - 40) % 34).toBeCloseTo(0, 3);
});

test("without its code the notice is read all the same", async ({ page }) => {
  await page.route("**/chunks/**/shop.js*", (route) => route.abort());
  await page.goto("/my-account/");
  await expect(notice(page)).toBeVisible();
});

test("without JavaScript the notice is read", async ({ browser, cms }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${cms}/my-account/`);
  await expect(notice(page)).toBeVisible();
  await page.close();
});

for (const [index, { where, query }] of markings.entries())
  test(
    `store-notice.1 store-notice.2 a real page, markers ${where}: served hidden, shown, dismissed, gone`,
    onceInShort(index),
    async ({ page }) => {
      await openRecorded(page, "shop", query);
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await watchFrames(page);
      await dismiss(page).press("Enter");
      await expect(notice(page)).toBeHidden();
      await openRecorded(page, "account-dashboard", query);
      await page
        .locator(".woocommerce-store-notice[data-widget-state=mounted]")
        .waitFor({ state: "attached" });
      await expect(notice(page)).toBeHidden();
      expect(await seenFrames(page)).toEqual([]);
      await expectQuietIslet(page);
    },
  );
