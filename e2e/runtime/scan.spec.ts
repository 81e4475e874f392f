import type { Page } from "@playwright/test";
import { asVersion } from "../support/as-version.ts";
import { CORE } from "../support/core.ts";
import { shortWhile } from "../support/idle.ts";
import { inline, TAG, tagOf, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

const END = 4_102_444_800;
const countdown = (attributes = "", settings: object = { end_date: END }) =>
  `<div data-widget="countdown" data-settings='${JSON.stringify(settings)}' ${attributes}><p>Ends soon. <a href="/shop/">To the shop</a></p></div>`;
const STICKY = `<nav data-widget="sticky-header" data-widget-on="load"><a href="/">Home</a></nav>`;

const timers = (page: Page) => page.getByRole("timer");
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-widget]")].map((host) => host.dataset["widgetState"]),
  );

/** Markup that waits until `append` puts it on the page, as a script of the theme would. */
const later = (markup: string) => `<template id="later">${markup}</template>`;
const append = (page: Page) =>
  page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>("#later");
    document.querySelector("main")?.append(template?.content.cloneNode(true) ?? "");
  });

test("runtime.1 one script tag is enough: markers before and after it, nested, several on one host, are found and mounted", {
  tag: CORE,
}, async ({ page, bare }) => {
  const body = `${countdown()}${TAG}<section data-widget="sticky-header" data-widget-on="load">${countdown()}</section>${countdown('data-widget-on="load"')}<div data-widget="countdown sticky-header" data-widget-on="load" data-settings='{"end_date":${END}}'></div>`;
  await page.goto(await bare({ head: "", body }));
  await expect(timers(page)).toHaveCount(4);
  await expect.poll(() => states(page)).toEqual(Array(5).fill("mounted"));
  await expectQuiet(page);
});

for (const [where, head, body] of [
  ["in the head", TAG, ""],
  ["at the end of the body", "", TAG],
  ["async", tagOf("/islet/islet.js", "async"), ""],
  [
    "injected after the load event",
    inline(`addEventListener("load", () => setTimeout(() => {
      const tag = Object.assign(document.createElement("script"), { type: "module", nonce: "bare-page" });
      const src = trustedTypes.createPolicy("islet", { createScriptURL: (url) => url }).createScriptURL("/islet/islet.js");
      tag.src = src; document.body.append(tag); }))`),
    "",
  ],
] as const)
  test(`runtime.1 F30 the tag ${where} mounts each host once`, async ({ page, bare }) => {
    await page.goto(await bare({ head, body: countdown() + STICKY + body }));
    await expect.poll(() => states(page)).toEqual(["mounted", "mounted"]);
    await expect(timers(page)).toHaveCount(1);
    await expectQuiet(page);
  });

test("F30 a tag pasted twice, even with another query, starts once; one copy runs and the other says so", {
  tag: CORE,
}, async ({ page, bare }) => {
  await page.goto(await bare({ head: TAG + TAG + tagOf("/islet/islet.js?ver=2"), body: countdown() }));
  await expect(timers(page)).toHaveCount(1);
  await expect.poll(() => troubles(page).consoleErrors.length).toBe(1);
  await expectQuiet(page, [/this page has two copies, version 0\.1\.0 and version 0\.1\.0/]);
});

for (const [other, winner] of [
  ["0.9.0", "0.1.0"],
  ["1.0.0", "1.0.0"],
] as const)
  test(`F30 of versions 0.1.0 and ${other} on one page, ${winner} runs and one problem says so`, async ({
    page,
    bare,
    cms,
  }) => {
    await page.route(`${cms}/islet-other/**`, async (route) => {
      const url = route.request().url().replace("/islet-other/", "/islet/");
      const response = await route.fetch({ url });
      await route.fulfill({ response, body: asVersion(await response.text(), other) });
    });
    await page.goto(await bare({ head: TAG + tagOf("/islet-other/islet.js"), body: countdown() }));
    await expect.poll(() => page.evaluate(() => window.islet?.version)).toBe(winner);
    await expect(timers(page)).toHaveCount(1);
    await expect.poll(() => troubles(page).consoleErrors.join()).toContain("this page has two copies");
    await expectQuiet(page, [/two copies, version 0\.1\.0 and version/]);
  });

