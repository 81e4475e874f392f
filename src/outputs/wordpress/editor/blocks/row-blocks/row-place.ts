import type { Loop, Template, TemplateNode } from "#runtime/template/template.ts";

/** What stands in a widget's template for its rows while each of these is a block. */
const ROWS: TemplateNode = { inner: "rows" };

const insideOf = (node: TemplateNode): Template => {
  if (typeof node === "string") return [];
  if ("element" in node) return node.children ?? [];
  if ("each" in node) return node.body;
  return "cases" in node ? [...node.cases.flatMap(({ body }) => body), ...(node.otherwise ?? [])] : [];
};

const holds = (nodes: Template, row: string): boolean =>
  nodes.some(
    (node) =>
      (typeof node !== "string" && "inner" in node && node.inner === row) || holds(insideOf(node), row),
  );

const isLoopOfRows = (node: TemplateNode): node is Loop =>
  typeof node !== "string" && "each" in node && holds(node.body, node.as);

/** The loop of a template that prints what is inside of each row. */
export function loopOfRows(template: Template): Loop | undefined {
  for (const node of template) {
    const found = isLoopOfRows(node) ? node : loopOfRows(insideOf(node));
    if (found) return found;
  }
  return undefined;
}

/** A template with one place for all rows, where these are blocks. */
export const withRowsPlace = (template: Template): Template =>
  template.map((node) => {
    if (isLoopOfRows(node)) return ROWS;
    if (typeof node === "string" || !("element" in node) || !node.children) return node;
    return { ...node, children: withRowsPlace(node.children) };
  });
