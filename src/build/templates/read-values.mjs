/**
 * @import { Condition, Place, Test, Value } from "#runtime/template/template.ts"
 * @import { LiquidComparison, LiquidConditionalExpression, LiquidFilter, LiquidVariableLookup, LiquidVariableOutput } from "@shopify/liquid-html-parser"
 * @import { Scope } from "./control-at.mjs"
 */
import { Comparators, NodeTypes } from "@shopify/liquid-html-parser";
import { controlAt, typeAt } from "./control-at.mjs";

/** Filters by the kind of value that they take. @type {Record<string, string>} */
const FILTERS = { date: "moment", iso: "moment", url_encode: "text|address" };

/** @param {LiquidVariableLookup} lookup @param {Scope} scope @returns {string[]} */
export function pathOf({ name, lookups }, { assigned }) {
  const names = lookups.map((lookup) => {
    if (lookup.type !== NodeTypes.String) throw new Error("a path has names and dots only");
    return lookup.value;
  });
  const path = [name ?? "", ...names];
  return path.length === 1 && assigned.has(name ?? "") ? ["assigned", ...path] : path;
}

/**
 * What is between `{{` and `}}`: a path with at most one filter, or the key of a text with its English.
 * @param {LiquidVariableOutput["markup"]} markup @param {Scope} scope
 * @returns {{ value: Value, isEncoded: boolean }}
 */
export function valueOf(markup, scope) {
  if (typeof markup === "string") throw new Error(`“${markup}” is no path`);
  const { expression, filters } = markup;
  const [filter] = filters;
  if (filters.length > 1) throw new Error("a value has one filter at most");
  if (expression.type === NodeTypes.String)
    return { value: { text: [expression.value, englishOf(filter)] }, isEncoded: false };
  if (expression.type !== NodeTypes.VariableLookup) throw new Error("a value is a path or the key of a text");
  const path = pathOf(expression, scope);
  const type = typeAt(path, scope);
  if (!filter) {
    if (!["text", "number", "address"].includes(type))
      throw new Error(`${path.join(".")} is no text: it is a ${type}`);
    return { value: { path }, isEncoded: false };
  }
  const { name, args } = filter;
  if (args.length > 0 || !FILTERS[name]?.split("|").includes(type))
    throw new Error(`${path.join(".")} is a ${type}; there is no filter ${name} for it`);
  if (name === "url_encode") return { value: { path }, isEncoded: true };
  return { value: { path, filter: /** @type {"date" | "iso"} */ (name) }, isEncoded: false };
}

/** @param {LiquidFilter | undefined} filter */
function englishOf(filter) {
  const [english] = filter?.args ?? [];
  if (filter?.name !== "t" || english?.type !== NodeTypes.String)
    throw new Error("a text is written {{ 'key' | t: 'English' }}");
  return english.value;
}

const ADDRESSES = ["href", "src", "action", "formaction", "poster", "cite", "data", "data-href"];

/** What fixes the site or the kind of an address that goes on with a value. */
const FIXED_START = /^(?:#|\/|\?|https?:\/\/[\w.-]+\/|mailto:|tel:)/;

/**
 * How a value is escaped in an attribute.
 * @param {string} attribute @param {string} before the literal start of the attribute's value, up to this value
 * @param {boolean} isEncoded @returns {Place}
 */
export function placeIn(attribute, before, isEncoded) {
  if (!ADDRESSES.includes(attribute)) {
    if (isEncoded) throw new Error(`url_encode belongs in an address, not in ${attribute}`);
    return "attribute";
  }
  if (before === "" && !isEncoded) return "address";
  if (!FIXED_START.test(before))
    throw new Error(`${attribute} must begin with #, /, ?, https://site/, mailto: or tel:, or be one value`);
  if (isEncoded) return "part";
  if (!before.includes("#")) throw new Error(`a part of an address needs the filter url_encode`);
  return "attribute";
}

/**
 * A condition: values joined by `and`, or by `or`.
 * @param {LiquidConditionalExpression | string} markup @param {Scope} scope @returns {Condition}
 */
export function conditionOf(markup, scope) {
  if (typeof markup === "string") throw new Error(`“${markup}” is no condition`);
  if (markup.type !== NodeTypes.LogicalExpression) return { tests: [testOf(markup, scope)] };
  const { relation } = markup;
  /** @type {(node: LiquidConditionalExpression) => LiquidConditionalExpression[]} */
  const joined = (node) => {
    if (node.type !== NodeTypes.LogicalExpression) return [node];
    if (node.relation !== relation) throw new Error("a condition has only and, or only or");
    return [node.left, node.right].flatMap(joined);
  };
  return {
    tests: joined(markup).map((node) => testOf(node, scope)),
    ...(relation === "or" && { any: true }),
  };
}

/** The condition that holds where another one does not. @param {Condition} condition @returns {Condition} */
export const opposite = ({ tests, any }) => ({
  tests: tests.map(({ not, ...test }) => (not ? test : { ...test, not: true })),
  ...(tests.length > 1 && !any && { any: true }),
});

/** @param {LiquidConditionalExpression} node @param {Scope} scope @returns {Test} */
function testOf(node, scope) {
  if (node.type === NodeTypes.VariableLookup) {
    const path = pathOf(node, scope);
    return { path, type: typeAt(path, scope) };
  }
  if (
    node.type !== NodeTypes.Comparison ||
    ![Comparators.EQUAL, Comparators.NOT_EQUAL].includes(node.comparator)
  )
    throw new Error("a condition is a value, or compares one by == or !=");
  const { left, right } = node;
  if (
    left.type !== NodeTypes.VariableLookup ||
    (right.type !== NodeTypes.String && right.type !== NodeTypes.Number)
  )
    throw new Error("a value is compared with a text or a number that stands on the right");
  const path = pathOf(left, scope);
  const type = typeAt(path, scope);
  const is = right.type === NodeTypes.Number ? Number(right.value) : right.value;
  if (type !== (typeof is === "string" ? "text" : "number"))
    throw new Error(`${path.join(".")} is a ${type} and never equals ${right.value}`);
  checkChoice(path, is, scope);
  return { path, type, is, ...(node.comparator === Comparators.NOT_EQUAL && { not: true }) };
}

/** A choice is compared with one of its values. @param {readonly string[]} path @param {string | number} is @param {Scope} scope */
function checkChoice(path, is, scope) {
  if (["assigned", "forloop", "id", "page"].includes(path[0] ?? "")) return;
  const { options } = controlAt(path, scope);
  if (options && !options.some(({ value }) => value === is))
    throw new Error(
      `${path.join(".")} is one of ${options.map(({ value }) => value).join(", ")}, never ${is}`,
    );
}