test("runtime.2 settings that are no JSON are told with marker, attribute and place; the markup stays and works", {
  tag: CORE,
}, async ({ page, bare }) => {
  const body = `<div data-widget="countdown" id="sale" data-settings='{"end_date":}'><a href="/shop/">To the shop</a></div>${countdown()}`;
  await page.goto(await bare({ body }));
  await expect(timers(page)).toHaveCount(1);
  await expect
    .poll(() => troubles(page).consoleErrors.join("\n"))
    .toContain(
      '[islet] countdown: data-settings is not valid JSON at line 1, column 13, near "}" (div#sale). The server markup stays.',
    );
  await expectQuiet(page, [/is not valid JSON/]);
  await page.getByRole("link", { name: "To the shop" }).click();
  await expect(page).toHaveURL(/\/shop\/$/);
});

test("runtime.3 settings that the schema refuses are told at once, with the element; defaults hold, a wrong required one leaves the markup", {
  tag: CORE,
}, async ({ page, bare }) => {
  const wrong = `<div data-widget="countdown" id="a" data-settings='{"end_date":"soon","showDays":7}'><p>Ends soon.</p></div>`;
  await page.goto(
    await bare({
      head: `${TAG}${inline(`window.heard = []; addEventListener("islet:problem", (event) => { event.preventDefault(); heard.push([event.target.id, event.detail.code, event.detail.issues?.map((one) => one.path)]); })`)}`,
      body: wrong + countdown('id="b"', { end_date: END, labelDays: [], show_hours: "perhaps" }),
    }),
  );
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "heard") as unknown))
    .toEqual([
      ["a", "settings", ["settings.end_date", "settings.showDays"]],
      ["b", "settings", ["settings.labelDays", "settings.show_hours"]],
    ]);
  expect(await states(page)).toEqual(["failed", "mounted"]);
  await expect(page.locator("#a")).toHaveText("Ends soon.");
  await expect(page.locator("#b").getByRole("timer")).toContainText("Days");
  await expectQuiet(page);
});

test("runtime.4 an unknown name is told once, with the nearest known one", async ({ page, bare }) => {
  await page.goto(
    await bare({ body: `<p data-widget="count-down">x</p><p data-widget="count-down">y</p>${countdown()}` }),
  );
  await expect(timers(page)).toHaveCount(1);
  await expect.poll(() => troubles(page).consoleErrors.length).toBe(1);
  await expectQuiet(page, [/count-down: no widget has this name; did you mean "countdown"\?/]);
});

test("runtime.5 late markers are mounted, removed ones unmounted with their markup, moved ones left alone", {
  tag: CORE,
}, async ({ page, bare }) => {
  await page.goto(
    await bare({
      body: `<div id="target"></div>${countdown('id="first"')}${later(`<div id="more">${countdown('id="late"')}</div>`)}`,
    }),
  );
  await expect(timers(page)).toHaveCount(1);
  await append(page);
  await expect(timers(page)).toHaveCount(2);
  const drawn = await page.evaluateHandle(() => {
    const timer = document.querySelector("#first [role=timer]");
    document.querySelector("#target")?.append(document.querySelector("#first") as Node);
    return timer;
  });
  await shortWhile(page);
  const isSame = await drawn.evaluate(
    (timer) => timer === document.querySelector("#target #first [role=timer]"),
  );
  expect(isSame).toBe(true);
  const left = await page.evaluate(async () => {
    const late = document.querySelector("#late") as HTMLElement;
    const unmounted = new Promise((resolve) =>
      document.addEventListener("islet:unmounted", resolve, { once: true }),
    );
    document.querySelector("#more")?.remove();
    await unmounted;
    return late.outerHTML;
  });
  expect(left).toContain("Ends soon.");
  expect(left).not.toContain("data-widget-state");
  await expect(timers(page)).toHaveCount(1);
  await expectQuiet(page);
});

test("markers of the page configuration mark elements whose markup cannot be edited, late ones too", {
  tag: CORE,
}, async ({ page, bare }) => {
  const config = {
    markers: [{ selector: ".sale", widget: "countdown", settings: { end_date: END }, on: "load" }],
  };
  await page.goto(
    await bare({ config, body: `<p class="sale">now</p>${later('<p class="sale">late</p>')}` }),
  );
  await expect(timers(page)).toHaveCount(1);
  await append(page);
  await expect(timers(page)).toHaveCount(2);
  await expectQuiet(page);
});

