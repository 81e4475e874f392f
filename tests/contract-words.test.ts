import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import type { CatalogueEntry } from "#runtime/catalogue.ts";
import { infoOf } from "#runtime/controls.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { mountMarkup } from "./mount.ts";
import { stopEverything, visitEverything } from "./visit.ts";

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

/** The fixture with all text settings marked. */
async function markedFixture(name: string): Promise<string> {
  const { default: widget } = await (catalogue as Readonly<Record<string, CatalogueEntry>>)[name]!.load();
  const shape = widget.settings._zod.def.shape;
  const marked = Object.keys(shape)
    .filter((key) => TEXTS.includes(infoOf(shape[key]!)?.control))
    .map((key) => [key, translated(key)]);
  const page = document.createElement("div");
  page.innerHTML = readFileSync(`widgets/${name}/fixture.html`, "utf8");
  for (const host of page.querySelectorAll(`[data-widget~="${name}"]`)) {
    const settings = JSON.parse(host.getAttribute("data-settings") ?? "{}") as object;
    const isNamed = ([key]: string[]) => key !== "id";
    host.setAttribute(
      "data-settings",
      JSON.stringify({ ...settings, ...Object.fromEntries(marked.filter(isNamed)) }),
    );
  }
  return page.innerHTML;
}

describe.each(Object.keys(catalogue))("the contract of %s", (name) => {
  it("every word it adds comes from a setting, the page configuration or the server", async () => {
    vi.spyOn(navigation, "assign").mockImplementation(() => {});
    const end = stopEverything();
    const html = await markedFixture(name);
    const { settled } = await mountMarkup(html, { config: { i18n: everyText } });
    const known = wordsOf([html]);
    const added = new Set<string>();
    const collect = () => {
      for (const word of wordsOf(textsOf(document.body))) if (!known.has(word)) added.add(word);
    };
    collect();
    await visitEverything(settled, collect);
    await end(settled);
    expect([...added]).toEqual([]);
  });
});
