import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "rolldown/parseAst";
import { root } from "../run.mjs";

/** Calls with a key and an English text: `page.text("close", "Close")`, and functions of these names that pass both on. */
const CALLEES = ["text", "words"];

const isNode = (value) => typeof value === "object" && value !== null && typeof value.type === "string";

/** All nodes of a tree. */
function* nodesOf(node) {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

const textOf = (node) =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
const pairOf = (nodes) =>
  nodes.length === 2 && nodes.every((node) => textOf(node) !== undefined) && nodes.map(textOf);

/** Whether a type names `PageText`. */
const isPageText = (type) =>
  isNode(type) && [...nodesOf(type)].some(({ typeName }) => typeName?.name === "PageText");

/** The value of a constant that is declared as a text, or as several. */
function declared(node) {
  if (node.type === "VariableDeclarator" && isPageText(node.id.typeAnnotation)) return node.init;
  return node.type === "TSSatisfiesExpression" && isPageText(node.typeAnnotation)
    ? node.expression
    : undefined;
}

function called({ type, callee, arguments: given }) {
  const name = callee?.property?.name ?? callee?.name;
  return type === "CallExpression" && CALLEES.includes(name) && pairOf(given);
}

/**
 * The texts that a source asks the page configuration for.
 * @param {string} source TypeScript
 * @param {string} file its name, for its kind
 * @returns {[key: string, text: string][]} each key with its English text
 */
export function textsIn(source, file) {
  const texts = [];
  for (const node of nodesOf(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file))) {
    const pair = called(node);
    if (pair) texts.push(pair);
    const value = declared(node);
    if (!value) continue;
    for (const { type, elements } of nodesOf(value)) {
      const found = type === "ArrayExpression" && pairOf(elements);
      if (found) texts.push(found);
    }
  }
  return texts;
}

/** The files that visitors get, below the project. */
const productFiles = () =>
  ["runtime", "src", "widgets"]
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/(build|demo|server)\//.test(file))
    .toSorted((one, other) => (one < other ? -1 : 1));

/**
 * Every text of the code by its key, with its English words: what `i18n` of the page configuration may hold.
 * @returns {Record<string, string>}
 * @throws if a key has two different texts
 */
export function pageTexts() {
  const texts = new Map();
  for (const file of productFiles())
    for (const [key, text] of textsIn(readFileSync(root + file, "utf8"), file)) {
      const { text: known = text, file: first } = texts.get(key) ?? {};
      if (known !== text)
        throw new Error(`The text "${key}" is "${known}" in ${first}, and "${text}" in ${file}.`);
      texts.set(key, { text, file: first ?? file });
    }
  return Object.fromEntries(
    [...texts].map(([key, { text }]) => [key, text]).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
