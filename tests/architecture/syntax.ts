/** A node of the ESTree, as loosely as these tests need it. */
export interface SyntaxNode {
  type: string;
  start: number;
  parent: SyntaxNode | null;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** All nodes of a tree, each with its parent, in the order of the text. */
export function nodesOf(program: unknown): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const visit = (value: unknown, parent: SyntaxNode | null): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, parent);
    else if (isNode(value)) {
      value.parent = parent;
      found.push(value);
      for (const [field, child] of Object.entries(value)) if (field !== "parent") visit(child, value);
    }
  };
  visit(program, null);
  return found;
}

/** The child node of that name. */
export function child(node: SyntaxNode | null | undefined, field: string): SyntaxNode | null {
  const value = node?.[field];
  return isNode(value) ? value : null;
}

/** The text of a string literal; `null` for any other node. */
export const literal = (node: SyntaxNode | null): string | null =>
  node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : null;

/** `b` of `a.b` and of `a["b"]`. */
export function memberName(node: SyntaxNode | null): string | null {
  if (node?.type !== "MemberExpression") return null;
  const property = child(node, "property");
  return node["computed"] ? literal(property) : ((property?.["name"] as string | undefined) ?? null);
}

/** A name or a path of names, such as `window.location.href`; `null` for anything else. */
export function pathName(node: SyntaxNode | null): string | null {
  if (node?.type === "Identifier") return node["name"] as string;
  const name = memberName(node);
  const owner = name && pathName(child(node, "object"));
  return owner ? `${owner}.${name}` : null;
}

/** Whether a node takes such a property from what has such a path: `document.cookie`, `const { cookie } = document`. */
export function takes(node: SyntaxNode, owner: RegExp, names: RegExp): boolean {
  const isOwner = (one: SyntaxNode | null) => owner.test(pathName(one) ?? "");
  if (node.type === "MemberExpression")
    return names.test(memberName(node) ?? "") && isOwner(child(node, "object"));
  const declarator = node.parent?.type === "ObjectPattern" ? node.parent.parent : null;
  return (
    node.type === "Property" &&
    declarator?.type === "VariableDeclarator" &&
    names.test(pathName(child(node, "key")) ?? "") &&
    isOwner(child(declarator, "init"))
  );
}

/** Whether an identifier stands for a variable, not for a property, a type or a name in an import. */
export function isReference(node: SyntaxNode): boolean {
  const { parent } = node;
  if (node.type !== "Identifier" || !parent) return false;
  if (parent.type === "MemberExpression") return parent["object"] === node || parent["computed"] === true;
  if (parent.type === "Property") return parent["value"] === node;
  return !/^(TSTypeReference|TSQualifiedName|TSPropertySignature|TSMethodSignature|TSTypeQuery|Import|Export|PropertyDefinition|MethodDefinition)/.test(
    parent.type,
  );
}

/** The arguments of a call or of `new`. */
export const argumentsOf = (node: SyntaxNode): SyntaxNode[] =>
  Array.isArray(node["arguments"]) ? (node["arguments"] as SyntaxNode[]) : [];

/** Whether an import takes the module as a whole: `import * as a`. */
export const isNamespaceImport = (node: SyntaxNode): boolean =>
  ((node["specifiers"] ?? []) as SyntaxNode[]).every(({ type }) => type === "ImportNamespaceSpecifier");

/** The names that an import or a re-export takes from its module, types left out; `*` for all. */
export function importedValues(node: SyntaxNode): string[] {
  const isType = node["importKind"] === "type" || node["exportKind"] === "type";
  if (isType || !/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return [];
  const specifiers = (node["specifiers"] ?? [null]) as (SyntaxNode | null)[];
  return specifiers
    .filter((specifier) => specifier?.["importKind"] !== "type")
    .map((specifier) => pathName(child(specifier, "imported") ?? child(specifier, "local")) ?? "*")
    .map((name, index) => (specifiers[index]?.type === "ImportNamespaceSpecifier" ? "*" : name));
}

/** Whether a node calls or constructs what has such a path, as `window.open(a)` does. */
export const isCallOf = (node: SyntaxNode, path: RegExp): boolean =>
  /^(Call|New)Expression$/.test(node.type) && path.test(pathName(child(node, "callee")) ?? "");

/** Whether an identifier names a variable or function that is declared there. */
export const isDeclared = (node: SyntaxNode): boolean =>
  node.type === "Identifier" &&
  /^(VariableDeclarator|FunctionDeclaration)$/.test(node.parent?.type ?? "") &&
  node.parent?.["id"] === node;
