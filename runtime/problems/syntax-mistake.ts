import { findMistake } from "./json-mistake.ts";
import type { Problem } from "./problems.ts";
import { shown } from "./shown.ts";

const CAPS: Readonly<Record<string, string>> = {
  size: "is longer than 256 KiB",
  depth: "is nested deeper than 32 levels",
  items: "has a list of more than 1,000 entries",
  keys: "has an object of more than 500 fields",
  root: "must be one JSON object in { }",
};

/** What is wrong with a text of settings, with its place. `reason` is that of `parseJson`, or `root`: it is no object. */
export function mistakeIn({
  source,
  text,
  reason,
}: Pick<Extract<Problem, { code: "settings-syntax" }>, "source" | "text" | "reason">): string {
  if (CAPS[reason]) return `${source} ${CAPS[reason]}`;
  const at = findMistake(text);
  const before = text.slice(0, at).split("\n");
  const place = `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  const found = at < text.length ? shown(text.slice(at, at + 12)) : "the end";
  return `${source} is not valid JSON at ${place}, near ${found}`;
}

/** Why the text of `#islet-config` could not be used. */
export function unreadableConfig(text: string): Parameters<typeof mistakeIn>[0] {
  const source = "#islet-config";
  if (text.length >= 262_144) return { source, text, reason: "size" };
  try {
    JSON.parse(text);
    return { source, text, reason: "root" };
  } catch {
    return { source, text, reason: "syntax" };
  }
}

/** What to do about a text that is no JSON, by what stands where it fails; an empty text if that says nothing. */
export function syntaxAdvice(text: string): string {
  if (/&(?:quot|#0?39|amp);/.test(text)) return "It is encoded twice: encode it once.";
  const at = findMistake(text);
  const rest = text.slice(at);
  // A quote that nothing has encoded ends the attribute.
  if (!rest || /^"[^"]*$/.test(rest)) return "Encode quotes inside an attribute: &quot; and &#39;.";
  if (/^['‘’“”„]/.test(rest)) return 'JSON needs the plain double quote, ".';
  if (/^[}\]]/.test(rest) && /,\s*$/.test(text.slice(0, at))) return "Leave out the comma before it.";
  if (/^[\w$-]+\s*:/.test(rest)) return "JSON needs double quotes around names.";
  if (/^\/[/*]/.test(rest)) return "JSON has no comments.";
  return "";
}
