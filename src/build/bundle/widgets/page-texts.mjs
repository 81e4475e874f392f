/** @import { ESTree } from "rolldown/utils" */
import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "rolldown/parseAst";
import { root } from "../../root.mjs";

/** Calls with a key and an English text: `page.text("close", "Close")`, and functions of these names that pass both on. */
const CALLEES = ["text", "words"];

/** @param {unknown} value @returns {value is ESTree.Node} */
const isNode = (value) =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** All nodes of a tree. @param {ESTree.Node} node @returns {Generator<ESTree.Node>} */
function* nodesOf(node) {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

/** @param {ESTree.Node | null | undefined} node */
const textOf = (node) =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;

/** @typedef {[key: string, text: string]} KeyedText */

/** @param {(ESTree.Node | null)[]} nodes @returns {KeyedText | undefined} */
function pairOf([first, second, ...others]) {
  const [key, text] = [textOf(first), textOf(second)];
  return key !== undefined && text !== undefined && others.length === 0 ? [key, text] : undefined;
}

/** Whether a type names `PageText`. @param {ESTree.Node | null | undefined} type */
const isPageText = (type) =>
  isNode(type) &&
  [...nodesOf(type)].some(
    (node) =>
      node.type === "TSTypeReference" &&
      node.typeName.type === "Identifier" &&
      node.typeName.name === "PageText",
  );

/** The value of a constant that is declared as a text, or as several. @param {ESTree.Node} node */
function declared(node) {
  if (node.type === "VariableDeclarator" && isPageText(node.id.typeAnnotation)) return node.init;
  return node.type === "TSSatisfiesExpression" && isPageText(node.typeAnnotation)
    ? node.expression
    : undefined;
}

/** @param {ESTree.Node} node */
function called(node) {
  if (node.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = node;
  const named = callee.type === "MemberExpression" ? callee.property : callee;
  return named.type === "Identifier" && CALLEES.includes(named.name) ? pairOf(given) : undefined;
}

/**
 * The texts that a source asks the page configuration for.
 * @param {string} source TypeScript
 * @param {string} file its name, for its kind
 * @returns {KeyedText[]} each key with its English text
 */
export function textsIn(source, file) {
  /** @type {KeyedText[]} */
  const texts = [];
  for (const node of nodesOf(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file))) {
    const pair = called(node);
    if (pair) texts.push(pair);
    const value = declared(node);
    if (!value) continue;
    for (const inner of nodesOf(value)) {
      const found = inner.type === "ArrayExpression" && pairOf(inner.elements);
      if (found) texts.push(found);
    }
  }
  return texts;
}

/** Texts of a template: `{{ 'close' | t: 'Close' }}`. @param {string} source of a `markup.liquid` @returns {KeyedText[]} */
const textsInTemplate = (source) =>
  [...source.matchAll(/\{\{\s*'(\w+)'\s*\|\s*t:\s*'([^']*)'\s*\}\}/g)].map(([, key = "", text = ""]) => [
    key,
    text,
  ]);

/** The files that visitors get, below the project. */
const productFiles = () =>
  ["runtime", "src", "widgets"]
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter(
      (file) =>
        /\.tsx?$|\/markup\.liquid$/.test(file) &&
        !/\.test\.|^src\/(build|outputs\/gallery|entries\/server)\//.test(file),
    )
    .toSorted((one, other) => (one < other ? -1 : 1));

/** @param {string} file */
function textsOf(file) {
  const source = readFileSync(root + file, "utf8");
  return file.endsWith(".liquid") ? textsInTemplate(source) : textsIn(source, file);
}

/**
 * Every text of the code and of templates by its key, with its English words: what `i18n` of the page configuration may hold.
 * @returns {Record<string, string>}
 * @throws if a key has two different texts
 */
export function pageTexts() {
  /** @type {Map<string, { text: string, file: string }>} */
  const texts = new Map();
  for (const file of productFiles())
    for (const [key, text] of textsOf(file)) {
      const { text: known, file: first } = texts.get(key) ?? { text, file };
      if (known !== text)
        throw new Error(`The text "${key}" is "${known}" in ${first}, and "${text}" in ${file}.`);
      texts.set(key, { text, file: first });
    }
  return Object.fromEntries(
    [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, { text }]) => [key, text]),
  );
}
