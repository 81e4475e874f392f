import { type CharacterSet, DIGIT, LINE_END, negate, SPACE, single, WORD } from "./character-set.ts";

/** A regular expression as a tree. Groups leave no trace: whether a text fits does not depend on them. */
export type Syntax =
  | { kind: "set"; set: CharacterSet }
  | { kind: "place"; place: Assertion }
  | { kind: "sequence"; parts: Syntax[] }
  | { kind: "choice"; options: Syntax[] }
  | { kind: "repeat"; body: Syntax; least: number; most: number };

/** A spot between two characters: start or end of the text, edge of a word or anywhere else. */
export type Assertion = "start" | "end" | "edge" | "no-edge";

const MOST_REPEATS = 100;
const CLASS_ESCAPES = new Map([
  ["d", DIGIT],
  ["D", negate(DIGIT)],
  ["w", WORD],
  ["W", negate(WORD)],
  ["s", SPACE],
  ["S", negate(SPACE)],
]);
const CONTROL_ESCAPES = new Map([
  ["t", "\t"],
  ["n", "\n"],
  ["r", "\r"],
  ["f", "\f"],
  ["v", "\v"],
]);
const PLACES = new Map<string, Assertion>([
  ["^", "start"],
  ["$", "end"],
  ["\\b", "edge"],
  ["\\B", "no-edge"],
]);

/**
 * Reads a pattern of the common core of all regular expression dialects: literals, escapes, classes, `.`,
 * anchors, groups, `|`, `*`, `+`, `?`, `{m,n}` up to 100 and their lazy forms. What means something else in
 * another dialect, or needs more than a finite automaton, is no pattern here.
 * @throws SyntaxError when the source is not of that language
 */
export function parseRegex(source: string): Syntax {
  let at = 0;

  const take = (expression: RegExp): string | undefined => {
    expression.lastIndex = at;
    const found = expression.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  };

  const choice = (): Syntax => {
    const options = [sequence()];
    while (take(/\|/y)) options.push(sequence());
    return { kind: "choice", options };
  };

  const sequence = (): Syntax => {
    const parts: Syntax[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(term());
    return { kind: "sequence", parts };
  };

  const term = (): Syntax => {
    const place = PLACES.get(take(/[\^$]|\\[bB]/y) ?? "");
    return place ? { kind: "place", place } : quantified(atom());
  };

  const atom = (): Syntax => {
    if (take(/\((?!\?)|\(\?:/y)) return group();
    if (take(/\./y)) return { kind: "set", set: negate(LINE_END) };
    if (take(/\[/y)) return { kind: "set", set: characterClass() };
    if (source[at] === "\\") return { kind: "set", set: escape() };
    const literal = take(/[^()[\]{}*+?|]/y);
    if (literal === undefined) throw new SyntaxError("unknown pattern");
    return { kind: "set", set: single(literal) };
  };

  const group = (): Syntax => {
    const body = choice();
    if (!take(/\)/y)) throw new SyntaxError("unknown pattern");
    return body;
  };

  const quantified = (body: Syntax): Syntax => {
    const quantifier = take(/(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??/y);
    if (!quantifier) return body;
    const [least, most] = bounds(quantifier);
    if (least > most || least > MOST_REPEATS || (most > MOST_REPEATS && most !== Infinity))
      throw new SyntaxError("unknown pattern");
    return { kind: "repeat", body, least, most };
  };

  const characterClass = (): CharacterSet => {
    const isNegated = take(/\^/y) !== undefined;
    const set: CharacterSet = [];
    while (!take(/\]/y)) {
      const from = classMember();
      set.push(...(take(/-(?!\])/y) ? span(from, classMember()) : from));
    }
    return isNegated ? negate(set) : set;
  };

  const classMember = (): CharacterSet => {
    if (take(/\\b/y)) return single("\b");
    if (source[at] === "\\") return escape();
    const literal = take(/[^\]]/sy);
    if (literal === undefined) throw new SyntaxError("unknown pattern");
    return single(literal);
  };

  const escape = (): CharacterSet => {
    const text = take(/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|0(?!\d)|[dDwWsStnrfv]|[^\da-zA-Z])/sy)?.slice(1);
    if (text === undefined) throw new SyntaxError("unknown pattern");
    return CLASS_ESCAPES.get(text) ?? single(CONTROL_ESCAPES.get(text) ?? codeOf(text));
  };

  const tree = choice();
  if (at < source.length) throw new SyntaxError("unknown pattern");
  return tree;
}

function bounds(quantifier: string): [number, number] {
  if (quantifier.startsWith("*")) return [0, Infinity];
  if (quantifier.startsWith("+")) return [1, Infinity];
  if (quantifier.startsWith("?")) return [0, 1];
  const [least = "", most = least] = quantifier.replace(/[{}?]/g, "").split(",");
  return [Number(least), most === "" ? Infinity : Number(most)];
}

function codeOf(escaped: string): string {
  return /^[xu0]/.test(escaped) ? String.fromCharCode(Number.parseInt(`0${escaped.slice(1)}`, 16)) : escaped;
}

/** `a-z` between two characters; beside a class such as `\w` the hyphen is a hyphen. */
function span(from: CharacterSet, to: CharacterSet): CharacterSet {
  const [first, last] = [only(from), only(to)];
  if (first === undefined || last === undefined) return [...from, ...single("-"), ...to];
  if (first > last) throw new SyntaxError("unknown pattern");
  return [[first, last]];
}

function only(set: CharacterSet): number | undefined {
  const [range] = set;
  return set.length === 1 && range && range[0] === range[1] ? range[0] : undefined;
}
