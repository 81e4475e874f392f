import { analyse } from "scslre";
import type { Source } from "./sources.ts";
import { argumentsOf, child, literal, pathName, type SyntaxNode } from "./syntax.ts";

/** The expression of a literal, and of `new RegExp("…")`. */
function expressionOf(node: SyntaxNode): RegExp | undefined {
  const given = node["regex"] as { pattern: string; flags: string } | undefined;
  if (given) return new RegExp(given.pattern, given.flags);
  const isCall = /^(Call|New)Expression$/.test(node.type) && pathName(child(node, "callee")) === "RegExp";
  const [pattern = null, flags = null] = isCall ? argumentsOf(node) : [];
  const text = literal(pattern);
  return text === null ? undefined : new RegExp(text, literal(flags) ?? "");
}

/** Whether there are texts on which it tries more and more ways to match; where in the text it starts does not count. */
const isSlow = (expression: RegExp) =>
  analyse(expression).reports.some(({ type, exponential }) => exponential || type !== "Move");

/** The regular expressions of a file that a hostile text keeps busy; one sentence each. */
export const slowExpressions = ({ path, nodes, lineOf }: Source): string[] =>
  nodes.flatMap((node) => {
    const expression = expressionOf(node);
    return expression && isSlow(expression)
      ? [
          `${path}:${lineOf(node.start)} ${String(expression)}: some texts match in so many ways that trying all of them takes for ever. Instead: let what a quantifier repeats begin with something that cannot follow it, as in /^(a,)+$/ for /^(a,?)+$/, and give it an upper limit.`,
        ]
      : [];
  });
