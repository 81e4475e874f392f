import { type CharacterSet, LINE_END, negate, single } from "./character-set.ts";
import { parseClass, parseEscape } from "./class-parser.ts";
import { createReader, type Reader, unsupported } from "./reader.ts";

/** A regular expression as a tree. Groups leave no node: they do not change what matches. */
export type Syntax =
  | { kind: "set"; set: CharacterSet }
  | { kind: "assertion"; assertion: Assertion }
  | { kind: "sequence"; parts: Syntax[] }
  | { kind: "choice"; options: Syntax[] }
  | { kind: "repeat"; body: Syntax; min: number; max: number };

/** A condition between two characters: the start or end of the text, a word boundary or none. */
export type Assertion = "start" | "end" | "boundary" | "no-boundary";

const MAX_REPEATS = 100;
const ASSERTIONS = new Map<string, Assertion>([
  ["^", "start"],
  ["$", "end"],
  ["\\b", "boundary"],
  ["\\B", "no-boundary"],
]);

/**
 * Parses what all dialects of regular expressions share: literals, escapes, classes, `.`, anchors, groups, `|`, `*`,
 * `+`, `?`, `{m,n}` up to 100 and their lazy forms. Anything with another meaning in another dialect is refused, and
 * so is what a finite automaton cannot match.
 * @throws SyntaxError if the source is not in that language
 */
export function parseRegex(source: string): Syntax {
  const reader = createReader(source);
  const tree = parseChoice(reader);
  if (reader.peek() !== undefined) throw unsupported();
  return tree;
}

function parseChoice(reader: Reader): Syntax {
  const options = [parseSequence(reader)];
  while (reader.read(/\|/y)) options.push(parseSequence(reader));
  return { kind: "choice", options };
}

function parseSequence(reader: Reader): Syntax {
  const parts: Syntax[] = [];
  while (!isSequenceEnd(reader.peek())) parts.push(parseTerm(reader));
  return { kind: "sequence", parts };
}

const isSequenceEnd = (next: string | undefined) => next === undefined || next === "|" || next === ")";

function parseTerm(reader: Reader): Syntax {
  const assertion = ASSERTIONS.get(reader.read(/[\^$]|\\[bB]/y) ?? "");
  return assertion ? { kind: "assertion", assertion } : parseQuantifier(parseAtom(reader), reader);
}

function parseAtom(reader: Reader): Syntax {
  if (reader.read(/\((?!\?)|\(\?:/y)) return parseGroup(reader);
  if (reader.read(/\./y)) return { kind: "set", set: negate(LINE_END) };
  if (reader.read(/\[/y)) return { kind: "set", set: parseClass(reader) };
  if (reader.peek() === "\\") return { kind: "set", set: parseEscape(reader) };
  const literal = reader.read(/[^()[\]{}*+?|]/y);
  if (literal === undefined) throw unsupported();
  return { kind: "set", set: single(literal) };
}

function parseGroup(reader: Reader): Syntax {
  const body = parseChoice(reader);
  if (!reader.read(/\)/y)) throw unsupported();
  return body;
}

function parseQuantifier(body: Syntax, reader: Reader): Syntax {
  const quantifier = reader.read(/(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??/y);
  if (!quantifier) return body;
  const [min, max] = bounds(quantifier);
  const isTooLarge = min > MAX_REPEATS || (max > MAX_REPEATS && max !== Infinity);
  if (min > max || isTooLarge) throw unsupported();
  return { kind: "repeat", body, min, max };
}

function bounds(quantifier: string): [min: number, max: number] {
  if (quantifier.startsWith("*")) return [0, Infinity];
  if (quantifier.startsWith("+")) return [1, Infinity];
  if (quantifier.startsWith("?")) return [0, 1];
  const [min = "", max = min] = quantifier.replace(/[{}?]/g, "").split(",");
  return [Number(min), max === "" ? Infinity : Number(max)];
}
