import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { navigation } from "#browser/navigate.ts";
import { camel } from "#runtime/page.ts";
import { infoOf } from "#runtime/settings/schema.ts";
import type { CatalogueEntry } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { fixtureOf, mountFixture } from "./support/mount-fixture.ts";
import { stopEverything, visitEverything } from "./support/visit.ts";

/** The controls of texts. */
const TEXTS: readonly (string | undefined)[] = ["text", "multiline", "rich-text"];

/** Marks a text that somebody can translate: a setting, or a text of the page configuration. */
const translated = (key: string) => `⟦${key}⟧`;

/** Has a text for every key. */
const everyText = new Proxy(
  {},
  {
    get: (_, key) => translated(String(key)),
    getOwnPropertyDescriptor: (_, key) => ({
      value: translated(String(key)),
      configurable: true,
      enumerable: true,
    }),
  },
);

const READ_ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];

/** Every text that visitors see or hear. */
function textsOf(page: ParentNode): string[] {
  const texts: string[] = [];
  for (const element of page.querySelectorAll("*")) {
    for (const name of READ_ATTRIBUTES) texts.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent ?? "");
  }
  return texts;
}

/** Words of two letters or more, without marked ones. */
const wordsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.replaceAll(/⟦[^⟧]*⟧/g, " ").match(/\p{L}{2,}/gu) ?? []));

/** The settings of a widget that are texts, and of these those that may be empty. */
async function textSettings(name: string): Promise<{ all: string[]; emptied: string[] }> {
  const { default: widget } = await (catalogue as Readonly<Record<string, CatalogueEntry>>)[name]!.load();
  const shape = widget.settings.shape;
  const all = Object.keys(shape).filter(
    (key) => key !== "id" && TEXTS.includes(infoOf(shape[key]!)?.control),
  );
  return { all, emptied: all.filter((key) => z.safeParse(shape[key]!, "").success) };
}

/** The fixture with these settings marked, and others empty. */
function fixtureWith(name: string, marked: readonly string[], emptied: readonly string[] = []): string {
  const page = document.createElement("div");
  page.innerHTML = fixtureOf(name);
  for (const host of page.querySelectorAll(`[data-widget~="${name}"]`)) {
    const given = JSON.parse(host.getAttribute("data-settings") ?? "{}") as object;
    const kept = Object.entries(given).filter(([key]) => !emptied.includes(camel(key)));
    const texts = [...marked.map((key) => [key, translated(key)]), ...emptied.map((key) => [key, ""])];
    host.setAttribute("data-settings", JSON.stringify(Object.fromEntries([...kept, ...texts])));
  }
  return page.innerHTML;
}

/** The words that a widget adds to its fixture, whatever its visitors do. */
async function addedWords(name: string, html: string): Promise<string[]> {
  vi.spyOn(navigation, "assign").mockImplementation(() => {});
  // The browser writes these in the language of the page.
  vi.spyOn(Intl.RelativeTimeFormat.prototype, "format").mockReturnValue(translated("relative time"));
  vi.spyOn(Date.prototype, "toLocaleString").mockReturnValue(translated("date"));
  const end = stopEverything();
  const { settled } = await mountFixture(name, { html, config: { i18n: everyText } });
  const known = wordsOf([html]);
  const added = new Set<string>();
  const collect = () => {
    for (const word of wordsOf(textsOf(document.body))) if (!known.has(word)) added.add(word);
  };
  collect();
  await visitEverything(settled, collect);
  await end(settled);
  return [...added];
}

const settings = new Map(
  await Promise.all(Object.keys(catalogue).map(async (name) => [name, await textSettings(name)] as const)),
);

describe.each([...settings])("the contract of %s", (name, { all, emptied }) => {
  it("every word it adds comes from a setting, the page configuration or the server", async () => {
    expect(await addedWords(name, fixtureWith(name, all))).toEqual([]);
  });

  it.runIf(emptied.length)(
    "so does every word in place of a setting that is empty: page.text(), not a literal",
    async () => {
      const others = all.filter((key) => !emptied.includes(key));
      expect(await addedWords(name, fixtureWith(name, others, emptied))).toEqual([]);
    },
  );
});
