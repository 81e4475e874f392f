/**
 * @import { Assignment, AttributeNode, AttributePart, Case, Choice, InnerNode, Loop, Template, TemplateNode, ValueNode } from "#runtime/template/template.ts"
 *
 * @typedef {string | ValueNode | InnerNode | Assignment | FlatLoop | FlatChoice} Flat HTML, or what prints HTML
 * @typedef {Omit<Loop, "body"> & { body: Flat[] }} FlatLoop
 * @typedef {{ cases: { when: Case<unknown>["when"], body: Flat[] }[], otherwise?: Flat[] }} FlatChoice
 */
import { escapeHtml, isVoid } from "./html.mjs";

/**
 * A template as HTML with values between, for languages that print text.
 * @param {Template} template @returns {Flat[]}
 */
export const flatten = (template) => joined(template.flatMap(flatNode));

/** @param {TemplateNode} node @returns {Flat[]} */
function flatNode(node) {
  if (typeof node === "string") return [escapeHtml(node)];
  if ("value" in node || "inner" in node || "assign" in node) return [node];
  if ("each" in node) return [{ ...node, body: flatten(node.body) }];
  if ("cases" in node) return [flatChoice(node, flatNode)];
  const { element, attributes = [], children = [] } = node;
  const end = isVoid(element) ? [] : [...flatten(children), `</${element}>`];
  return [`<${element}`, ...attributes.flatMap(flatAttribute), ">", ...end];
}

/** @param {AttributeNode} node @returns {Flat[]} */
const flatAttribute = (node) =>
  "cases" in node
    ? [flatChoice(node, flatAttribute)]
    : [` ${node.name}="`, ...(node.parts ?? []).flatMap(flatPart), '"'];

/** @param {AttributePart} part @returns {Flat[]} */
function flatPart(part) {
  if (typeof part === "string") return [escapeHtml(part)];
  return "cases" in part ? [flatChoice(part, flatPart)] : [part];
}

/** @template Node @param {Choice<Node>} choice @param {(node: Node) => Flat[]} flat @returns {FlatChoice} */
const flatChoice = ({ cases, otherwise }, flat) => ({
  cases: cases.map(({ when, body }) => ({ when, body: joined(body.flatMap(flat)) })),
  ...(otherwise && { otherwise: joined(otherwise.flatMap(flat)) }),
});

/** HTML side by side is one text. @param {Flat[]} pieces */
function joined(pieces) {
  /** @type {Flat[]} */
  const all = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof last === "string" && typeof piece === "string") all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}