test("a preset marks native markup and reads its settings from it", { tag: CORE }, async ({
  page,
  withTestWidgets,
}) => {
  const url = await withTestWidgets({
    config: { presets: ["fixture"] },
    body: '<div class="native-counter" data-title="Native">server</div>',
  });
  await page.goto(url);
  await expect(page.getByRole("button", { name: "Native 0" })).toBeVisible();
  await expectQuiet(page);
});

test("window.islet: functions pushed before the script has loaded, and after, get the running copy; scan and stop do", {
  tag: CORE,
}, async ({ page, bare }) => {
  const before = inline(
    "window.got = []; (window.isletQueue ??= []).push((islet) => got.push(['before', islet.version]))",
  );
  await page.goto(
    await bare({
      head: before + TAG,
      body: countdown('id="a"') + later(countdown('id="b" data-widget-on="load"')),
    }),
  );
  await expect(timers(page)).toHaveCount(1);
  const got = await page.evaluate(async () => {
    window.isletQueue?.push((islet) =>
      (Reflect.get(window, "got") as unknown[]).push(["after", typeof islet.bus.on]),
    );
    await Promise.resolve();
    return Reflect.get(window, "got") as unknown;
  });
  expect(got).toEqual([
    ["before", "0.1.0"],
    ["after", "function"],
  ]);
  const html = await page.evaluate(() => {
    window.islet?.scan(document);
    window.islet?.stop();
    return (document.querySelector("#a") as HTMLElement).outerHTML;
  });
  expect(html).toBe(
    `<div data-widget="countdown" data-settings="${JSON.stringify({ end_date: END }).replaceAll('"', "&quot;")}" id="a"><p>Ends soon. <a href="/shop/">To the shop</a></p></div>`,
  );
  await append(page);
  await shortWhile(page);
  await expect(page.locator("#b [role=timer]")).toHaveCount(0);
  await expectQuiet(page);
});

test("scan(root) reads what no observer sees: a shadow root", async ({ page, bare }) => {
  await page.goto(await bare({ body: `<div id="frame"></div>${later(countdown('data-widget-on="load"'))}` }));
  await expect.poll(() => page.evaluate(() => typeof window.islet)).toBe("object");
  await page.evaluate(() => {
    const shadow = document.querySelector("#frame")?.attachShadow({ mode: "open" }) as ShadowRoot;
    shadow.append(document.querySelector<HTMLTemplateElement>("#later")?.content.cloneNode(true) ?? "");
    window.islet?.scan(shadow);
  });
  await expect(timers(page)).toHaveCount(1);
  await expectQuiet(page);
});

test("F21 a page restored from the back/forward cache says so once and mounts nothing a second time", async ({
  page,
  bare,
}) => {
  await page.goto(await bare({ body: countdown() }));
  await expect(timers(page)).toHaveCount(1);
  const heard = await page.evaluate(() => {
    const names: string[] = [];
    window.islet?.bus.on("page/restored", () => names.push("bus"));
    document.addEventListener("page/restored", () => names.push("dom"));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return names;
  });
  expect(heard).toEqual(["bus", "dom"]);
  await expect(timers(page)).toHaveCount(1);
  await expectQuiet(page);
});

