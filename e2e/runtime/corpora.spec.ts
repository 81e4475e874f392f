import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { patience } from "#tests/machine.ts";
import { corpus, type CorpusItem, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import { expect, troubles } from "../support/test.ts";
import { type BareParts, inline, TAG, test } from "../support/runtime-pages.ts";

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
  readonly "x-control"?: string;
}
interface Manifest {
  readonly widgets: Readonly<Record<string, { readonly example: string; readonly settings: Schema }>>;
}
const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));
const { widgets } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as Manifest;
const names = Object.keys(widgets);

/** How many hosts of one kind stand on a page: with more, each layout takes longer than another batch would. */
const BATCH = 40;
/** The same where each copy reacts to what all others do: the work grows with the square of their number. */
const SMALL_BATCH = 15;
const REACTS_TO_COPIES = ["checkout", "mini-cart", "star-rating", "table-of-contents"];
const batchFor = (widget: string, usual: number) => (REACTS_TO_COPIES.includes(widget) ? SMALL_BATCH : usual);

/** A selector of an element that the widget may not run without. */
const namesPart = (schema: Schema) => schema["x-control"] === "selector" && schema.default !== "";

/** Where a setting that is chosen may be text, that text; `undefined` where it may not. */
function filled(schema: Schema, text: string, isChosen: (schema: Schema) => boolean): unknown {
  const { type, enum: values, items, properties } = schema;
  if (values) return undefined;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .map(([key, field]) => [key, filled(field, text, isChosen)] as const)
        .filter(([, value]) => value !== undefined),
    );
  if (items) {
    const item = filled(items, text, isChosen);
    return item === undefined ? undefined : [item];
  }
  // A date is text, too, but a wrong one keeps the widget from running: then nothing else would be proven.
  return type === "string" && isChosen(schema) ? text : undefined;
}

/** What runs or leaves is noted; nothing but our own code protects this page. */
const CANARY = inline(
  "window.ran = []; for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => ran.push(name);" +
    "window.told = []; addEventListener('islet:problem', (event) => { event.preventDefault(); told.push(event.detail.code); });",
);
const GOOD =
  '<div data-widget="countdown" data-widget-on="load" data-settings=\'{"end_date":4102444800}\'>soon</div>';

type Bare = (parts: BareParts) => Promise<string>;

const openPage = async (page: Page, bare: Bare, body: string) => {
  await page.goto(await bare({ csp: null, head: CANARY + TAG, body }));
  await page.waitForFunction(() => window.islet);
};

/** Adds one copy of the template per settings text, waits until none loads, and tells what is dangerous now. */
const addHosts = (page: Page, widget: string, settings: readonly string[]) =>
  page.evaluate(
    async ([name, texts, limitMs]) => {
      const template = document.querySelector("template") as HTMLTemplateElement;
      const place = document.querySelector("#place") as HTMLElement;
      place.replaceChildren();
      for (const text of texts) {
        const copy = template.content.cloneNode(true) as DocumentFragment;
        for (const host of copy.querySelectorAll("[data-widget]")) {
          host.setAttribute("data-widget-on", "load");
          const own = (host.getAttribute("data-widget") ?? "").split(" ");
          if (!own.includes(name)) continue;
          const given = text.startsWith("+")
            ? JSON.stringify({
                ...JSON.parse(host.getAttribute("data-settings") ?? "{}"),
                ...JSON.parse(text.slice(1)),
              })
            : text.slice(1);
          host.setAttribute("data-settings", given);
        }
        place.append(copy);
      }
      const start = performance.now();
      const isWaiting = () =>
        place.querySelector("[data-widget-state=waiting], [data-widget]:not([data-widget-state])");
      while (isWaiting() && performance.now() - start < limitMs)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const isScript = (url: string) => /^\s*(javascript|vbscript|data:text)/i.test(url);
      const dangers = [...place.querySelectorAll("*")].flatMap((element) => {
        const bad = element
          .getAttributeNames()
          .filter(
            (key) =>
              key.startsWith("on") ||
              key === "srcdoc" ||
              (/^(href|src|action|formaction|data|xlink:href)$/.test(key) &&
                isScript(element.getAttribute(key) ?? "")),
          );
        const isBad = /^(script|base|meta|object|embed)$/i.test(element.localName);
        return bad.length > 0 || isBad ? [element.outerHTML.slice(0, 200)] : [];
      });
      return {
        isStuck: !!isWaiting(),
        mounted: place.querySelectorAll(`[data-widget~="${name}"][data-widget-state=mounted]`).length,
        dangers,
        ran: Reflect.get(window, "ran") as string[],
        polluted: Object.keys(Object.prototype),
        title: document.title,
      };
    },
    [widget, settings, 20_000 * patience] as const,
  );

