import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** `read-time` → `ReadTime`. */
const componentName = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** `read-time` → `Read time`. */
const titleOf = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");

/** A name as a key of an object, quoted if it must be. */
const keyOf = (name) => (name.includes("-") ? `"${name}"` : name);

/** When a new widget loads until its author decides. */
const WHEN = { island: "visible", enhancer: "idle" };

/** The kinds of widgets. */
export const KINDS = Object.keys(WHEN);

/**
 * The files of a new widget that passes all checks, from the templates beside this file.
 * @param {string} kind `island` or `enhancer`
 * @param {string} name in kebab-case
 * @returns {Record<string, string>} path below the project → text
 */
export function widgetFiles(kind, name) {
  const Name = componentName(name);
  const words = { name, Name, kind, key: keyOf(name), title: titleOf(name) };
  const read = (template) => fill(readFileSync(`${folder}${template}.txt`, "utf8"), words);
  const fixture = read(`${kind}/fixture.html`);
  const withFixture = (template) => fill(read(template), { fixture: fixture.trimEnd() });
  const isIsland = kind === "island";
  const widget = `widgets/${name}/`;
  return {
    [`${widget}README.md`]: withFixture("both/README.md"),
    [`${widget}fixture.html`]: fixture,
    [`${widget}examples.json`]: read("both/examples.json"),
    [`${widget}settings.ts`]: read("both/settings.ts"),
    [`${widget}editor.ts`]: read("both/editor.ts"),
    [`${widget}index.ts`]: read(`${kind}/index.ts`),
    [isIsland ? `${widget}${Name}.tsx` : `${widget}enhance.ts`]: read(
      isIsland ? "island/component.tsx" : "enhancer/enhance.ts",
    ),
    [`${widget}${name}.css`]: read("both/styles.css"),
    // Tests that end in .tsx run on both engines.
    [`${widget}${name}.test.${isIsland ? "tsx" : "ts"}`]: read("both/unit.test"),
    [`e2e/content/${name}.spec.ts`]: withFixture("both/browser.spec.ts"),
  };
}

/** A text with `{{word}}` replaced; words that are not given stay. */
const fill = (text, words) => text.replace(/\{\{(\w+)\}\}/g, (whole, word) => words[word] ?? whole);

/**
 * The files that name every widget, with one more.
 * @param {string} kind
 * @param {string} name
 * @param {(path: string) => string} read reads a file of the project
 * @returns {Record<string, string>} path below the project → text
 * @throws if a file has not the form in which it can be changed
 */
export function listsWith(kind, name, read) {
  const line = `  ${keyOf(name)}: { kind: "${kind}", when: "${WHEN[kind]}", load: () => import("./${name}/index.ts") },\n`;
  const scenario = fill(readFileSync(`${folder}both/scenario.txt`, "utf8"), { name, key: keyOf(name) });
  const scenarios = "e2e/engines/scenarios/content.ts";
  return {
    "widgets/catalogue.ts": insertBefore("} satisfies Catalogue;", line, read("widgets/catalogue.ts")),
    [scenarios]: insertBefore("};\n", scenario, read(scenarios)),
  };
}

function insertBefore(end, addition, text) {
  const at = text.lastIndexOf(end);
  if (at < 0) throw new Error(`There is no "${end.trim()}" to write before.`);
  return text.slice(0, at) + addition + text.slice(at);
}
