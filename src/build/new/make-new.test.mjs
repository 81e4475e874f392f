import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { transform } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { checkWords } from "../bundle/widgets/check-words.ts";
import { readCatalogue } from "../bundle/widgets/read-catalogue.mjs";
import { root } from "../root.mjs";
import { contractCommands } from "./contract-commands.mjs";
import { checkArguments } from "./make-new.mjs";
import { presetFiles, presetListsWith } from "./preset-files.mjs";
import { listsWith, WIDGET_KINDS, widgetFiles } from "./widget-files.mjs";

const folder = `${root}.cache/new-widget-test-${process.pid}/`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(WIDGET_KINDS)("npm run new -- %s read-time", (kind) => {
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

describe("npm run new -- preset my-theme", () => {
  const files = presetFiles("my-theme");

  it("makes a folder of the form that all presets have, without a word of the templates left, in code that parses", async () => {
    expect(Object.keys(files)).toEqual(
      ["README.md", "index.ts", "stock.ts", "preset.test.ts", "markers/top-link.ts"].map(
        (file) => `src/presets/my-theme/${file}`,
      ),
    );
    for (const [path, text] of Object.entries(files)) {
      expect(text).not.toMatch(/\{\{|\}\}(?!\s*[>/])/);
      if (path.endsWith(".ts")) await transform(text, { loader: "ts" });
    }
  });

  it("adds it to the files that name every preset", async () => {
    const lists = presetListsWith("my-theme", (path) => readFileSync(root + path, "utf8"));
    expect(Object.keys(lists)).toEqual(
      ["presets.ts", "stock.ts", "README.md"].map((file) => `src/presets/${file}`),
    );
    expect(lists["src/presets/presets.ts"]).toContain(
      '  ["my-theme", () => import("./my-theme/index.ts")],\n]);',
    );
    expect(lists["src/presets/stock.ts"]).toContain('  "my-theme": myTheme,\n};');
    expect(lists["src/presets/README.md"]).toMatch(
      /\|\n\| \[`my-theme`\]\(my-theme\/README\.md\) \| .+ \|\n\n## /,
    );
    for (const [path, text] of Object.entries(lists))
      if (path.endsWith(".ts")) await transform(text, { loader: "ts" });
  });
});

describe("npm run new is refused in one sentence", () => {
  it.each([
    [[], "Usage: npm run new -- KIND NAME (KIND is island, enhancer, preset;"],
    [["widget", "read-time"], "Usage:"],
    [["island", "read-time", "more"], "Usage:"],
    [["island", "ReadTime"], '"ReadTime" is no name of a widget'],
    [["island", "../x"], '"../x" is no name of a widget'],
    [["island", "popup"], 'There is already a widget "popup".'],
    [["preset", "../x"], '"../x" is no name of a preset'],
    [["preset", "pojo"], 'There is already a preset "pojo".'],
  ])("%j", (args, sentence) => {
    expect(() => checkArguments(args, { widgets: ["popup"], presets: ["pojo"] })).toThrow(sentence);
  });
});

describe("the commands for the contract of one widget", () => {
  const [unit = "", browser = ""] = contractCommands("your-name");
  /** @param {string} command */
  const patternOf = (command) => new RegExp(/"(.+)"$/.exec(command)?.[1] ?? "");

  it("stand in CONTRIBUTING.md as `npm run new` prints them", () => {
    const guide = readFileSync(`${root}CONTRIBUTING.md`, "utf8");
    for (const command of [unit, browser]) expect(guide).toContain(command);
  });

  it.each([
    ["the contract of your-name, popup in a browser, under the strict policy", true],
    ["the contract of popup, your-name, cart in a browser, under the strict policy", true],
    ["the contract of popup, your-name in a browser, under the strict policy", true],
    ["the contract of popup, not-your-name, your-name-too in a browser, under the strict policy", false],
  ])("find its name in %s: %s", (title, isFound) => {
    expect(patternOf(browser).test(`[react] › runtime/contract.spec.ts › ${title} › mounts`)).toBe(isFound);
  });

  it("find its unit tests and not those of a longer name", () => {
    expect(patternOf(unit).test("the contract of your-name every setting")).toBe(true);
    expect(patternOf(unit).test("the contract of your-name-too every setting")).toBe(false);
  });
});
