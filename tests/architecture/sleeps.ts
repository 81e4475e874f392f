import type { Source } from "./sources.ts";
import { argumentsOf, child, pathName, type SyntaxNode } from "./syntax.ts";

/** A turn of the event loop takes as long as it takes. */
const isNoTime = (node: SyntaxNode | undefined) => !node || node["value"] === 0;

function isInPromise(node: SyntaxNode): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === "NewExpression" && pathName(child(outer, "callee")) === "Promise") return true;
  return false;
}

function isSleep(node: SyntaxNode): boolean {
  if (node.type === "ImportDeclaration")
    return /(^|:)timers\/promises$/.test(String(child(node, "source")?.["value"]));
  if (node.type !== "CallExpression") return false;
  const name = pathName(child(node, "callee"))?.split(".").at(-1);
  return (
    name === "waitForTimeout" ||
    (name === "setTimeout" && !isNoTime(argumentsOf(node)[1]) && isInPromise(node))
  );
}

/** Where a test sleeps; one sentence each. */
export const sleeps = ({ path, nodes, lineOf }: Source): string[] =>
  nodes
    .filter(isSleep)
    .map(
      (node) =>
        `${path}:${lineOf(node.start)} sleeps: a busy machine needs longer, any other wastes the time. Instead: wait for what a visitor notices (expect.poll, vi.waitFor), or move a fake clock (vi.advanceTimersByTime, page.clock). That nothing follows, a browser test sees after shortWhile() of e2e/support/idle.ts.`,
    );
