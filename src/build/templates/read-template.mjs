/**
 * @import { AttributeNode, AttributePart, Case, Choice, ElementNode, Template, TemplateNode } from "#runtime/template/template.ts"
 * @import { AttributeNode as ParsedAttribute, HtmlElement, HtmlVoidElement, LiquidHtmlNode, LiquidTag, LiquidTagFor, LiquidVariableOutput } from "@shopify/liquid-html-parser"
 * @import { Scope } from "./control-at.mjs"
 * @import { Range } from "./tag-parts.mjs"
 *
 * @typedef {HtmlElement | HtmlVoidElement} ParsedElement
 */
import { NodeTypes, toLiquidHtmlAST } from "@shopify/liquid-html-parser";
import {
  checkAttribute,
  checkElement,
  checkSpaces,
  checkTarget,
  checkTwice,
  decoded,
} from "./check-html.mjs";
import { checkFree, insideLoop, isLines, typeAt } from "./control-at.mjs";
import { conditionOf, opposite, pathOf, placeIn, valueOf } from "./read-values.mjs";
import { spaceBetween } from "./spaces.mjs";
import {
  assignmentParts,
  branchesOf,
  isAssignment,
  isComment,
  isLoop,
  loopParts,
  nameOf,
} from "./tag-parts.mjs";

/**
 * Reads a widget's `markup.liquid`.
 * @param {string} source @param {{ file: string, controls: Scope["controls"] }} about `controls` are those of the widget
 * @returns {Template}
 * @throws with file and line, if an output could not print it, or what it prints could be unsafe
 */
export function readTemplate(source, { file, controls }) {
  const nodes = parse(source, file);
  const reader = new Reader(source, file);
  const scope = { rows: {}, controls, assigned: new Map() };
  return reader.read(() => reader.document(nodes, scope));
}

/** @param {string} source @param {string} file */
function parse(source, file) {
  try {
    return toLiquidHtmlAST(source, { mode: "strict", allowUnclosedDocumentNode: false }).children;
  } catch (error) {
    const { message, loc } = /** @type {Error & { loc?: { start: { line: number } } }} */ (error);
    throw new Error(`${file}:${loc?.start.line ?? 1}: ${message}`, { cause: error });
  }
}

class Reader {
  /** Where the reader is, for the line in what it throws. */
  #offset = 0;

  /** @param {string} source @param {string} file */
  constructor(source, file) {
    this.source = source;
    this.file = file;
  }

