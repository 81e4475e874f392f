import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { parseSync } from "vite";
import { type Import, importsOf } from "./imports.ts";
import { nodesOf, type SyntaxNode } from "./syntax.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** One source file, parsed. */
export interface Source {
  /** Below the project, with forward slashes, such as `widgets/countdown/index.ts`. */
  path: string;
  lineCount: number;
  comments: { text: string; line: number }[];
  nodes: SyntaxNode[];
  imports: Import[];
  lineOf(position: number): number;
}

/** Parses a text as if it were the file at that path. */
export function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = (position: number) => text.slice(0, position).split("\n").length;
  const nodes = nodesOf(program);
  return {
    path,
    lineCount: text.trimEnd().split("\n").length,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineOf(start) })),
    nodes,
    imports: importsOf(nodes, path),
    lineOf,
  };
}

const productRooms = ["runtime", "widgets", "src"];
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path) && !/\.d\.ts$|^fixtures\/native\//.test(path);
const isTest = (path: string) => /\.(test|spec)\.\w+$/.test(path);

function filesBelow(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}

const read = (paths: string[]): Source[] =>
  paths
    .filter(isCode)
    .toSorted()
    .map((path) => parse(path, readFileSync(join(root, path), "utf8")));

/** What visitors, theme developers and Node users get: everything but tests, fixtures and the build. */
export const productSources = (): Source[] =>
  read(productRooms.flatMap(filesBelow).filter((path) => !isTest(path) && !path.startsWith("src/build/")));

const allFiles = () => [...productRooms, "fixtures", "tests", "e2e"].flatMap(filesBelow);

/** All code of the project that is not itself a test. */
export const allSources = (): Source[] => read(["build.mjs", ...allFiles().filter((path) => !isTest(path))]);

/** All tests. */
export const testSources = (): Source[] => read(allFiles().filter(isTest));

/** A stylesheet as it is written. */
export interface Stylesheet {
  path: string;
  text: string;
}

/** The stylesheets of the product, its demo and the fixture CMS. */
export const allStylesheets = (): Stylesheet[] =>
  [...productRooms, "fixtures"]
    .flatMap(filesBelow)
    .filter((path) => path.endsWith(".css") && !path.startsWith("fixtures/native/"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** What is in brackets counts as part of a compound selector. */
const COMPOUND = /(?:\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|[^\s>+~,()[\]])+$/;

/** What names no element: browsers look for the others by tag, class, id or attribute. */
const NAMELESS = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|::?[\w-]+(?!\()|\*/g;

/** Selectors by which a widget's state restyles all that is below it: whatever widget changes its state pays for it. */
export const costlySelectors = (css: string): string[] =>
  [...transformSync(css, { loader: "css", target: "chrome109" }).code.matchAll(/[^{};]*(?=\{)/g)]
    .map(([selector]) => selector.replaceAll(/\/\*[^]*?\*\//g, "").trim())
    .filter((selector) => selector.includes("data-widget-state"))
    .filter((selector) => {
      const subject = COMPOUND.exec(selector)?.[0] ?? "";
      return subject.replaceAll(NAMELESS, "") === "" || /data-widget-state[^,]*[\s>+~]\*/.test(selector);
    });

const { imports: aliases } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  imports: Record<string, string>;
};

/** Where an import leads, below the project; `null` for a package or a file that does not exist. */
export function resolve(specifier: string, from: string): string | null {
  const path = specifier.startsWith(".") ? join(dirname(from), specifier) : aliased(specifier);
  return path && existsSync(join(root, path)) ? path.replaceAll("\\", "/") : null;
}

function aliased(specifier: string): string | null {
  for (const [pattern, target] of Object.entries(aliases)) {
    const prefix = pattern.replace("*", "");
    if (specifier.startsWith(prefix)) return join(target.replace("*", specifier.slice(prefix.length)));
  }
  return null;
}
