import type { Ban } from "./ban.ts";
import { child, literal, type SyntaxNode } from "./syntax.ts";

/** A capital with small letters after it, or two words. */
const looksLikeWords = (text: string) => /^\s*\p{Lu}\p{Ll}|\p{L}{2,} \p{L}{2,}/u.test(text);

/** A capital with small letters after it, and then no other capital, as in the name of a key. */
const beginsASentence = (text: string) => /^\s*\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.test(text);

/** The text of a literal, or of a constant of the same file. */
function textOf(node: SyntaxNode | null): string {
  if (node?.type !== "Identifier") return literal(node) ?? "";
  let root = node;
  while (root.parent) root = root.parent;
  const declarations = ((root["body"] ?? []) as SyntaxNode[]).flatMap(
    (statement) => ((child(statement, "declaration") ?? statement)["declarations"] ?? []) as SyntaxNode[],
  );
  const declared = declarations.find((one) => child(one, "id")?.["name"] === node["name"]);
  return literal(child(declared, "init")) ?? "";
}

/** Where else a text stands that shows if something is empty or missing. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  AssignmentPattern: ["right"],
  ConditionalExpression: ["consequent", "alternate"],
};

/** A text in the place of another one, and one that an island draws. Sentences for developers begin with a small letter. */
function hasWords(node: SyntaxNode): boolean {
  if (node.type === "JSXText") return looksLikeWords(String(node["value"]));
  const isFallback =
    node.type === "LogicalExpression" ||
    (node.type === "AssignmentExpression" && /^(\|\||\?\?)=$/.test(String(node["operator"])));
  if (isFallback && looksLikeWords(literal(child(node, "right")) ?? "")) return true;
  const places = isFallback ? ["right"] : (PLACES[node.type] ?? []);
  return places.some((field) => beginsASentence(textOf(child(node, field))));
}

/** Words for visitors that nobody can translate. The contract of words finds those that a widget's example shows. */
export const wordBan: Ban = {
  what: "words for visitors in the code",
  why: "nobody can translate them, and a fallback is seen only where the setting or the page's own text is empty",
  cure: 'page.text("key", "English text"), or a setting\'s default',
  // Their words are for whoever makes the site; the last has a name that a provider shows in its statistics.
  except: [
    "runtime/",
    "src/entries/",
    "src/outputs/",
    "src/shared/shop/actions/store-api.ts",
    "src/shared/content/form/captcha/render-captcha.ts",
  ],
  finds: hasWords,
  examples: [
    'a.label || "Reading progress"',
    'a ?? "Close"',
    'a ||= "Read more"',
    'a ? a : "Reading progress"',
    'a ? "Show more" : b',
    'const Bar = ({ label = "Close" }) => label',
    'const draw = (label = "Close") => label',
    'export const LABEL = "Close"; export const label = a || LABEL',
    'const WORDS = "Read more"; a ??= WORDS',
    "<button type='button'>Close</button>",
    "<p>{a} are left</p>",
  ],
};