  /** @template Result @param {() => Result} read */
  read(read) {
    try {
      return read();
    } catch (error) {
      const line = this.source.slice(0, this.#offset).split("\n").length;
      const { message } = /** @type {Error} */ (error);
      throw new Error(`${this.file}:${line}: ${message}`, { cause: error });
    }
  }

  /**
   * A whole template: assignments, then nodes.
   * @param {readonly LiquidHtmlNode[]} all @param {Scope} scope @returns {Template}
   */
  document(all, scope) {
    const count = all.findIndex((node) => !isAssignment(node) && !isComment(node));
    const assignments = all.slice(0, count).filter(isAssignment);
    const range = { start: all[count]?.position.start ?? 0, end: this.source.length };
    return [
      ...assignments.map((tag) => {
        this.#offset = tag.position.start;
        return this.#assignment(tag, scope);
      }),
      ...this.nodes(all.slice(count), range, scope),
    ];
  }

  /**
   * Nodes with the space between them.
   * @param {readonly LiquidHtmlNode[]} nodes @param {Range} range that they fill @param {Scope} scope @returns {TemplateNode[]}
   */
  nodes(nodes, range, scope) {
    /** @type {TemplateNode[]} */
    const read = [];
    /** @type {LiquidHtmlNode | undefined} */
    let before;
    for (const node of [...nodes, undefined]) {
      const gap = this.source.slice(before?.position.end ?? range.start, node?.position.start ?? range.end);
      const space = spaceBetween(before, gap, node);
      const inside = node ? this.#node(node, scope) : [];
      for (const part of space ? [space, ...inside] : inside) append(read, part);
      before = node;
    }
    return read;
  }

  /** @param {LiquidHtmlNode} node @param {Scope} scope @returns {readonly TemplateNode[]} */
  #node(node, scope) {
    this.#offset = node.position.start;
    if (node.type === NodeTypes.TextNode) return [decoded(node.value.replaceAll(/\s+/g, " "))];
    if (isComment(node)) return [];
    if (node.type === NodeTypes.HtmlElement || node.type === NodeTypes.HtmlVoidElement)
      return [this.#element(node, scope)];
    if (node.type === NodeTypes.LiquidVariableOutput) return [this.#output(node, scope)];
    if (isLoop(node)) return [this.#loop(node, scope)];
    if (isAssignment(node)) throw new Error("an assignment stands at the start of the template");
    const body = (/** @type {readonly LiquidHtmlNode[]} */ nodes, /** @type {Range} */ range) =>
      this.nodes(nodes, range, scope);
    return [this.#choice(node, scope, body)];
  }

  /** @param {LiquidVariableOutput} node @param {Scope} scope @returns {TemplateNode} */
  #output({ markup }, scope) {
    if (typeof markup !== "string" && markup.expression.type === NodeTypes.VariableLookup) {
      const path = pathOf(markup.expression, scope);
      const [row = ""] = path;
      if (path.join() === "inner") return { inner: "" };
      if (path.length === 2 && path[1] === "inner" && scope.rows[row]) return { inner: row };
    }
    const { value, isEncoded } = valueOf(markup, scope);
    if (isEncoded) throw new Error("url_encode belongs in an address, not in text");
    return { value, place: "text" };
  }

  /** @param {ParsedElement} node @param {Scope} scope @returns {ElementNode} */
  #element(node, scope) {
    const name = nameOf(node.name);
    checkElement(name);
    const attributes = node.attributes.map((attribute) => this.#attribute(attribute, scope));
    checkTwice(attributes.flatMap((attribute) => ("name" in attribute ? attribute.name : [])));
    const children = node.type === NodeTypes.HtmlElement ? this.#children(node, name, scope) : [];
    return {
      element: name,
      ...(attributes.length > 0 && { attributes }),
      ...(children.length > 0 && { children }),
    };
  }

  /** @param {HtmlElement} element @param {string} name @param {Scope} scope */
  #children({ children, blockStartPosition, blockEndPosition }, name, scope) {
    const range = { start: blockStartPosition.end, end: blockEndPosition.start };
    checkSpaces(name, this.source.slice(range.start, range.end));
    return this.nodes(children, range, scope);
  }

  /** @param {ParsedAttribute | LiquidHtmlNode} node @param {Scope} scope @returns {AttributeNode} */
  #attribute(node, scope) {
    this.#offset = node.position.start;
    const inBranch = (/** @type {readonly LiquidHtmlNode[]} */ nodes) =>
      nodes.map((inner) => this.#attribute(inner, scope));
    if (node.type !== NodeTypes.AttrEmpty && node.type !== NodeTypes.AttrDoubleQuoted)
      return this.#choice(node, scope, inBranch);
    const name = nameOf(node.name);
    checkAttribute(name);
    if (node.type === NodeTypes.AttrEmpty) return { name };
    return { name, parts: this.#parts(node.value, { name, before: "" }, scope) };
  }

  /**
   * @param {readonly LiquidHtmlNode[]} nodes @param {{ name: string, before: string }} attribute with what stands before them
   * @param {Scope} scope @returns {AttributePart[]}
   */
  #parts(nodes, { name, before }, scope) {
    let text = before;
    return nodes.map((node) => {
      this.#offset = node.position.start;
      const start = text;
      if (node.type === NodeTypes.TextNode) {
        text += node.value;
        return decoded(node.value);
      }
      text += start && "x";
      if (node.type !== NodeTypes.LiquidVariableOutput)
        return this.#choice(node, scope, (inner) => this.#parts(inner, { name, before: start }, scope));
      const { value, isEncoded } = valueOf(node.markup, scope);
      const place = placeIn(name, start, isEncoded);
      checkTarget(name, value);
      if (place === "address" && nodes.length > 1)
        throw new Error(`${name} is one value, or begins with a fixed part`);
      return { value, place };
    });
  }

  /** @param {LiquidTag} tag @param {Scope} scope @returns {TemplateNode} */
  #assignment(tag, scope) {
    const { name, first, or: other } = assignmentParts(tag);
    checkFree(name, scope);
    const [path, or] = [pathOf(first, scope), pathOf(other, scope)];
    const type = typeAt(path, scope);
    if (type !== typeAt(or, scope))
      throw new Error(`${path.join(".")} and ${or.join(".")} are values of two kinds`);
    scope.assigned.set(name, type);
    return { assign: name, path, or };
  }

  /** @param {LiquidTagFor} tag @param {Scope} scope @returns {TemplateNode} */
  #loop(tag, scope) {
    const { list, as, nodes, range } = loopParts(tag);
    const each = pathOf(list, scope);
    const inside = insideLoop(scope, each, as);
    return {
      each,
      as,
      body: this.nodes(nodes, range, inside),
      ...(isLines(each, scope) && { lines: /** @type {const} */ (true) }),
    };
  }

  /**
   * `if` and `unless` with their branches, around nodes, attributes or parts of one.
   * @template Node
   * @param {LiquidHtmlNode | ParsedAttribute} node @param {Scope} scope
   * @param {(nodes: readonly LiquidHtmlNode[], range: Range) => Node[]} read @returns {Choice<Node>}
   */
  #choice(node, scope, read) {
    /** @type {Case<Node>[]} */
    const cases = [];
    /** @type {Node[] | undefined} */
    let otherwise;
    for (const { condition, isNot, nodes, range, start } of branchesOf(node)) {
      this.#offset = start;
      const when = condition === undefined ? undefined : conditionOf(condition, scope);
      const body = read(nodes, range);
      if (when) cases.push({ when: isNot ? opposite(when) : when, body });
      else otherwise = body;
    }
    return { cases, ...(otherwise && { otherwise }) };
  }
}

/** Texts side by side are one. @param {TemplateNode[]} nodes @param {TemplateNode} node */
function append(nodes, node) {
  const last = nodes.at(-1);
  if (typeof last === "string" && typeof node === "string") nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}
