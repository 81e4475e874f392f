import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "#widgets/catalogue.ts";
import { awayFromHome } from "./architecture/at-home.ts";
import { bans, breachesOf } from "./architecture/bans.ts";
import { reactInEnhancer } from "./architecture/enhancers.ts";
import { isFace, outOfFace } from "./architecture/face.ts";
import { misnamedFiles } from "./architecture/file-names.ts";
import { cyclesOf, importGraph, loadedWith, packagesOf, staticGraph } from "./architecture/graph.ts";
import { importMistakes } from "./architecture/import-rules.ts";
import { sleeps } from "./architecture/sleeps.ts";
import { slowExpressions } from "./architecture/slow-expressions.ts";
import {
  allSources,
  allStylesheets,
  costlySelectors,
  parse,
  productSources,
  root,
  type Source,
  testSources,
} from "./architecture/sources.ts";

const maxLines = 250;
const maxTestLines = 600;
const product = productSources();
const everything = allSources();
const tests = testSources();
const stylesheets = allStylesheets();
const bansByName = bans.map((ban) => [ban.what, ban] as const);

describe("product code contains nothing that a strict policy or a hostile page would turn against it", () => {
  it.each(bansByName)("no %s", (_name, ban) => {
    expect(product.flatMap((source) => breachesOf(ban, source))).toEqual([]);
  });

  it.each(bansByName)("the search for %s finds its examples, and not in comments or texts", (_name, ban) => {
    const found = (text: string) => breachesOf(ban, parse("widgets/a/example.tsx", text)).length;
    expect(ban.examples.filter((example) => found(example) === 0)).toEqual([]);
    expect(ban.examples.filter((example) => found(`// ${example}`) > 0)).toEqual([]);
    expect(ban.examples.filter((example) => found(`a(${JSON.stringify(example)})`) > 0)).toEqual([]);
  });
});

describe("imports run one way only", () => {
  it("each room sees only the rooms below it, and a widget no other widget", () => {
    expect(product.flatMap(importMistakes)).toEqual([]);
  });

  it.each([
    ["widgets/a/index.ts", 'import a from "#presets/jquery/jquery.ts"'],
    ["widgets/a/index.ts", 'import { createHosts } from "#runtime/mount/hosts.ts"'],
    ["widgets/a/index.ts", 'import type { Report } from "#runtime/problems/problems.ts"'],
    ["runtime/start/islet.ts", 'import a from "#browser/storage.ts"'],
    ["runtime/start/islet.ts", 'import a from "js-cookie"'],
    ["src/shared/shop/cart/cart.ts", 'import { useState } from "react"'],
    ["src/shared/browser/storage.ts", 'import { readFile } from "node:fs"'],
    ["src/shared/ui/Dialog.tsx", 'import { startCms } from "#fixtures/cms/index.ts"'],
    ["src/outputs/gallery/gallery.ts", 'import a from "#entries/core.ts"'],
    ["src/outputs/gallery/gallery.ts", 'import a from "#presets/jquery/jquery.ts"'],
    ["src/outputs/shopify/shopify.mjs", 'import a from "#outputs/wordpress/editor/typed-texts.ts"'],
    ["src/outputs/templates/twig.mjs", 'import a from "#outputs/shopify/shopify.mjs"'],
    ["src/entries/auto.ts", 'import a from "#outputs/controls/editor-widget.ts"'],
  ])("%s may not contain %s", (path, text) => {
    expect(importMistakes(parse(path, text))).not.toEqual([]);
  });

  it("a shared file has two widgets that reach it, a preset or an entry", () => {
    expect(awayFromHome(product)).toEqual([]);
    const query = parse("src/shared/dom/query.ts", 'import type { Link } from "../browser/safe-url.ts"');
    const address = parse("src/shared/browser/safe-url.ts", "export interface Link {}");
    const user = (path: string) => parse(path, 'import "#dom/query.ts"');
    const [one, two] = ["widgets/one/enhance.ts", "widgets/two/enhance.ts"].map(user) as [Source, Source];
    expect(awayFromHome([address])).toEqual(["src/shared/browser/safe-url.ts: nothing uses it."]);
    expect(awayFromHome([query, address, one])).toHaveLength(2);
    expect(awayFromHome([query, address, one, two])).toEqual([]);
    expect(awayFromHome([query, address, user("src/presets/pojo/index.ts")])).toEqual([]);
  });

  it("the runtime shows widgets and presets at most 20 files, each for two rooms above or two widgets", () => {
    expect(product.filter(({ path }) => isFace(path)).length).toBeLessThanOrEqual(20);
    expect(outOfFace(product)).toEqual([]);
    const once = parse("runtime/once.ts", "export const once = 1");
    const user = (path: string) => parse(path, 'import "#runtime/once.ts"');
    const [widget, shared] = [user("widgets/one/enhance.ts"), user("src/shared/dom/query.ts")] as const;
    expect(outOfFace([once, widget, user("runtime/start/core.ts")])).toHaveLength(1);
    expect(outOfFace([once, shared, user("src/shared/dom/press/press.ts")])).toHaveLength(1);
    expect(outOfFace([once, shared, widget])).toEqual([]);
    expect(outOfFace([once, widget, user("widgets/two/enhance.ts")])).toEqual([]);
  });

  it("no file imports itself in a circle", () => {
    expect(cyclesOf(importGraph(everything.filter(({ path }) => !path.startsWith("fixtures/"))))).toEqual([]);
    // A circle of types alone does no harm where no reader needs its floors.
    expect(cyclesOf(staticGraph([...everything, ...tests]))).toEqual([]);
    expect(
      cyclesOf(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["b"]],
        ]),
      ),
    ).toEqual(["b → c → b"]);
  });

  it("an import of types closes a circle, an import() does not", () => {
    const circlesBackBy = (text: string) =>
      cyclesOf(
        importGraph([
          parse("runtime/once.ts", 'import type { Preset } from "./preset.ts"'),
          parse("runtime/preset.ts", text),
        ]),
      );
    expect(circlesBackBy('import { once } from "./once.ts"')).toEqual([
      "runtime/once.ts → runtime/preset.ts → runtime/once.ts",
    ]);
    expect(circlesBackBy('const load = () => import("./once.ts")')).toEqual([]);
  });

  it("what loads with the script tag brings neither React nor zod", () => {
    expect(
      packagesOf("src/entries/auto.ts", product).filter(({ specifier }) => /^(react|zod)/.test(specifier)),
    ).toEqual([]);
  });

  it("imports of our own files name them with their extension", () => {
    const bare = everything.flatMap(({ path, imports, lineOf }) =>
      imports
        .filter(
          ({ specifier }) => /^[.#]/.test(specifier) && !/\.(tsx?|mjs|css|json|liquid)$/.test(specifier),
        )
        .map(({ specifier, start }) => `${path}:${lineOf(start)} ${specifier}`),
    );
    expect(bare).toEqual([]);
  });
});

