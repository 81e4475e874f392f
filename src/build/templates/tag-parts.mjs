/**
 * @import { AssignMarkup, CompoundNameSegment, LiquidBranch, LiquidConditionalExpression, LiquidHtmlNode, LiquidTag, LiquidTagFor, LiquidTagIf, LiquidTagUnless } from "@shopify/liquid-html-parser"
 *
 * @typedef {{ start: number, end: number }} Range a part of the source
 *
 * @typedef {object} Branch what stands between two tags
 * @property {LiquidConditionalExpression | string | undefined} condition none for `else`
 * @property {boolean} isNot whether the condition must not hold
 * @property {readonly LiquidHtmlNode[]} nodes
 * @property {Range} range
 * @property {number} start
 */
import { NamedTags, NodeTypes, RawTags } from "@shopify/liquid-html-parser";

/** The name of an element or of an attribute; one with a value in it is none. @param {string | readonly CompoundNameSegment[]} name */
export const nameOf = (name) =>
  typeof name === "string"
    ? name
    : name.map((part) => (part.type === NodeTypes.TextNode ? part.value : "{")).join("");

/** @param {LiquidHtmlNode} node */
export const isComment = (node) => node.type === NodeTypes.LiquidRawTag && node.name === RawTags.comment;

/** @param {LiquidHtmlNode} node @param {string[]} names */
const isTag = (node, ...names) => node.type === NodeTypes.LiquidTag && names.includes(node.name);

/** @param {LiquidHtmlNode} node @returns {node is LiquidTagFor} */
export const isLoop = (node) => isTag(node, NamedTags.for);

/** @param {LiquidHtmlNode} node @returns {node is LiquidTag} */
export const isAssignment = (node) => isTag(node, NamedTags.assign);

/** @param {LiquidHtmlNode} node @returns {node is LiquidTagIf | LiquidTagUnless} */
const isConditional = (node) => isTag(node, NamedTags.if, NamedTags.unless);

/** The list, the rows' name and the inside of a loop. @param {LiquidTagFor} tag */
export function loopParts({ markup, children = [] }) {
  if (
    typeof markup === "string" ||
    markup.reversed ||
    markup.args.length > 0 ||
    markup.collection.type !== NodeTypes.VariableLookup
  )
    throw new Error("a loop is written {% for row in rows %}");
  const [branch, ...others] = children.filter((child) => child.type === NodeTypes.LiquidBranch);
  if (!branch || others.length > 0) throw new Error("a loop has no else");
  return {
    list: markup.collection,
    as: markup.variableName ?? "",
    nodes: branch.children,
    range: insideOf(branch),
  };
}

/** The name and the two values of an assignment. @param {LiquidTag} tag */
export function assignmentParts({ markup }) {
  const { name, value } = /** @type {Partial<AssignMarkup>} */ (markup);
  const [filter, ...others] = value?.filters ?? [];
  const [or] = filter?.args ?? [];
  const first = value?.expression;
  if (
    others.length > 0 ||
    filter?.name !== "default" ||
    first?.type !== NodeTypes.VariableLookup ||
    or?.type !== NodeTypes.VariableLookup
  )
    throw new Error("an assignment is written {% assign name = value | default: other %}");
  return { name: name ?? "", first, or };
}

/** The branches of `if` and `unless`. @param {LiquidHtmlNode} node @returns {Branch[]} */
export function branchesOf(node) {
  if (!isConditional(node)) {
    const name = "name" in node && typeof node.name === "string" ? node.name : node.type;
    throw new Error(`${name} is not part of what a template can have`);
  }
  const isUnless = node.name === NamedTags.unless;
  return (node.children ?? [])
    .filter((child) => child.type === NodeTypes.LiquidBranch)
    .map((branch, index) => ({
      condition: conditionIn(branch, index === 0 ? node.markup : undefined),
      isNot: isUnless && index === 0,
      nodes: branch.children,
      range: insideOf(branch),
      start: branch.position.start,
    }));
}

/** @param {LiquidBranch} branch @param {LiquidConditionalExpression | string | undefined} first of the tag itself */
function conditionIn({ name, markup }, first) {
  if (first !== undefined) return first;
  return name === "else" ? undefined : /** @type {LiquidConditionalExpression | string} */ (markup);
}

/** What a branch holds: its own position begins at the tag of an `elsif` or `else`. @param {LiquidBranch} branch @returns {Range} */
const insideOf = ({ blockStartPosition, position }) => ({
  start: Math.max(blockStartPosition.end, position.start),
  end: position.end,
});
