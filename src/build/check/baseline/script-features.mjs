/** @import { AnyNode, AssignmentProperty, Identifier, MemberExpression, Pattern, Program, Property } from "acorn" */
import { parse } from "acorn";
import { fullAncestor } from "acorn-walk";
import { missingApis } from "./missing-apis.mjs";
import { missingPseudoClasses } from "./style-features.mjs";

/** The edition of the language that all the browsers know; a parser of this edition refuses later syntax. */
const EDITION = 2022;

/**
 * Finds what one of the oldest browsers lacks: globals, static members, properties by their names, and pseudo-classes in
 * texts. A use is guarded if the code asks first whether the feature exists (`a.b?.()`, `a.b ?? c`, `"b" in a`).
 * @param {string} code a module
 * @returns {{ feature: string, isGuarded: boolean }[]}
 */
export function scriptFeatures(code) {
  const program = parse(code, { ecmaVersion: EDITION, sourceType: "module" });
  const declared = declaredNames(program);
  /** @type {{ feature: string, isGuarded: boolean }[]} */
  const found = [];
  fullAncestor(program, (node, _state, ancestors) => {
    const parent = ancestors.at(-2);
    for (const feature of featuresOf(node, parent, declared))
      found.push({ feature, isGuarded: isGuard(node, parent) });
  });
  return found;
}

/**
 * @param {AnyNode} node @param {AnyNode | undefined} parent @param {Set<string>} declared
 * @returns {string[]}
 */
function featuresOf(node, parent, declared) {
  if (node.type === "Literal" && typeof node.value === "string") return pseudoClassesIn(node.value);
  if (node.type === "TemplateElement") return pseudoClassesIn(node.value.cooked ?? "");
  if (node.type === "Identifier") return isGlobal(node, parent, declared) ? [node.name] : [];
  if (node.type === "Property") return /^aria[A-Z]/.test(keyOf(node)) ? membersIn(keyOf(node)) : [];
  if (node.type !== "MemberExpression") return [];
  const name = keyOf(node);
  const path = node.object.type === "Identifier" ? `${node.object.name}.${name}` : "";
  return missingApis.statics.has(path) ? [path] : membersIn(name);
}

/** @param {string} name */
const membersIn = (name) => (missingApis.members.has(name) ? [`.${name}`] : []);

/** @param {Identifier} node @param {AnyNode | undefined} parent @param {Set<string>} declared */
const isGlobal = (node, parent, declared) =>
  missingApis.globals.has(node.name) && !declared.has(node.name) && isRead(node, parent);

/** @param {Identifier} node @param {AnyNode | undefined} parent */
const isRead = (node, parent) =>
  !(parent?.type === "MemberExpression" && parent.property === node) &&
  !(parent?.type === "Property" && parent.key === node) &&
  !/^(MethodDefinition|PropertyDefinition|Export|Import|Labeled|Break|Continue)/.test(parent?.type ?? "");

/** `b` of `a.b`, `a["b"]` and `{ b: c }`. @param {MemberExpression | Property | AssignmentProperty} node */
function keyOf(node) {
  const key = node.type === "Property" ? node.key : node.property;
  if (!node.computed && key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}

/** @param {string} text */
const pseudoClassesIn = (text) =>
  [...text.matchAll(/(?<!:):([a-z][a-z-]+)(?![\w-])/g)].flatMap(([, name = ""]) =>
    missingPseudoClasses.has(name) ? [`":${name}"`] : [],
  );

/** Whether the parent only asks whether the value exists. @param {AnyNode} node @param {AnyNode | undefined} parent */
function isGuard(node, parent) {
  if (parent?.type === "UnaryExpression") return /^(typeof|!)$/.test(parent.operator);
  if (parent?.type === "CallExpression") return parent.optional && parent.callee === node;
  if (parent?.type === "MemberExpression") return parent.optional && parent.object === node;
  if (parent?.type === "LogicalExpression") return parent.left === node;
  const isCondition = parent?.type === "IfStatement" || parent?.type === "ConditionalExpression";
  return isCondition && parent.test === node;
}

/** All names that the module declares or imports, in any scope. @param {Program} program */
function declaredNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  fullAncestor(program, (node, _state, ancestors) => {
    const parent = ancestors.at(-2);
    const isPattern = /Pattern$|^RestElement$|^ImportSpecifier$|^Import\w*Specifier$/.test(
      parent?.type ?? "",
    );
    if (node.type === "VariableDeclarator") bind(node.id, names);
    if ("params" in node) for (const parameter of node.params) bind(parameter, names);
    if ("body" in node && "id" in node && node.id) names.add(node.id.name);
    if (node.type === "CatchClause" && node.param) bind(node.param, names);
    if ("local" in node && "name" in node.local && node.type !== "ExportSpecifier")
      names.add(node.local.name);
    if (node.type === "Identifier" && isPattern) names.add(node.name);
  });
  return names;
}

/** Adds the names of a binding, such as `{ a, b: [c] }`. @param {Pattern | null} pattern @param {Set<string>} names */
function bind(pattern, names) {
  if (pattern?.type === "Identifier") names.add(pattern.name);
  if (pattern?.type === "AssignmentPattern") bind(pattern.left, names);
  if (pattern?.type === "RestElement") bind(pattern.argument, names);
  if (pattern?.type === "ArrayPattern") for (const element of pattern.elements) bind(element, names);
  if (pattern?.type === "ObjectPattern")
    for (const property of pattern.properties)
      bind(property.type === "Property" ? property.value : property.argument, names);
}
