/**
 * @import { Assignment, Condition, PathValue, Place, Template, Test, WordValue } from "#runtime/template/template.ts"
 * @import { Flat } from "./flatten.mjs"
 *
 * @typedef {object} Rows the rows of a loop
 * @property {string} as the name of each
 * @property {readonly string[]} each the path of the list
 * @property {true} [lines] they are the lines of a text
 *
 * @typedef {object} TagLanguage a language of templates with `{{ }}` and `{% %}`; `rows` are the loops around, the innermost last
 * @property {string} elseIf
 * @property {(node: { value: PathValue, place: Place }, rows: readonly Rows[]) => string} value prints a value, escaped for its place
 * @property {(text: WordValue["text"]) => string} word prints a text in the language of the page
 * @property {(test: Test, rows: readonly Rows[]) => string} test
 * @property {(name: string) => string} inner prints what is put inside of the widget, or of the row of a name
 * @property {(assignment: Assignment, rows: readonly Rows[]) => string} assign
 * @property {(loop: Rows, rows: readonly Rows[], body: string) => string} loop
 */
import { flatten } from "./flatten.mjs";

/**
 * A template in such a language.
 * @param {Template} template @param {TagLanguage} language
 */
export const printTags = (template, language) => print(flatten(template), language, []);

/** @param {readonly Flat[]} pieces @param {TagLanguage} language @param {readonly Rows[]} rows @returns {string} */
const print = (pieces, language, rows) => pieces.map((piece) => printPiece(piece, language, rows)).join("");

/** @param {Flat} piece @param {TagLanguage} language @param {readonly Rows[]} rows @returns {string} */
function printPiece(piece, language, rows) {
  if (typeof piece === "string") return piece;
  if ("inner" in piece) return language.inner(piece.inner);
  if ("value" in piece) {
    const { value, place } = piece;
    return "text" in value ? language.word(value.text) : language.value({ value, place }, rows);
  }
  if ("assign" in piece) return language.assign(piece, rows);
  if ("each" in piece) return language.loop(piece, rows, print(piece.body, language, [...rows, piece]));
  const { cases, otherwise = [] } = piece;
  const branches = cases.map(
    ({ when, body }, index) =>
      `{% ${index ? language.elseIf : "if"} ${conditionCode(when, language, rows)} %}${print(body, language, rows)}`,
  );
  const last = otherwise.length > 0 ? `{% else %}${print(otherwise, language, rows)}` : "";
  return `${branches.join("")}${last}{% endif %}`;
}

/**
 * A loop's body with the number of its row under a name of its own, which loops inside of the row can read, too.
 * @param {string} as @param {string} body
 */
export const numbered = (as, body) =>
  body.includes(`${as}_number`) ? `{% set ${as}_number = loop.index %}${body}` : body;

/** @param {Condition} condition @param {TagLanguage} language @param {readonly Rows[]} rows */
const conditionCode = ({ tests, any }, language, rows) =>
  tests.map((test) => language.test(test, rows)).join(any ? " or " : " and ");

/**
 * The variable of a path in a macro that gets `content` and `settings`.
 * @param {readonly string[]} path @param {readonly Rows[]} rows
 * @param {{ printed: ReadonlySet<string>, rowId: (row: string) => string }} language `printed`: names of what is content
 */
export function variableOf([first = "", ...rest], rows, { printed, rowId }) {
  if (first === "id") return "id";
  if (first === "page") return [first, ...rest].join(".");
  if (first === "assigned") return rest.join(".");
  if (first === "forloop") return ["loop", ...rest].join(".");
  const isRow = rows.some(({ as }) => as === first);
  if (isRow && rest[0] === "id") return rowId(first);
  if (isRow && rest[0] === "number") return `${first}_number`;
  const owner = printed.has(first) ? "content" : "settings";
  return [...(isRow ? [] : [owner]), first, ...rest].join(".");
}
