import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { build } from "esbuild";
import { ADDRESS } from "../support/address.ts";
import { CORE } from "../support/core.ts";
import { test as shopTest } from "../support/shop.ts";
import { test as base, expect, expectQuiet } from "../support/test.ts";

const TAG = "wc-order-attribution-inputs";
const HIDDEN = `<form name="checkout" method="post" action="/checkout/"><${TAG}></${TAG}><p>Pay</p><${TAG}></${TAG}><button>Place order</button></form>`;
const marked = (settings: object = {}) =>
  `<div id="here" data-widget="order-attribution" data-settings='${JSON.stringify(settings)}'>${HIDDEN}</div>`;

const test = shopTest;
const inputOf = (page: Page, name: string) => page.locator(`input[name=wc_order_attribution_${name}]`);

/** The tracking's cookies as the browser keeps them. */
async function kept(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies
    .filter(({ name }) => name.startsWith("sbjs_"))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
const namesOf = async (context: BrowserContext) => (await kept(context)).map(({ name }) => name);

const consent = (page: Page, detail: object) =>
  page.evaluate(
    (given) => document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: given })),
    detail,
  );

const ALL = [
  "sbjs_current",
  "sbjs_current_add",
  "sbjs_first",
  "sbjs_first_add",
  "sbjs_migrations",
  "sbjs_session",
  "sbjs_udata",
];

test("order-attribution.3 the visit's source goes into the order, from the landing page to the checkout", {
  tag: CORE,
}, async ({ page, shop, context }) => {
  await page.goto("/shop/?utm_source=news&utm_campaign=summer%20sale&utm_id=77");
  await expect.poll(() => namesOf(context)).toEqual(ALL);
  await shop.put(18);
  await page.goto("/checkout/");
  await expect(inputOf(page, "source_type")).toHaveValue("utm");
  await expect(inputOf(page, "session_pages")).toHaveValue("2");
  await expect(page.locator(`form[name=checkout] ${TAG}`)).toHaveCount(1);
  // As a browser sends it, whoever takes the press.
  const fields = await page
    .locator("form[name=checkout]")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>);
  expect(fields).toMatchObject({
    wc_order_attribution_source_type: "utm",
    wc_order_attribution_utm_source: "news",
    wc_order_attribution_utm_campaign: "summer sale",
    wc_order_attribution_utm_id: "77",
    wc_order_attribution_utm_medium: "(none)",
    wc_order_attribution_referrer: "(none)",
    wc_order_attribution_session_count: "1",
  });
  expect(Object.keys(fields).filter((name) => name.startsWith("wc_order_attribution_"))).toHaveLength(16);
  await expectQuiet(page);
});

test("order-attribution.3 a posted checkout carries the fields once", async ({ page, makePage, shop }) => {
  await page.goto(`${await makePage(marked())}?gclid=1`);
  await expect(inputOf(page, "utm_source")).toHaveValue("google");
  await page.getByRole("button", { name: "Place order" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\//);
  const posted = (await shop.calls()).find(({ fields }) => "wc_order_attribution_source_type" in fields);
  expect(posted?.fields).toMatchObject({
    wc_order_attribution_source_type: "utm",
    wc_order_attribution_utm_source: "google",
    wc_order_attribution_utm_medium: "cpc",
    wc_order_attribution_utm_campaign: "google_cpc",
  });
});

test("order-attribution.3 an order that is placed without leaving the page carries the fields once", async ({
  page,
  shop,
  context,
}) => {
  await page.goto("/shop/?utm_source=news&utm_medium=%D7%93%D7%95%D7%90%D7%9C");
  await expect.poll(() => namesOf(context)).toEqual(ALL);
  await shop.put(18);
  await page.goto("/checkout/");
  await expect(inputOf(page, "utm_source")).toHaveValue("news");
  for (const [id, value] of Object.entries(ADDRESS)) await page.locator(`#${id}`).fill(value);
  await page.getByLabel("Cash on delivery").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-received/);
  const order = (await shop.calls()).find(({ endpoint }) => endpoint === "checkout");
  expect(order?.fields).toMatchObject({
    wc_order_attribution_source_type: "utm",
    wc_order_attribution_utm_source: "news",
    wc_order_attribution_utm_medium: "דואל",
    wc_order_attribution_session_pages: "2",
  });
});

test("order-attribution.3 the form to register has the fields, too", async ({ page }) => {
  await page.goto("/my-account/?utm_source=news");
  await expect(page.locator("form.register input[name=wc_order_attribution_utm_source]")).toHaveValue("news");
});

test("order-attribution.2 off removes every cookie and empties the fields; consent may come and go", async ({
  page,
  makePage,
  context,
}) => {
  await page.goto(`${await makePage(marked())}?utm_source=news`);
  await expect(inputOf(page, "utm_source")).toHaveValue("news");
  for (let round = 0; round < 2; round++) {
    await consent(page, { marketing: "deny" });
    await expect(inputOf(page, "utm_source")).toHaveValue("");
    expect(await namesOf(context)).toEqual([]);
    await consent(page, { marketing: "allow" });
    await expect(inputOf(page, "utm_source")).toHaveValue("news");
    expect(await namesOf(context)).toEqual(ALL);
  }
  await expectQuiet(page);
});

test("order-attribution.2 a page whose configuration withholds consent removes what is left from before", async ({
  page,
  makePage,
  context,
  cms,
}) => {
  await context.addCookies([{ name: "sbjs_first", value: "typ%3Dutm", url: cms }]);
  await page.goto(await makePage(marked(), { config: { consent: { marketing: false } } }));
  await expect(inputOf(page, "source_type")).toHaveValue("");
  expect(await namesOf(context)).toEqual([]);
});

test("order-attribution.2 cookies count for the whole domain, and are removed there and wherever else they were written", async ({
  page,
  context,
  cms,
}) => {
  const shopUrl = "http://www.shop.example";
  await context.route(`${shopUrl}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${cms}${pathname}${search}` }) });
  });
  await context.addCookies(
    [".www.shop.example", "www.shop.example"].map((domain) => ({
      name: "sbjs_promo",
      value: "code%3D123456",
      domain,
      path: "/",
    })),
  );
  await page.goto(`${shopUrl}/shop/?utm_source=news`);
  await expect.poll(() => namesOf(context)).toEqual(expect.arrayContaining(ALL));
  const domains = (await kept(context))
    .filter(({ name }) => name !== "sbjs_promo")
    .map(({ domain }) => domain);
  expect(new Set(domains)).toEqual(new Set([".shop.example"]));
  await consent(page, { marketing: "deny" });
  await expect.poll(() => namesOf(context)).toEqual([]);
  // What the page still loads is nobody's failure.
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("order-attribution.12 pages of a visit are counted, and a visit more when its session is over", async ({
  page,
  context,
}) => {
  await page.goto("/shop/");
  await expect.poll(() => namesOf(context)).toEqual(ALL);
  await page.goto("/product/beanie/");
  const udata = async () => (await kept(context)).find(({ name }) => name === "sbjs_udata")?.value;
  const session = async () => (await kept(context)).find(({ name }) => name === "sbjs_session")?.value;
  await expect.poll(session).toMatch(/^pgs%3D2/);
  expect(await udata()).toMatch(/^vst%3D1/);
  await context.clearCookies({ name: "sbjs_session" });
  await page.goto("/shop/");
  await expect.poll(session).toMatch(/^pgs%3D1/);
  expect(await udata()).toMatch(/^vst%3D2/);
});

