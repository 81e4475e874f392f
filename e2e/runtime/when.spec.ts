import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

const END = 4_102_444_800;
const countdown = (on: string, attributes = "") =>
  `<div data-widget="countdown" data-widget-on="${on}" data-settings='{"end_date":${END}}' ${attributes}><p>Ends soon.</p></div>`;

const stateOf = (page: Page, id: string) => page.locator(`#${id}`).getAttribute("data-widget-state");
const log = (page: Page) => page.evaluate(() => Reflect.get(window, "testLog") as string[]);

/** Opens a page on which `#host` waits for the visitor: what comes earlier is the browser's own. */
async function openWaiting(page: Page, url: string) {
  await page.goto(url);
  await expect(page.locator("#host")).toHaveAttribute("data-widget-state", "waiting");
}

test("runtime.12 load and idle mount by themselves; visible within 200 px of the window and not before", {
  tag: CORE,
}, async ({ page, bare }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const body = `${countdown("load", 'id="load"')}${countdown("idle", 'id="idle"')}<div id="gap"></div>${countdown("visible", 'id="low"')}`;
  // The strict policy lets no style attribute in; a picture makes room as well.
  await page.goto(
    await bare({
      body: body.replace('<div id="gap"></div>', '<img src="data:," width="1" height="2000" alt="">'),
    }),
  );
  await expect.poll(() => stateOf(page, "load")).toBe("mounted");
  await expect.poll(() => stateOf(page, "idle")).toBe("mounted");
  const topPx = await page.locator("#low").evaluate((host) => host.getBoundingClientRect().top);
  await page.evaluate((y) => scrollTo(0, y), topPx - 600 - 260);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await stateOf(page, "low")).toBe("waiting");
  await page.evaluate((y) => scrollTo(0, y), topPx - 600 - 150);
  await expect.poll(() => stateOf(page, "low")).toBe("mounted");
  await expectQuiet(page);
});

test("runtime.12 media: when the query matches, and combined words only when all hold", async ({
  page,
  bare,
}) => {
  await page.setViewportSize({ width: 600, height: 600 });
  const body =
    countdown("media (min-width: 800px)", 'id="wide"') +
    countdown("media (min-width: 800px) interaction", 'id="both"');
  await page.goto(await bare({ body }));
  await page.locator("#both").hover();
  await expect.poll(() => stateOf(page, "wide")).toBe("waiting");
  await page.mouse.move(0, 500);
  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(() => stateOf(page, "wide")).toBe("mounted");
  expect(await stateOf(page, "both")).toBe("waiting");
  await page.locator("#both").hover();
  await expect.poll(() => stateOf(page, "both")).toBe("mounted");
  await expectQuiet(page);
});

