import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { inline, TAG, tagOf, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

const source = readFileSync(
  fileURLToPath(new URL("../../node_modules/jquery/dist/jquery.js", import.meta.url)),
  "utf8",
);
const STICKY = `<nav data-widget="sticky-header" data-widget-on="load" id="nav"><a href="/">Home</a></nav>`;
const JQUERY = `<script src="/jquery.js" nonce="bare-page"></script>`;

interface WithJQuery {
  jQuery(target: Element | string): { trigger(name: string, values: unknown[]): void };
}

/** Handlers as a theme of the old days writes them. */
const THEME = inline(`window.log = [];
  jQuery(function ($) {
    $(document.body).on("added_to_cart", (event, fragments, hash, button) => log.push(["jquery", hash ?? null, button ? button.length : null]));
    document.addEventListener("added_to_cart", (event) => log.push(["dom", event.detail.cartHash]));
  });`);
const log = (page: Page) => page.evaluate(() => (Reflect.get(window, "log") as unknown[]).splice(0));
const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

/** Listens on the bus once the bridge stands. */
async function start(page: Page) {
  await expect(page.locator("#nav")).toHaveAttribute("data-widget-state", "mounted");
  await page.evaluate(() => {
    window.islet?.bus.on(
      "added_to_cart",
      ({ cartHash }) => void (Reflect.get(window, "log") as unknown[]).push(["bus", cartHash]),
    );
  });
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        (window as unknown as WithJQuery).jQuery(document.body).trigger("added_to_cart", [{}, "ready"]),
      );
      return (await log(page)).filter((one) => String(one).startsWith("bus")).length;
    })
    .toBe(1);
}

const serveJQuery = (page: Page, cms: string) =>
  page.route(`${cms}/jquery.js`, (route) => route.fulfill({ contentType: "text/javascript", body: source }));

for (const [when, head] of [
  ["before Islet", JQUERY + THEME + TAG],
  ["after Islet", TAG + JQUERY + THEME],
] as const)
  test(`runtime.8 F19 with jQuery loaded ${when} events cross both ways, each heard once by each`, async ({
    page,
    bare,
    cms,
  }) => {
    await serveJQuery(page, cms);
    await page.goto(await bare({ head, body: STICKY }));
    await start(page);
    await page.evaluate(() =>
      window.islet?.bus.emit("added_to_cart", {
        fragments: {},
        cartHash: "a",
        button: document.querySelector("a"),
      }),
    );
    expect((await log(page)).toSorted(byText)).toEqual([
      ["bus", "a"],
      ["dom", "a"],
      ["jquery", "a", 1],
    ]);
    await page.evaluate(() =>
      (window as unknown as WithJQuery).jQuery("a").trigger("added_to_cart", [{}, "b"]),
    );
    expect((await log(page)).toSorted(byText)).toEqual([
      ["bus", "b"],
      ["jquery", "b", null],
    ]);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new CustomEvent("added_to_cart", { detail: { cartHash: "c" }, bubbles: true }),
      ),
    );
    expect((await log(page)).toSorted(byText)).toEqual(
      [
        ["bus", "c"],
        ["dom", "c"],
        ["jquery", null, null],
      ].toSorted(byText),
    );
    await expectQuiet(page);
  });

test("runtime.8 a jQuery that an optimiser holds back until the first touch is bridged when it comes", async ({
  page,
  bare,
  cms,
}) => {
  await serveJQuery(page, cms);
  const onTouch = inline(`addEventListener("pointerdown", () => {
    const script = document.createElement("script");
    script.src = "/jquery.js";
    document.head.append(script);
  }, { once: true });`);
  await page.goto(await bare({ head: TAG + onTouch, body: STICKY, csp: null }));
  await expect(page.locator("#nav")).toHaveAttribute("data-widget-state", "mounted");
  await page.evaluate(() => Reflect.set(window, "log", []));
  await page.mouse.click(1, 1);
  await expect.poll(() => page.evaluate(() => "jQuery" in window)).toBe(true);
  await start(page);
  await expectQuiet(page);
});

test("F19 two copies of jQuery, the second without the name: bridged once", async ({ page, bare, cms }) => {
  await serveJQuery(page, cms);
  const second = `${JQUERY}${inline("window.other = jQuery.noConflict(true)")}`;
  await page.goto(await bare({ head: JQUERY + THEME + second + TAG, body: STICKY }));
  await start(page);
  await page.evaluate(() =>
    window.islet?.bus.emit("added_to_cart", { fragments: {}, cartHash: "a", button: null }),
  );
  expect((await log(page)).toSorted(byText)).toEqual([
    ["bus", "a"],
    ["dom", "a"],
    ["jquery", "a", null],
  ]);
  await expectQuiet(page);
});

test("without jQuery the bridge is not even fetched", async ({ page, bare }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(await bare({ head: tagOf("/islet/islet.js"), body: STICKY }), { waitUntil: "networkidle" });
  await expect(page.locator("#nav")).toHaveAttribute("data-widget-state", "mounted");
  expect(asked.filter((url) => url.includes("jquery"))).toEqual([]);
});