const CLEAN = { isStuck: false, dangers: [], ran: [], polluted: [], title: "Bare" };

async function expectUnharmed(page: Page, address: string) {
  expect(page.url()).toBe(address);
  const { pageErrors, outsideRequests } = troubles(page);
  expect({ pageErrors: pageErrors.slice(0, 3), outsideRequests: outsideRequests.slice(0, 3) }).toEqual({
    pageErrors: [],
    outsideRequests: [],
  });
}

const pieces = <Value>(list: readonly Value[], size: number): Value[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...pieces(list.slice(size), size)];

async function expectTextsHarmless(page: Page, bare: Bare, widget: string, texts: readonly string[]) {
  const { example = "", settings = {} } = widgets[widget] ?? {};
  await openPage(page, bare, `<template>${example}</template><div id="place"></div>${GOOD}`);
  const address = page.url();
  // A widget that takes no text has the same settings with every text.
  const hostsWith = (isChosen: (schema: Schema) => boolean) => [
    ...new Set(texts.map((text) => `+${JSON.stringify(filled(settings, text, isChosen))}`)),
  ];
  const withoutParts = hostsWith((schema) => !namesPart(schema));
  let running = 0;
  for (const batch of pieces(withoutParts, batchFor(widget, BATCH))) {
    const { mounted, ...result } = await addHosts(page, widget, batch);
    expect(result).toEqual(CLEAN);
    running += mounted;
  }
  // Only texts that are too long for a setting without a default keep a widget from running; some shares are short.
  expect(running).toBeGreaterThan(withoutParts.length * 0.8);
  // A selector that finds no needed part keeps its widget from running, and harms nothing.
  const withParts = hostsWith(namesPart);
  for (const batch of withParts.length > 1 ? pieces(withParts, batchFor(widget, BATCH)) : []) {
    const { mounted: _, ...result } = await addHosts(page, widget, batch);
    expect(result).toEqual(CLEAN);
  }
  await expectUnharmed(page, address);
  await expect(page.locator("main > [data-widget=countdown]").getByRole("timer")).toBeVisible();
}

const textsOf = (...lists: (readonly CorpusItem[])[]) =>
  lists
    .flat()
    .map(({ text }) => text)
    .filter((text) => text.length < 100_000);
const own = textsOf(
  corpus("xss"),
  corpus("url"),
  corpus("selectors"),
  corpus("redos", "pattern"),
  corpus("hashes"),
);

test.describe("no text of an editor runs, in any setting of any widget, without a policy", () => {
  for (const group of groupsOf(names))
    test(`${group.join(", ")}: ${own.length} texts of our own lists`, async ({ page, bare }) =>
      inOnePage(page, group, (widget) => expectTextsHarmless(page, bare, widget, own)));

  const others = [thirdPartyCorpus("xss"), thirdPartyCorpus("url")];
  for (const group of groupsOf(names))
    test(`${group.join(", ")}: their shares of the public lists`, async ({ page, bare }) => {
      test.skip(others.includes(null), "The public lists are not on this machine.");
      const all = textsOf(...others.map((list) => list ?? []));
      await inOnePage(page, group, (widget) => {
        const share = all.filter((_, index) => index % names.length === names.indexOf(widget));
        return expectTextsHarmless(page, bare, widget, share);
      });
    });
});