test.describe("runtime.12 interaction: the first event is replayed exactly once on the mounted widget, nothing is lost", () => {
  const marker = (inside: string, settings = "{}") =>
    `<div id="host" data-widget="listener" data-settings='${settings}'>${inside}</div>`;
  const FORM = `<form id="form" action="/search/" method="get"><input id="field" name="q" value="wool"><button id="go">Search</button></form>`;

  test("a click, after the pointer that came with it", async ({ page, withTestWidgets }) => {
    await openWaiting(
      page,
      await withTestWidgets({ body: marker('<a id="link" href="/elsewhere/">Go</a>') }),
    );
    const url = page.url();
    await page.locator("#link").click();
    await expect.poll(() => log(page)).toContain("click link");
    const heard = await log(page);
    expect(heard.filter((one) => one === "click link")).toHaveLength(1);
    // What comes when the widget stands already, a pointerdown say, it hears before them.
    expect(heard.indexOf("pointerover link")).toBeGreaterThanOrEqual(0);
    expect(heard.indexOf("pointerover link")).toBeLessThan(heard.indexOf("click link"));
    expect(page.url()).toBe(url);
    await page.locator("#link").click();
    await expect.poll(async () => (await log(page)).filter((one) => one === "click link")).toHaveLength(2);
    await expectQuiet(page);
  });

  test("a tap: pointer and click in their order, once each", async ({ browser, page, withTestWidgets }) => {
    const url = await withTestWidgets({ body: marker('<button type="button" id="button">Go</button>') });
    expect(browser.isConnected()).toBe(true);
    await openWaiting(page, url);
    await page.locator("#button").dispatchEvent("pointerdown", { pointerType: "touch" });
    await page.locator("#button").dispatchEvent("click");
    await expect.poll(() => log(page)).toEqual(["pointerdown button", "click button"]);
    await expectQuiet(page);
  });

  test("Enter on a button: one click, made by the key", async ({ page, withTestWidgets }) => {
    await openWaiting(
      page,
      await withTestWidgets({ body: marker('<button type="button" id="button">Go</button>') }),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>("#button")?.focus());
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await log(page)).filter((one) => one === "click button")).toHaveLength(1);
    await expect(page.locator("#button")).toBeFocused();
    await expectQuiet(page);
  });

  test("focus by Tab: the widget stands, the focus stays where it is", async ({ page, withTestWidgets }) => {
    await openWaiting(
      page,
      await withTestWidgets({ body: marker('<button type="button" id="button">Go</button>') }),
    );
    await page.keyboard.press("Tab");
    await expect.poll(() => log(page)).toEqual(["focusin button"]);
    await expect(page.locator("#button")).toBeFocused();
  });

  test("a submit by Enter in a field: once, with the typed text", async ({ page, withTestWidgets }) => {
    await openWaiting(page, await withTestWidgets({ body: marker(FORM) }));
    await page.evaluate(() => document.querySelector<HTMLInputElement>("#field")?.select());
    await page.keyboard.type("yarn");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await log(page)).filter((one) => one.startsWith("submit")))
      .toEqual(["submit form"]);
    await expect(page.locator("#field")).toHaveValue("yarn");
    await expectQuiet(page);
  });

  test("a widget that lets the event be: the browser's own way follows, once", async ({
    page,
    withTestWidgets,
    cms,
  }) => {
    const asked: string[] = [];
    await page.route(`${cms}/search/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<h1>Found</h1>" });
    });
    await openWaiting(page, await withTestWidgets({ body: marker(FORM, '{"prevent":""}') }));
    await page.locator("#go").click();
    await expect(page.getByRole("heading", { name: "Found" })).toBeVisible();
    expect(asked).toEqual([`${cms}/search/?q=wool`]);
  });

  test("a click with a modifier is the browser's at once", async ({ page, withTestWidgets, context }) => {
    await openWaiting(
      page,
      await withTestWidgets({ body: marker('<a id="link" href="/shop/">Shop</a>', '{"prevent":""}') }),
    );
    const opened = context.waitForEvent("page");
    await page.locator("#link").click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/shop\/$/);
    expect(page.url()).toContain("/bare/");
  });
});

const LINK = (attributes = "") =>
  `<div data-widget="countdown" data-widget-on="interaction" id="host" data-settings='{"end_date":${END}}' ${attributes}><a href="/shop/">To the shop</a></div>`;

test("runtime.12 F1 where the code does not come the server's own link works", { tag: CORE }, async ({
  page,
  bare,
}) => {
  await page.route(/\/chunks\//, (route) => route.abort());
  await openWaiting(page, await bare({ body: LINK() }));
  await page.getByRole("link").click();
  await expect(page).toHaveURL(/\/shop\/$/);
});

test("runtime.12 F2 a press is held for 4 s at most, then the server's own link works", async ({
  page,
  bare,
}) => {
  await page.clock.install();
  const { requested } = await holdRequests(page, /\/chunks\//);
  await openWaiting(page, await bare({ body: LINK() }));
  await page.getByRole("link").click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.clock.runFor(3_900);
  expect(page.url()).toContain("/bare/");
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/shop\/$/);
});

test.describe("what waits is fetched when the visitor comes near", () => {
  const body = `${countdown("load", 'id="first"')}<nav data-widget="sticky-header" data-widget-on="media (min-width: 5000px)"><a href="/" id="near">Home</a></nav>`;
  const isFetched = (page: Page) =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("sticky-header")),
    );

  for (const [how, approach] of [
    ["the pointer", (page: Page) => page.locator("#near").hover()],
    ["the focus", (page: Page) => page.keyboard.press("Tab")],
  ] as const)
    test(how, async ({ page, bare }) => {
      await page.goto(await bare({ body }));
      await expect(page.getByRole("timer")).toBeVisible();
      expect(await isFetched(page)).toBe(false);
      await approach(page);
      await expect.poll(() => isFetched(page)).toBe(true);
      await expectQuiet(page);
    });

  test("but not where data is to be saved", async ({ page, bare }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto(await bare({ body }));
    await expect(page.getByRole("timer")).toBeVisible();
    await page.locator("#near").hover();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await isFetched(page)).toBe(false);
  });
});
