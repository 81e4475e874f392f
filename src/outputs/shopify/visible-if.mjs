/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */

/** A value as Liquid spells it. Its texts have no escapes, so one cannot hold both kinds of quotes. @param {unknown} value */
export function liquidLiteral(value) {
  if (typeof value !== "string") return String(value);
  if (value.includes("'") && value.includes('"')) throw new Error(`Liquid cannot spell ${value}.`);
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/**
 * What must hold of one setting: terms of which one is enough.
 * @param {string} variable @param {unknown} expected
 */
function alternatives(variable, expected) {
  if (Array.isArray(expected)) return expected.map((value) => `${variable} == ${liquidLiteral(value)}`);
  const isNot = typeof expected === "object" && expected !== null && "not" in expected;
  return [`${variable} ${isNot ? "!=" : "=="} ${liquidLiteral(isNot ? expected.not : expected)}`];
}

/** Controls that are one setting each, with a value that a condition can compare. @param {EditorControl} control */
const isComparable = ({ control }) => !["list", "group", "choices", "selectors"].includes(control);

/**
 * The `visible_if` of a setting; undefined if it is always shown. Liquid has no brackets and reads from the right, so of
 * several conditions only the last can have alternatives.
 * @param {EditorControl["when"]} when the condition @param {readonly EditorControl[]} siblings the controls beside it
 * @param {(control: EditorControl) => string} variableOf the Liquid variable of a control's value
 * @returns {string | undefined}
 */
export function visibleIf(when, siblings, variableOf) {
  const terms = Object.entries(when ?? {}).flatMap(([key, expected]) => {
    const sibling = siblings.find((control) => control.key === key);
    return sibling && isComparable(sibling) ? [alternatives(variableOf(sibling), expected)] : [];
  });
  const ordered = terms.toSorted((one, other) => one.length - other.length);
  if (ordered.filter(({ length }) => length > 1).length > 1)
    throw new Error("Liquid cannot say two conditions with alternatives.");
  if (ordered.length === 0) return undefined;
  return `{{ ${ordered.map((term) => term.join(" or ")).join(" and ")} }}`;
}