test("the canary sings: what runs, what is dangerous and what leaves the machine is seen", async ({
  page,
  bare,
}) => {
  const bad =
    '<p data-widget="countdown"><img src="https://evil.example/x" onerror="alert(1)"><a href="javascript:alert(1)">x</a></p>';
  await openPage(page, bare, `<template>${bad}</template><div id="place"></div>`);
  const { dangers, ran } = await addHosts(page, "sticky-header", ["={}"]);
  expect(dangers).toHaveLength(2);
  await expect.poll(() => troubles(page).outsideRequests.length).toBe(1);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "ran") as string[])).toEqual(["alert"]);
  expect(ran.length).toBeLessThanOrEqual(1);
});

for (const group of groupsOf(names))
  test(`F37 no settings attribute breaks the page: 157 texts on ${group.join(", ")}`, async ({
    page,
    bare,
  }) =>
    inOnePage(page, group, async (widget) => {
      const template = widgets[widget]?.example ?? "";
      await openPage(page, bare, `<template>${template}</template><div id="place"></div>${GOOD}`);
      const address = page.url();
      // The largest ones once in all, not once per widget: reading them is the runtime's work.
      const items = corpus("settings", "raw").filter(
        ({ text }) => widget === names[0] || text.length < 200_000,
      );
      for (const batch of pieces(items, batchFor(widget, BATCH))) {
        const given = batch.map(({ text }) => `=${text}`);
        expect(await addHosts(page, widget, given)).toEqual({ ...CLEAN, mounted: expect.any(Number) });
      }
      await expectUnharmed(page, address);
    }));

test("F16 no stored value breaks a widget: every cookie and every entry of the list", async ({
  page,
  bare,
}) => {
  const items = corpus("storage");
  const everything = names.map((name) => widgets[name]?.example ?? "").join("");
  const rounds = Math.max(...items.map((item) => items.filter(({ name }) => name === item["name"]).length));
  const url = await bare({
    csp: null,
    head: CANARY + TAG,
    body: everything.replaceAll("data-widget=", 'data-widget-on="load" data-widget=') + GOOD,
  });
  await page.goto(url);
  for (let round = 0; round < rounds; round++) {
    const seeds = items.filter(
      (item) => items.filter(({ name }) => name === item["name"]).indexOf(item) === round,
    );
    await page.evaluate(
      (list) => {
        localStorage.clear();
        for (const { kind, name, text } of list)
          if (kind === "cookie") document.cookie = `${name}=${encodeURIComponent(text)}; path=/`;
          else localStorage.setItem(name, text);
      },
      seeds.map((item) => ({ kind: String(item["kind"]), name: String(item["name"]), text: item.text })),
    );
    await page.goto(url);
    await expect(page.locator("main > [data-widget=countdown]").last().getByRole("timer")).toBeVisible();
    await expect(page.locator("[data-widget-state=waiting]")).toHaveCount(0);
    await expect(page.locator("[data-widget-state=failed]")).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "ran") as string[])).toEqual([]);
    await expectUnharmed(page, url);
  }
});

test("F-hash no action hash or anchor breaks the page or runs anything", async ({ page, bare }) => {
  const everything = names.map((name) => widgets[name]?.example ?? "").join("");
  await openPage(
    page,
    bare,
    everything.replaceAll("data-widget=", 'data-widget-on="load" data-widget=') + GOOD,
  );
  await expect(page.locator("main > [data-widget=countdown]").last().getByRole("timer")).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.evaluate(
    async (hashes) => {
      for (const hash of hashes) {
        location.hash = hash;
        const link = document.body.appendChild(document.createElement("a"));
        link.setAttribute("href", hash.startsWith("#") ? hash : `#${hash}`);
        link.click();
        link.remove();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    corpus("hashes").map(({ text }) => text),
  );
  expect(await page.evaluate(() => Reflect.get(window, "ran") as string[])).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(pathname);
  const { pageErrors, outsideRequests } = troubles(page);
  expect({ pageErrors, outsideRequests }).toEqual({ pageErrors: [], outsideRequests: [] });
});
