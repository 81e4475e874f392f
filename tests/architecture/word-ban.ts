import type { Ban } from "./ban.ts";
import { child, literal, type SyntaxNode } from "./syntax.ts";

/** A capital with small letters after it, or two words. */
const looksLikeWords = (text: string) => /^\s*\p{Lu}\p{Ll}|\p{L}{2,} \p{L}{2,}/u.test(text);

/** A text that stands where something else is empty or missing, and one that an island draws. */
function wordsOf(node: SyntaxNode): string | null {
  if (node.type === "JSXText") return String(node["value"]);
  const isFallback =
    node.type === "LogicalExpression" ||
    (node.type === "AssignmentExpression" && /^(\|\||\?\?)=$/.test(String(node["operator"])));
  return isFallback ? literal(child(node, "right")) : null;
}

/** Words for visitors that nobody can translate. The contract of words finds those that a widget's example shows. */
export const wordBan: Ban = {
  what: "words for visitors in the code",
  why: "nobody can translate them, and a fallback is seen only where the setting or the page's own text is empty",
  cure: 'page.text("key", "English text"), or a setting\'s default',
  // Their words are for whoever makes the site.
  except: ["runtime/", "src/entries/", "src/outputs/"],
  finds: (node) => looksLikeWords(wordsOf(node) ?? ""),
  examples: [
    'a.label || "Reading progress"',
    'a ?? "Close"',
    'a ||= "Read more"',
    "<button type='button'>Close</button>",
    "<p>{a} are left</p>",
  ],
};
