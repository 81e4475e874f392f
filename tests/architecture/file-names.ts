import type { Source } from "./sources.ts";
import { child, type SyntaxNode } from "./syntax.ts";

/** Families of files that are named otherwise, and why. */
const FAMILIES: readonly { readonly files: RegExp; readonly why: string }[] = [
  {
    files: /^src\/entries\/((core|index|types)|(server|check)\/index)\.ts$/,
    why: "users import the package by these names",
  },
  {
    files: /^src\/shared\/engine\/(react|preact)\.ts$/,
    why: "both export what the library of that name does",
  },
  { files: /^src\/presets\/\w+\/handlers\//, why: 'each exports the "handler" of the element that it names' },
  { files: /^widgets\/animation\/\w+-player\.ts$/, why: "each exports the same function, drawn otherwise" },
  {
    files: /[/-](markup|selectors)\.ts$/,
    why: "each export is one selector, attribute or class of that markup",
  },
];

/** Files whose name shares no word with anything that they export; one sentence each. */
export const misnamedFiles = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    const { path } = source;
    if (FAMILIES.some(({ files }) => files.test(path))) return [];
    const names = exportedNames(source);
    const words = wordsOf(nameOf(path));
    const isNamed = names.some((name) => wordsOf(name).some((word) => words.includes(word)));
    return isNamed || names.length === 0 ? [] : [`${path} exports ${names.join(", ")}: name it after one.`];
  });

/** An `index.ts` is its folder. */
const nameOf = (path: string) => /([^/]+?)(?:\/index)?\.\w+$/.exec(path)?.[1] ?? path;

/** The names of the values and types that a file exports, also of other files. */
const exportedNames = ({ nodes }: Source): string[] =>
  nodes.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration") return [];
    const declaration = child(node, "declaration");
    const named = list(node, "specifiers").map((one) => child(one, "exported"));
    if (declaration?.type === "VariableDeclaration")
      named.push(...list(declaration, "declarations").map((one) => child(one, "id")));
    else if (declaration) named.push(child(declaration, "id"));
    return named.flatMap((one) => (typeof one?.["name"] === "string" ? [one["name"]] : []));
  });

const list = (node: SyntaxNode, field: string) => (node[field] ?? []) as SyntaxNode[];

/** The stems of a name's words, without those that say nothing: `openMenus`, `OPEN_MENU` and `opening-menu` are the same. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/jquery/gi, "Jquery")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[-_]/)
    .filter((word) => !/^(a|an|as|at|by|create|get|has|in|is|of|on|the|to)$/.test(word))
    .map(stemOf);

const stemOf = (word: string): string =>
  word
    .replace(/(?<=ss|x|ch|sh)es$|(?<=..[^s])s$/, "")
    .replace(/(?<=...)(?:ed|ing|er|or)$/, "")
    .replace(/(?<=..)e$|([bdgmnprt])(?=\1$)/, "")
    .replace(/y$/, "i");