test("F29 a page that is being prerendered starts nothing and loads nothing until it is shown", async ({
  page,
  bare,
}) => {
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(Document.prototype, "prerendering", {
      get: () => isPrerendering,
      configurable: true,
    });
    Object.assign(window, {
      activate() {
        isPrerendering = false;
        document.dispatchEvent(new Event("prerenderingchange"));
      },
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(await bare({ body: countdown() }), { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.includes("/chunks/"))).toEqual([]);
  expect(await page.evaluate(() => window.islet)).toBeUndefined();
  await page.evaluate(() => (Reflect.get(window, "activate") as () => void)());
  await expect(timers(page)).toHaveCount(1);
  await expectQuiet(page);
});

test("a page without markers asks for the entry and nothing after it", async ({ page, bare }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(await bare({ body: "<p>Nothing here.</p>" }), { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.startsWith("/islet/"))).toEqual(["/islet/islet.js"]);
  await expectQuiet(page);
});

test("?islet-debug shows every widget, its state, timing, settings and problems, under the strict policy", {
  tag: CORE,
}, async ({ page, bare }) => {
  await page.goto(
    await bare({
      query: "?islet-debug",
      body: `${countdown('id="sale"')}<p id="x" data-widget="countdown" data-settings="{">x</p>`,
    }),
  );
  const overlay = page.locator("#islet-debug");
  const row = (name: string) =>
    overlay.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });
  await expect(row("countdown: div#sale")).toContainText(/mounted · visible · [\d.]+ ms · \{"end_date"/);
  await expect(row("countdown: p#x")).toContainText("failed");
  await expect(overlay.locator("ul")).toHaveText(/^\[islet\] countdown: data-settings is not valid JSON/);
  await expect(overlay.locator("summary")).toHaveText("Islet: 2 widgets, 1 problem");
  await expectQuiet(page, [/is not valid JSON/]);
});

test("?islet-debug leaves a phone's page free, and shows the element of a row that is pressed", async ({
  page,
  bare,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const spacer = `<p>${"Text. ".repeat(2_000)}</p>`;
  await page.goto(await bare({ query: "?islet-debug", body: spacer + countdown('class="late"') }));
  const overlay = page.locator("#islet-debug");
  const summary = overlay.locator("summary");
  expect((await overlay.boundingBox())?.height).toBeLessThan(60);
  await summary.click();
  expect((await overlay.boundingBox())?.height).toBeLessThanOrEqual(400);
  expect(await overlay.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await overlay.getByRole("button", { name: /^countdown: div\.late/ }).click();
  await expect(page.locator(".late")).toBeInViewport();
  const [frame, host] = await Promise.all([
    page.locator("#islet-debug-frame").boundingBox(),
    page.locator(".late").boundingBox(),
  ]);
  expect(frame?.y).toBeCloseTo(host?.y ?? 0, 0);
  await expectQuiet(page);
});

test("an island on the page itself, around other widgets or in a frame leaves all as it is, and says so", async ({
  page,
  bare,
}) => {
  const settings = `data-settings='{"end_date":${END}}' data-widget-on="load"`;
  await page.goto(
    await bare({
      body: `<div data-widget="countdown" id="around" ${settings}><p>Text</p>${countdown('id="inner"')}</div>
        <iframe data-widget="countdown" id="frame" title="Map" ${settings}></iframe>`,
      head: `${TAG}${inline(`addEventListener("DOMContentLoaded", () => { document.body.dataset.widget = "countdown"; document.body.dataset.settings = '{"end_date":${END}}'; })`)}`,
    }),
  );
  await expect.poll(() => troubles(page).consoleErrors.length).toBe(3);
  await expect(page.locator("#around")).toContainText("Text");
  await expect(page.locator("#inner").getByRole("timer")).toContainText("Days");
  await expectQuiet(page, [/it would draw in place of all/, /<iframe> shows nothing inside/]);
});

test("runtime.9 editor mode, roles, and the device mode of the window reach every widget's page", async ({
  page,
  bare,
}) => {
  const config = { is_editor: true, user: { logged_in: true, roles: ["editor"] } };
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(await bare({ config, body: countdown() }));
  await expect(timers(page)).toHaveCount(1);
  const seen = await page.evaluate(() => {
    const { isEditor, user } = window.islet?.page ?? {};
    const modes: string[] = [];
    Object.assign(window, { modes });
    window.islet?.bus.on("page/device_mode", ({ mode }) => modes.push(mode));
    return { isEditor, user, mode: window.islet?.page.deviceMode() };
  });
  expect(seen).toEqual({ isEditor: true, user: config.user, mode: "desktop" });
  const steps = [
    { width: 1000, modes: ["tablet"] },
    { width: 900, modes: ["tablet"] },
    { width: 500, modes: ["tablet", "mobile"] },
  ];
  for (const { width, modes } of steps) {
    await page.setViewportSize({ width, height: 720 });
    // A page that is resized twice between two frames sees one resize.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "modes") as unknown)).toEqual(modes);
  }
  await expectQuiet(page);
});
