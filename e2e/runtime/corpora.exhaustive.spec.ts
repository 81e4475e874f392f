import type { Page } from "@playwright/test";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { isNumber } from "#outputs/controls/is-number.ts";
import { SELECTOR_LENGTH, valueOf } from "#runtime/settings/read-value.ts";
import { type CorpusItem, corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import {
  type Attempt,
  addHosts,
  CANARY,
  CLEAN,
  EVERYTHING,
  expectUnharmed,
  GOOD,
  openPlace,
  SLOT,
  UNSEEN,
  widgets,
} from "../support/hostile-hosts.ts";
import { groupsOf } from "../support/in-one-page.ts";
import { TAG, test } from "../support/runtime-pages.ts";
import { expect, troubles } from "../support/test.ts";

const names = Object.keys(widgets);

type Choose = (control: EditorControl) => boolean;

/** A selector of an element that the widget may not run without. */
const namesPart = (setting: EditorControl) => setting.control === "selector" && setting.default !== "";

/** Of a text that is too long, or that is no class name, no widget hears: tests/corpora.test.ts proves it. */
const isRefused = ({ maxLength = Infinity, control }: EditorControl, text: string) =>
  text.length > maxLength || (control === "class-names" && valueOf(["classNames"], text) === undefined);

/** A date is text, too, but a wrong one keeps the widget from running: then nothing else would be proven. */
const NO_TEXTS: readonly string[] = ["toggle", "choice", "choices", "date-time"];

/** A slot where a setting that is chosen may be this text; `undefined` where it may not. */
function filled(setting: EditorControl, text: string, isChosen: Choose): unknown {
  const { control, fields, item } = setting;
  if (control === "list") {
    const row = item ? filled(item, text, isChosen) : filledGroup(fields ?? [], text, isChosen);
    return row === undefined ? undefined : [row];
  }
  if (control === "selectors")
    return isChosen({ ...setting, control: "selector" }) && text.length <= SELECTOR_LENGTH
      ? [SLOT]
      : undefined;
  if (fields) return filledGroup(fields, text, isChosen);
  const isText = !isNumber(setting) && !NO_TEXTS.includes(control);
  return isText && isChosen(setting) && !isRefused(setting, text) ? SLOT : undefined;
}

const filledGroup = (controls: readonly EditorControl[], text: string, isChosen: Choose) =>
  Object.fromEntries(
    controls
      .map((control) => [control.key, filled(control, text, isChosen)] as const)
      .filter(([, value]) => value !== undefined),
  );

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

/** UTF-16 code units of an attribute with the example's own settings, below the limit of `runtime/parse-json.ts`. */
const ATTRIBUTE_LENGTH = 255_000;

/** A longer attribute is refused as a whole: `runtime/parse-json.test.ts` proves that. */
const fits = ({ text, fields = "" }: Attempt) =>
  fields.length + (fields.split(JSON.stringify(SLOT)).length - 1) * JSON.stringify(text).length <
  ATTRIBUTE_LENGTH;

/** Each text in each chosen setting. A widget that takes no text has the same settings with every text. */
function attemptsWith(widget: string, isChosen: Choose): Attempt[] {
  const controls = widgets[widget]?.controls ?? [];
  const all = textsFor(widget).map((text) => ({
    text,
    fields: JSON.stringify(filledGroup(controls, text, isChosen)),
  }));
  const keyOf = ({ text, fields }: Attempt) =>
    fields?.includes(JSON.stringify(SLOT)) ? fields + text : fields;
  return [...new Map(all.filter(fits).map((attempt) => [keyOf(attempt), attempt])).values()];
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
