/**
 * @import { EditorControl } from "#outputs/controls/editor-widget.ts"
 * @import { ValueType } from "#runtime/template/template.ts"
 *
 * @typedef {object} Scope what a template can name at a place
 * @property {Readonly<Record<string, readonly EditorControl[]>>} rows the rows around it, by the name that a loop gives them
 * @property {readonly EditorControl[]} controls of the widget
 * @property {Map<string, ValueType>} assigned kinds of values by the names of assignments
 */

const NUMBERS = ["count", "seconds", "milliseconds", "percent", "pixels"];
/** @type {{ url: ValueType, title: ValueType, search: ValueType }} */
const PAGE = { url: "address", title: "text", search: "address" };
const LOOP = { index: "number", first: "toggle", last: "toggle" };

/** @param {EditorControl} control @returns {ValueType} */
function typeOf({ control }) {
  if (control === "toggle" || control === "list") return control;
  if (control === "url" || control === "media") return "address";
  if (control === "date-time") return "moment";
  return NUMBERS.includes(control) ? "number" : "text";
}

/**
 * The control that a path leads to.
 * @param {readonly string[]} path @param {Scope} scope
 * @throws with what is wrong about the path
 */
export function controlAt(path, { rows, controls }) {
  const [first = "", ...rest] = path;
  const row = rows[first];
  /** @type {readonly EditorControl[]} */
  let known = row ?? controls;
  /** @type {EditorControl | undefined} */
  let control;
  for (const name of row ? rest : path) {
    control = known.find(({ key }) => key === name);
    if (!control)
      throw new Error(
        `${path.join(".")} is no setting; there are ${known.map(({ key }) => key).join(", ") || "none"}`,
      );
    known = control.control === "group" ? (control.fields ?? []) : [];
  }
  if (!control) throw new Error(`${path.join(".")} is a row; name one of its settings`);
  if (control.responsive)
    throw new Error(`${path.join(".")} differs by device, which a server does not know`);
  return control;
}

/**
 * What kind of value a path leads to: `id`, one of `forloop`, or a setting.
 * @param {readonly string[]} path @param {Scope} scope @returns {ValueType}
 */
export function typeAt(path, scope) {
  const [first, second = ""] = path;
  const assigned = first === "assigned" && scope.assigned.get(second);
  if (assigned) return assigned;
  if (first === "id" && path.length === 1) return "text";
  if (first === "page" && path.length === 2 && Object.hasOwn(PAGE, second))
    return PAGE[/** @type {keyof typeof PAGE} */ (second)];
  if (path.length === 2 && scope.rows[first ?? ""] && (second === "id" || second === "number"))
    return second === "id" ? "text" : "number";
  if (first !== "forloop") return typeOf(controlAt(path, scope));
  if (Object.keys(scope.rows).length === 0) throw new Error("forloop stands outside of a loop");
  if (!Object.hasOwn(LOOP, second))
    throw new Error(`forloop has ${Object.keys(LOOP).join(", ")}, not ${second}`);
  return /** @type {ValueType} */ (LOOP[/** @type {keyof typeof LOOP} */ (second)]);
}

/** What outputs have under these names, in each of their languages. */
const RESERVED = [
  ...[
    "address",
    "assigned",
    "block",
    "dates",
    "forloop",
    "html",
    "id",
    "inner",
    "islet",
    "loop",
    "page",
    "paragraph",
  ],
  ...["print", "section", "settings", "shop", "start", "template", "texts", "theme", "this"],
];

/** @param {string} name @param {Scope} scope */
export function checkFree(name, { controls, rows, assigned }) {
  const isTaken = RESERVED.includes(name) || rows[name] || assigned.has(name);
  if (isTaken || controls.some(({ key }) => key === name))
    throw new Error(`${name} is taken; use another name`);
}

/** What a line of a text offers to choose. @type {readonly EditorControl[]} */
const LINE = ["value", "label", "condition", "chosen"].map((key) => ({
  ...{ key, name: key, title: key },
  control: "text",
}));

/**
 * Whether a loop goes over the lines of a text.
 * @param {readonly string[]} path @param {Scope} scope
 */
export const isLines = (path, scope) => controlAt(path, scope).control === "multiline";

/**
 * The scope inside of a loop.
 * @param {Scope} scope @param {readonly string[]} path of the list @param {string} name of each row @returns {Scope}
 */
export function insideLoop(scope, path, name) {
  const control = controlAt(path, scope);
  if (isLines(path, scope)) {
    checkFree(name, scope);
    return { ...scope, rows: { ...scope.rows, [name]: LINE } };
  }
  if (control.control !== "list" || !control.fields) throw new Error(`${path.join(".")} has no rows`);
  checkFree(name, scope);
  return { ...scope, rows: { ...scope.rows, [name]: control.fields } };
}
