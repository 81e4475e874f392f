import { child, literal, type SyntaxNode } from "./syntax.ts";

/** One mention of another module. */
export interface Import {
  /** The file that imports. */
  from: string;
  specifier: string;
  /** `type` vanishes when compiled; `dynamic` loads when it is reached; `static` loads with the file. */
  kind: "type" | "static" | "dynamic";
  start: number;
  node: SyntaxNode;
}

/** Every import, re-export, `import()` and `typeof import()` of a file. */
export function importsOf(nodes: SyntaxNode[], from: string): Import[] {
  return nodes.flatMap((node) => {
    const kind = kindOf(node);
    const specifier = literal(child(node, "source"));
    return kind && specifier ? [{ from, specifier, kind, start: node.start, node }] : [];
  });
}

function kindOf(node: SyntaxNode): Import["kind"] | null {
  if (node.type === "TSImportType") return "type";
  if (node.type === "ImportExpression") return "dynamic";
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return null;
  return isOnlyTypes(node) ? "type" : "static";
}

function isOnlyTypes(node: SyntaxNode): boolean {
  if (node["importKind"] === "type" || node["exportKind"] === "type") return true;
  const names = (node["specifiers"] ?? []) as SyntaxNode[];
  return names.length > 0 && names.every((name) => (name["importKind"] ?? name["exportKind"]) === "type");
}