const enhancers = Object.entries(catalogue).flatMap(([name, { kind }]) =>
  kind === "enhancer" ? [name] : [],
);

describe("an enhancer comes without React", () => {
  const loaded = loadedWith(product);
  it.each(enhancers)("%s", (name) => {
    expect(reactInEnhancer(name, loaded(`widgets/${name}/index.ts`))).toEqual([]);
  });

  it.each([
    'import { useState } from "react"',
    "export const enhance = () => <p>word</p>",
    'import { useNow } from "#widgets/countdown/use-now.ts"',
  ])("the search finds %s", (text) => {
    const enhance = parse("widgets/a/enhance.tsx", text);
    expect(reactInEnhancer("a", loadedWith([...product, enhance])(enhance.path))).not.toEqual([]);
  });
});

describe("no regular expression is kept busy by a hostile text", () => {
  it("in product code", () => {
    expect(product.flatMap(slowExpressions)).toEqual([]);
  });

  it.each([
    ["/^(a+)+$/", 1],
    ['new RegExp("^([a-z]+)*$", "i")', 1],
    ["/^\\s*,?\\s*$/", 1],
    ["/^(?:a,)+$/", 0],
    ["/^\\s*(?:,\\s*)?$/", 0],
    ["new RegExp(text)", 0],
  ])("the search weighs %s", (text, count) => {
    expect(slowExpressions(parse("widgets/a/example.ts", text))).toHaveLength(count);
  });
});

describe("tests wait for what they want to see", () => {
  it("and do not sleep", () => {
    expect(tests.flatMap(sleeps)).toEqual([]);
  });

  it.each([
    ["await new Promise((resolve) => setTimeout(resolve, 50))", 1],
    ["new Promise((resolve) => setTimeout(() => resolve(seen), delayMs))", 1],
    ["await page.waitForTimeout(50)", 1],
    ['import { setTimeout as sleep } from "node:timers/promises"', 1],
    ["await new Promise((resolve) => setTimeout(resolve))", 0],
    ["await new Promise((resolve) => setTimeout(resolve, 0))", 0],
    ["test.setTimeout(90_000)", 0],
    ["setTimeout(listener, 5)", 0],
  ])("the search weighs %s", (text, count) => {
    expect(sleeps(parse("widgets/a/a.test.ts", text))).toHaveLength(count);
  });
});

