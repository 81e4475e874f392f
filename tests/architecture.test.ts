import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bans, breachesOf } from "./architecture/bans.ts";
import { cyclesOf, importGraph, packagesOf } from "./architecture/graph.ts";
import { importMistakes } from "./architecture/import-rules.ts";
import {
  allSources,
  allStylesheets,
  costlySelectors,
  parse,
  productSources,
  root,
} from "./architecture/sources.ts";

const maxLines = 250;
const product = productSources();
const everything = allSources();
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
    ["widgets/a/index.ts", 'import a from "#adapters/jquery.ts"'],
    ["widgets/a/index.ts", 'import { createHosts } from "#runtime/mount/hosts.ts"'],
    ["widgets/a/index.ts", 'import type { Report } from "#runtime/problems/problems.ts"'],
    ["runtime/islet.ts", 'import a from "#browser/storage.ts"'],
    ["runtime/islet.ts", 'import a from "js-cookie"'],
    ["src/shop/cart/cart.ts", 'import { useState } from "react"'],
    ["src/browser/storage.ts", 'import { readFile } from "node:fs"'],
    ["src/ui/Dialog.tsx", 'import { startCms } from "#fixtures/cms/index.ts"'],
  ])("%s may not contain %s", (path, text) => {
    expect(importMistakes(parse(path, text))).not.toEqual([]);
  });

  it("no file imports itself in a circle", () => {
    expect(cyclesOf(importGraph(product))).toEqual([]);
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
      packagesOf("src/auto.ts", product).filter(({ specifier }) => /^(react|zod)/.test(specifier)),
    ).toEqual([]);
  });

  it("imports of our own files name them with their extension", () => {
    const bare = everything.flatMap(({ path, imports, lineOf }) =>
      imports
        .filter(({ specifier }) => /^[.#]/.test(specifier) && !/\.(tsx?|mjs|css|json)$/.test(specifier))
        .map(({ specifier, start }) => `${path}:${lineOf(start)} ${specifier}`),
    );
    expect(bare).toEqual([]);
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

  it("contain no promises of work to come: do it, or write it down where work is planned", () => {
    const promises = everything.flatMap(({ path, comments }) =>
      comments
        .filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/i.test(text))
        .map(({ text, line }) => `${path}:${line}${text}`),
    );
    expect(promises).toEqual([]);
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
