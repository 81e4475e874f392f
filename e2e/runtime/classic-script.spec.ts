import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { asVersion } from "../support/as-version.ts";
import { CORE } from "../support/core.ts";
import { type BareParts, inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

const COUNTDOWN = `<div data-widget="countdown" data-settings='{"end_date":4102444800}'><p>Ends soon.</p></div>`;

/** A tag without `type="module"`, as optimisers write it. */
const classicTag = (src: string, attributes = "") =>
  `<script src="${src}" nonce="bare-page" ${attributes}></script>`;

const AGGREGATE = "/cache/aggregate_1f2e.js";

/**
 * What an optimiser makes of a theme's files and Islet's: one classic script. The theme's code needs sloppy mode, and its
 * last statement before Islet has no semicolon.
 */
const aggregate = (islet: string) => `var namesBefore = Object.getOwnPropertyNames(window).length
var isSloppy = function () { return this === window }
${islet}
(function () { themeAfter = [isSloppy(), Object.getOwnPropertyNames(window).length - namesBefore]; })();`;

/** What the theme's code finds after Islet's: sloppy mode, and no new name. */
const THEME_RAN = [true, 0];

async function serveAggregate(context: BrowserContext, wrap = aggregate) {
  const body = wrap(readFileSync(`${dist}islet.js`, "utf8"));
  await context.route(`**${AGGREGATE}**`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

const timers = (page: Page) => page.getByRole("timer");
const field = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key) as unknown, name);
const inFolder = { config: { public_path: "/islet/" } };

const injected = inline(`addEventListener("load", () => setTimeout(() => {
  const tag = Object.assign(document.createElement("script"), { nonce: "bare-page" });
  tag.src = trustedTypes.createPolicy("islet", { createScriptURL: (url) => url }).createScriptURL("/islet/islet.js?ver=2");
  document.body.append(tag); tag.remove(); }))`);

for (const [where, parts] of [
  ["in the head", { head: classicTag("/islet/islet.js"), body: COUNTDOWN }],
  ["at the end of the body", { head: "", body: COUNTDOWN + classicTag("/islet/islet.js") }],
  ["deferred", { head: classicTag("/islet/islet.js", "defer"), body: COUNTDOWN }],
  ["async", { head: classicTag("/islet/islet.js", "async"), body: COUNTDOWN }],
  ["injected after the load event and taken away at once", { head: injected, body: COUNTDOWN }],
] as const satisfies readonly [string, BareParts][])
  test(`runtime.1 as a classic script ${where} it finds its folder and mounts each host once`, async ({
    page,
    bare,
  }) => {
    await page.goto(await bare(parts));
    await expect(timers(page)).toHaveCount(1);
    await expectQuiet(page);
  });

for (const [what, first] of [
  ["twice", classicTag("/islet/islet.js", "defer")],
  ["beside the module tag", TAG],
] as const)
  test(`F30 a classic tag pasted ${what} starts once, and says so`, async ({ page, bare }) => {
    await page.goto(await bare({ head: first + classicTag("/islet/islet.js", "defer"), body: COUNTDOWN }));
    await expect(timers(page)).toHaveCount(1);
    await expect.poll(() => troubles(page).consoleErrors.length).toBe(1);
    await expectQuiet(page, [/this page has two copies/]);
  });

test("aggregated with the theme's code, both run: sloppy code stays sloppy, and no name of Islet's leaks", {
  tag: CORE,
}, async ({ page, bare, context }) => {
  await serveAggregate(context);
  await page.goto(await bare({ ...inFolder, head: classicTag(AGGREGATE), body: COUNTDOWN }));
  await expect(timers(page)).toHaveCount(1);
  expect(await field(page, "themeAfter")).toEqual(THEME_RAN);
  await expectQuiet(page);
});

test("aggregated in a block that catches, as some optimisers write it, it runs", async ({
  page,
  bare,
  context,
}) => {
  await serveAggregate(
    context,
    (islet) => `try {${islet}} catch (error) {}\ntry { themeAfter = 1 } catch (error) {}`,
  );
  await page.goto(await bare({ ...inFolder, head: classicTag(AGGREGATE, "defer"), body: COUNTDOWN }));
  await expect(timers(page)).toHaveCount(1);
  expect(await field(page, "themeAfter")).toBe(1);
  await expectQuiet(page);
});

test("aggregated without public_path, the folder cannot be told: a clear error, and the theme's code runs", async ({
  page,
  bare,
  context,
}) => {
  await serveAggregate(context);
  await page.goto(await bare({ head: classicTag(`${AGGREGATE}?files=/islet.js`), body: COUNTDOWN }));
  await expect
    .poll(() => troubles(page).consoleErrors.join())
    .toMatch(
      /#islet-config needs public_path such as \/islet\/, not http\S+aggregate_1f2e\.js\?files=\/islet\.js/,
    );
  expect(await field(page, "themeAfter")).toEqual(THEME_RAN);
  await expect(page.locator("[data-widget-state]")).toHaveCount(0);
  await expectQuiet(page, [/public_path/]);
});

test("aggregated without public_path, a page without widgets is quiet; the first marker brings the error", async ({
  page,
  bare,
  context,
}) => {
  await serveAggregate(context);
  await page.goto(await bare({ head: classicTag(AGGREGATE), body: "<p>No widget.</p>" }));
  await expect.poll(() => page.evaluate(() => "islet" in window)).toBe(true);
  await expectQuiet(page);
  await page.locator("p").evaluate((host) => host.setAttribute("data-widget", "countdown"));
  await expect.poll(() => troubles(page).pageErrors.join()).toContain("#islet-config needs public_path");
  await expect(page.locator("[data-widget-state]")).toHaveCount(0);
});

test("on a page without widgets no stack is made, which costs more than all else there", async ({
  page,
  bare,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { stacks: seen });
    // V8 calls it for each stack that a script reads.
    Error.prepareStackTrace = ({ message }, frames) => `${message}${seen.push(frames.length)}`;
  });
  await page.goto(await bare({ body: "<p>No widget.</p>" }));
  await expect.poll(() => page.evaluate(() => "islet" in window)).toBe(true);
  expect(await field(page, "stacks")).toEqual([]);
});

for (const type of ["module", "text/javascript"])
  test(`a contributor's element cannot pretend to be the script (type ${type})`, async ({ page, bare }) => {
    const fake = `<img name="currentScript" src="data:," alt=""><a id="currentScript" href="https://evil.example/islet.js">x</a>`;
    const tag = `<script type="${type}" src="/islet/islet.js" nonce="bare-page" defer></script>`;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(await bare({ head: "", body: fake + COUNTDOWN + tag }));
    await expect(timers(page)).toHaveCount(1);
    expect(asked.filter((url) => url.includes("evil"))).toEqual([]);
    await expectQuiet(page);
  });

test("two copies from two folders each load their own files", async ({ page, bare, cms }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`${cms}/islet-newer/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace("/islet-newer/", "/islet/") });
    await route.fulfill({ response, body: asVersion(await response.text(), "1.0.0") });
  });
  await page.goto(
    await bare({
      head: TAG + TAG.replace("/islet/", "/islet-newer/"),
      body: COUNTDOWN.replace("data-settings", 'data-widget-on="visible" data-settings'),
    }),
  );
  await expect.poll(() => page.evaluate(() => window.islet?.version)).toBe("1.0.0");
  await expect(timers(page)).toHaveCount(1);
  expect(asked.some((path) => path.startsWith("/islet-newer/chunks/"))).toBe(true);
  await expectQuiet(page, [/two copies/]);
});
