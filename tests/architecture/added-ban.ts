import type { Ban } from "./ban.ts";
import { argumentsOf, child, literal, memberName, type SyntaxNode } from "./syntax.ts";

function removesAtEnd(node: SyntaxNode): boolean {
  const [event = null, listener = null] = node.type === "CallExpression" ? argumentsOf(node) : [];
  const call = child(listener, "body");
  return (
    literal(event) === "abort" &&
    call?.type === "CallExpression" &&
    memberName(child(call, "callee")) === "remove"
  );
}

/** Widgets mark what they add. */
export const addedBan: Ban = {
  what: "an element that is removed at the end and has no mark",
  why: "a page may be printed with it, and would have it twice once the widget runs again",
  cure: "call removeAtEnd() of #runtime/added.ts",
  except: [
    "runtime/added.ts",
    // On no page that is printed.
    "runtime/start/overlay-panel.ts",
    "src/outputs/wordpress/editor/",
    // Marked: what it holds is the server's.
    "widgets/form-steps/split.ts",
  ],
  finds: removesAtEnd,
  examples: ['signal.addEventListener("abort", () => added.remove())'],
};