test("order-attribution.1 cookies live as long as the settings say; what the shop sends lives with the browser", async ({
  page,
  makePage,
  context,
}) => {
  await page.goto(await makePage(marked({ lifetime: 6, session: 10 })));
  await expect(inputOf(page, "source_type")).toHaveValue("typein");
  const lives = async () =>
    Object.fromEntries((await kept(context)).map(({ name, expires }) => [name, expires]));
  const now = await page.evaluate(() => Date.now() / 1_000);
  const { sbjs_current: current = 0, sbjs_session: session = 0 } = await lives();
  expect(Math.abs(current - now - 6 * 30 * 86_400)).toBeLessThan(120);
  expect(Math.abs(session - now - 600)).toBeLessThan(120);
  await context.clearCookies();
  await page.goto("/shop/");
  await expect.poll(lives).toMatchObject({ sbjs_current: -1, sbjs_first: -1 });
});

test("the element takes values that were set before its code came", async ({ page, makePage }) => {
  await page.addInitScript((tag) => {
    document.addEventListener("readystatechange", () => {
      const element = document.querySelector(tag);
      if (element && document.readyState === "interactive")
        Object.assign(element, { values: { utm_source: "theirs" } });
    });
  }, TAG);
  await page.goto(await makePage(marked()));
  await expect(inputOf(page, "utm_source")).toHaveValue("theirs");
});

/** The shop's own library, beside Islet on the same page. */
base.describe("beside sourcebuster", () => {
  base("each reads the other's cookies in a real browser", async ({ page, makePage }) => {
    const library = fileURLToPath(
      new URL("../../node_modules/sourcebuster/dist/sourcebuster.min.js", import.meta.url),
    );
    const { outputFiles } = await build({
      stdin: {
        contents: `import sbjs from ${JSON.stringify(library)}; window.library = sbjs;`,
        resolveDir: ".",
      },
      bundle: true,
      format: "iife",
      write: false,
    });
    const code = outputFiles[0]?.text ?? "";
    await page.goto(`${await makePage(marked())}?utm_source=news&utm_campaign=%D7%A7%D7%99%D7%A5`);
    await expect(inputOf(page, "utm_source")).toHaveValue("news");
    await page.goto(await makePage(`<p>Another page</p>`, { csp: "none", head: "", config: {} }));
    await page.addScriptTag({ content: code });
    const told = await page.evaluate(() => {
      const library = Reflect.get(window, "library") as {
        init(settings: object): void;
        get: Record<string, Record<string, string>>;
      };
      library.init({ domain: { host: location.hostname, isolate: true }, timezone_offset: "0" });
      return library.get;
    });
    expect(told["current"]).toMatchObject({ typ: "utm", src: "news", cmp: "קיץ" });
    expect(told["first"]).toMatchObject({ typ: "utm", src: "news", id: "(none)" });
  });
});
