import { transform } from "esbuild";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkWords } from "../bundle/check-words.ts";
import { readCatalogue } from "../bundle/read-catalogue.mjs";
import { root } from "../run.mjs";
import { checkArguments } from "./new-widget.mjs";
import { KINDS, listsWith, widgetFiles } from "./widget-files.mjs";

const folder = `${root}.cache/new-widget-test-${process.pid}/`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(KINDS)("npm run new -- %s read-time", (kind) => {
  const files = widgetFiles(kind, "read-time");

  it("makes all files that a widget has, without a word of the templates left, in code that parses", async () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(
        ["README.md", "fixture.html", "settings.ts", "editor.ts", "index.ts", "read-time.css"].map(
          (file) => `widgets/read-time/${file}`,
        ),
      ),
    );
    const texts = Object.entries(files);
    expect(texts.filter(([, text]) => /\{\{|\}\}(?!\s*[>/])/.test(text))).toEqual([]);
    const scripts = texts.filter(([path]) => /\.tsx?$/.test(path));
    for (const [, text] of scripts) await transform(text, { loader: "tsx" });
  });

  it("makes a widget that defines itself under its name, with words for editors that the build takes", async () => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(folder + kind + path), { recursive: true });
      writeFileSync(folder + kind + path, text);
    }
    const widgetFolder = `${folder}${kind}widgets/read-time/`;
    const { default: widget } = await import(`${widgetFolder}index.ts`);
    const { editor } = await import(`${widgetFolder}editor.ts`);
    expect(widget.name).toBe("read-time");
    expect(editor.title).toBe("Read time");
    expect(() => checkWords("read-time", { settings: widget.settings, editor }, 1)).not.toThrow();
    expect("Component" in widget).toBe(kind === "island");
  });

  it("adds it to the files that name every widget, where the build finds it", async () => {
    const lists = listsWith(kind, "read-time", (path) => readFileSync(root + path, "utf8"));
    expect(Object.keys(lists)).toEqual(["widgets/catalogue.ts", "e2e/engines/scenarios/content.ts"]);
    expect(readCatalogue(lists["widgets/catalogue.ts"]).at(-1)).toMatchObject({ kind, name: "read-time" });
    for (const text of Object.values(lists)) await transform(text, { loader: "ts" });
  });
});

describe("npm run new is refused in one sentence", () => {
  it.each([
    [[], "Usage: npm run new -- island NAME"],
    [["widget", "read-time"], "Usage:"],
    [["island", "read-time", "more"], "Usage:"],
    [["island", "ReadTime"], '"ReadTime" is no name of a widget'],
    [["island", "../x"], '"../x" is no name of a widget'],
    [["island", "popup"], 'There is already a widget "popup".'],
  ])("%j", (args, sentence) => {
    expect(() => checkArguments(args, ["popup"])).toThrow(sentence);
  });
});