describe("files", () => {
  it(`are no longer than ${maxLines} lines: split what has two ideas`, () => {
    const sheets = stylesheets.map(({ path, text }) => ({
      path,
      lineCount: text.trimEnd().split("\n").length,
    }));
    const long = [...everything, ...sheets].filter(({ lineCount }) => lineCount > maxLines);
    expect(long.map(({ path, lineCount }) => `${path}: ${lineCount} lines`)).toEqual([]);
  });

  it(`of tests are no longer than ${maxTestLines} lines: name each half after its topic, as in popup-closing.spec.ts`, () => {
    const long = tests.filter(({ lineCount }) => lineCount > maxTestLines);
    expect(long.map(({ path, lineCount }) => `${path}: ${lineCount} lines`)).toEqual([]);
  });

  it("are named after what they hold: kebab-case.ts, PascalCase.tsx for components, use-thing.ts for hooks", () => {
    const isWellNamed = /^([a-z0-9]+(-[a-z0-9]+)*(\.config)?\.(ts|tsx|mjs)|[A-Z][A-Za-z0-9]*\.tsx)$/;
    const isVague = /(^|-)(utils?|helpers?|manager|misc|common)\./i;
    // Figures of speech of this project's first version, each once a name for several things.
    const isDialect = /(^|-)(desk|deeds?|ground|room|way|work|deal)[-.]/i;
    const names = everything.map(({ path }) => ({ path, name: path.split("/").at(-1) ?? "" }));
    expect(
      names.filter(({ name }) => !isWellNamed.test(name) || isVague.test(name) || isDialect.test(name)),
    ).toEqual([]);
  });
});

describe("a file shares a word with something that it exports", () => {
  it("in product code and the build", () => {
    expect(misnamedFiles(everything.filter(({ path }) => /^(runtime|widgets|src)\//.test(path)))).toEqual([]);
  });

  it.each([
    ["runtime/pointer.ts", "export const mousePlace = 1", 1],
    ["runtime/of-mouse.ts", "export const placeOf = 1", 1],
    ["runtime/open-menus.ts", "export type Opening = string", 0],
    ["runtime/copies.ts", "const a = 1; export { a as copyOf }", 0],
    ["runtime/menus/index.ts", "export function createMenu() {}", 0],
    ["runtime/menus/index.ts", "export const openIndex = 1", 1],
    ["runtime/start.ts", "document.title = 'Started'", 0],
    ["src/presets/pojo/handlers/alert.ts", "export const handler = 1", 0],
  ])("the search weighs %s with %s", (path, text, count) => {
    expect(misnamedFiles([parse(path, text)])).toHaveLength(count);
  });
});

describe("stylesheets", () => {
  it("restyle nothing but what they name when a widget changes its state", () => {
    const costly = stylesheets.map(({ path, text }) => ({ path, selectors: costlySelectors(text) }));
    expect(costly.filter(({ selectors }) => selectors.length > 0)).toEqual([]);
  });

  it.each([
    [".a:is([data-widget]:not([data-widget-state=failed]) *) {}", 1],
    ["[data-widget-state=mounted] > * { color: red }", 1],
    ["[data-widget-state=mounted] .a ~ :not(.a) {}", 1],
    [".a:not([data-widget-state=failed]) { & .b { .c ~ :not(.c, .d)::before { color: red } } }", 1],
    ["/* [data-widget-state] * { */ [data-widget-state=mounted] .a {}", 0],
    [".a:where(:not([data-widget-state=mounted])) {} .a[data-widget-state] > :is(b, .c):not(.d) {}", 0],
  ])("the search for those that restyle more weighs %s", (css, count) => {
    expect(costlySelectors(css)).toHaveLength(count);
  });
});

describe("a widget's room", () => {
  const widgets = readdirSync(`${root}widgets`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(widgets)("%s has the parts that every widget has", (name) => {
    const parts = ["index.ts", "settings.ts", "fixture.html", "README.md"];
    expect(parts.filter((part) => !existsSync(`${root}widgets/${name}/${part}`))).toEqual([]);
  });

  it.each(widgets)("%s stands in the catalogue", (name) => {
    expect(readFileSync(`${root}widgets/catalogue.ts`, "utf8")).toContain(`/${name}/`);
  });
});
