// @vitest-environment node
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { brotliSize } from "../../src/build/bundle/minify/brotli-size.mjs";
import { readTool } from "../../src/build/run.mjs";
import { bundleOf, snippet, theme } from "./theme.mjs";

it("the documented snippet brings the widget's styles", () => {
  expect(existsSync(`${theme}built/snippet/snippet.css`)).toBe(true);
});

it("the types of the documented snippet are right, and so are all of the package", async () => {
  writeFileSync(`${theme}typed.ts`, snippet());
  const compilerOptions = {
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  writeFileSync(`${theme}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["typed.ts"] }));
  expect(await readTool("tsc", ["--project", `${theme}tsconfig.json`])).toEqual({ exitCode: 0, output: "" });
});

describe("a bundle with one widget", () => {
  /** @type {import("esbuild").Metafile["inputs"]} */
  let inputs = {};
  /** @type {import("esbuild").Metafile["outputs"]} */
  let outputs = {};

  /** A file and what it imports before it runs. @param {string} entry */
  const importedBy = (entry) => {
    const files = new Set([entry]);
    for (const file of files)
      for (const { kind, path } of outputs[file]?.imports ?? [])
        if (kind === "import-statement") files.add(path);
    return [...files];
  };

  beforeAll(async () => {
    ({ inputs, outputs } = await bundleOf(
      "one",
      `import { startIslet } from "islet/core";
      import stickyHeader from "islet/widgets/sticky-header";
      startIslet({ "sticky-header": stickyHeader });`,
    ));
  });

  it("holds no other widget, and of the presets only the jQuery bridge, which the core loads where jQuery is", () => {
    const code = Object.keys(inputs)
      .filter((file) => file.startsWith("node_modules/islet/"))
      .map((file) => readFileSync(theme + file, "utf8"))
      .join("\n");
    // The package names its modules in comments.
    const foldersIn = (/** @type {string} */ path) => [
      ...new Set([...code.matchAll(new RegExp(`^// ${path}/([\\w-]+)/`, "gm"))].map(([, name]) => name)),
    ];
    expect(foldersIn("widgets")).toEqual(["sticky-header"]);
    expect(foldersIn("src/presets")).toEqual(["jquery"]);
  });

  it("loads at once what a script tag loads, and has little beside it", () => {
    const sizeOf = (/** @type {string} */ file) => brotliSize(readFileSync(theme + file));
    const sum = (/** @type {string[]} */ files) => files.map(sizeOf).reduce((total, size) => total + size, 0);
    const entry = "built/one/one.js";
    expect(sum(importedBy(entry))).toBeLessThan(5_300);
    // React and zod, and what page scripts may ask of a shop, by either of its servers, what gives a printed page back, the codes of problems, and what has presets wait; all of it loads on use.
    expect(sum(Object.keys(outputs))).toBeLessThan(147_800);
  });
});
