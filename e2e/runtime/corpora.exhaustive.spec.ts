import type { Page } from "@playwright/test";
import { corpus, type CorpusItem, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { valueOf } from "#runtime/values.ts";
import {
  addHosts,
  type Attempt,
  CANARY,
  CLEAN,
  EVERYTHING,
  expectUnharmed,
  GOOD,
  openPlace,
  type Schema,
  SLOT,
  UNSEEN,
  widgets,
} from "../support/hostile-hosts.ts";
import { groupsOf } from "../support/in-one-page.ts";
import { expect, troubles } from "../support/test.ts";
import { TAG, test } from "../support/runtime-pages.ts";

const names = Object.keys(widgets);

/** A selector of an element that the widget may not run without. */
const namesPart = (schema: Schema) => schema["x-control"] === "selector" && schema.default !== "";

/** Of a text that is too long, or that is no class name, no widget hears: tests/corpora.test.ts proves it. */
const isRefused = ({ maxLength = Infinity, "x-control": control }: Schema, text: string) =>
  text.length > maxLength || (control === "class-names" && valueOf(["classNames"], text) === undefined);

/** A slot where a setting that is chosen may be this text; `undefined` where it may not. */
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
  return type === "string" && isChosen(schema) && !isRefused(schema, text) ? SLOT : undefined;
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
const others = textsOf(thirdPartyCorpus("xss") ?? [], thirdPartyCorpus("url") ?? []);

/** All our own texts, and the widget's share of the public lists, where these are on the machine. */
const textsFor = (widget: string) => [
  ...own,
  ...others.filter((_, index) => index % names.length === names.indexOf(widget)),
];

/** Each text in each chosen setting. A widget that takes no text has the same settings with every text. */
function attemptsWith(widget: string, isChosen: (schema: Schema) => boolean): Attempt[] {
  const schema = widgets[widget]?.settings ?? {};
  const all = textsFor(widget).map((text) => ({
    text,
    fields: JSON.stringify(filled(schema, text, isChosen)),
  }));
  const keyOf = ({ text, fields }: Attempt) =>
    fields?.includes(JSON.stringify(SLOT)) ? fields + text : fields;
  return [...new Map(all.map((attempt) => [keyOf(attempt), attempt])).values()];
}

/** The largest ones once in all, not once per widget: reading them is the runtime's work. */
const attributesFor = (widget: string) =>
  corpus("settings", "raw")
    .filter(({ text }) => widget === names[0] || text.length < 200_000)
    .map(({ text }) => ({ text }));

/** How many copies of a widget are tried at once. */
const BATCH = 80;
/** The same where each copy reacts to what all others do: the work grows with the square of their number. */
const SMALL_BATCH = 15;
const REACTS_TO_COPIES = ["checkout", "mini-cart", "star-rating", "table-of-contents"];

const pieces = <Value>(list: readonly Value[], size: number): Value[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...pieces(list.slice(size), size)];

/** Tries copies of the widget with these settings; tells how many of them run. */
async function tryHosts(page: Page, widget: string, attempts: readonly Attempt[]): Promise<number> {
  let running = 0;
  for (const batch of pieces(attempts, REACTS_TO_COPIES.includes(widget) ? SMALL_BATCH : BATCH)) {
    const result = await addHosts(page, widget, batch);
    expect.soft({ widget, ...result }).toEqual({ widget, ...CLEAN });
    running += result.mounted;
  }
  return running;
}

for (const group of groupsOf(names))
  test(`F37 no settings attribute breaks the page, and no text of an editor runs in any setting, without a policy: ${group.join(", ")}`, async ({
    page,
    bare,
  }) => {
    test.setTimeout(test.info().timeout * group.length);
    await openPlace(page, bare, group);
    const address = page.url();
    for (const widget of group) {
      const withTexts = attemptsWith(widget, (schema) => !namesPart(schema));
      expect
        .soft(await tryHosts(page, widget, withTexts), `${widget} runs with every text`)
        .toBe(withTexts.length);
      // A selector that finds no needed part keeps its widget from running, and harms nothing.
      const withParts = attemptsWith(widget, namesPart);
      if (withParts.length > 1) await tryHosts(page, widget, withParts);
      await tryHosts(page, widget, attributesFor(widget));
    }
    await expectUnharmed(page, address);
  });

test("the canary sings: what runs, what is dangerous and what leaves the machine is seen", async ({
  page,
  bare,
}) => {
  await openPlace(page, bare, ["sticky-header"]);
  await page.evaluate(() => {
    const bad =
      '<p data-widget="countdown"><img src="https://evil.example/x" onerror="alert(1)"><a href="javascript:alert(1)">x</a></p>';
    (document.querySelector("#of-sticky-header") as HTMLElement).innerHTML = bad;
  });
  const { dangers, ran } = await addHosts(page, "sticky-header", [{ text: "{}" }]);
  expect(dangers).toHaveLength(2);
  await expect.poll(() => troubles(page).outsideRequests.length).toBe(1);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "ran") as string[])).toEqual(["alert"]);
  expect(ran.length).toBeLessThanOrEqual(1);
});

test("F16 no stored value breaks a widget: every cookie and every entry of the list", async ({
  page,
  bare,
}) => {
  const items = corpus("storage");
  const rounds = Math.max(...items.map((item) => items.filter(({ name }) => name === item["name"]).length));
  const url = await bare({ csp: null, head: CANARY + UNSEEN + TAG, body: EVERYTHING + GOOD });
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
    await expect(page.locator("[data-widget-state=waiting]")).toHaveCount(0);
    await expect(page.locator("[data-widget-state=failed]")).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "ran") as string[])).toEqual([]);
    await expectUnharmed(page, url);
  }
});

test("F-hash no action hash or anchor breaks the page or runs anything", async ({ page, bare }) => {
  await page.goto(await bare({ csp: null, head: CANARY + TAG, body: EVERYTHING + GOOD }));
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
