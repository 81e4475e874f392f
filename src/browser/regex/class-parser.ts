import { type CharacterSet, DIGIT, negate, SPACE, single, WORD } from "./character-set.ts";
import { type Reader, unsupported } from "./reader.ts";

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

/** Parses the rest of a class such as `[a-z\d]` after its opening bracket. */
export function parseClass(reader: Reader): CharacterSet {
  const isNegated = reader.read(/\^/y) !== undefined;
  const set: CharacterSet = [];
  while (!reader.read(/\]/y)) {
    const first = parseClassMember(reader);
    const isRange = reader.read(/-(?!\])/y) !== undefined;
    set.push(...(isRange ? rangeBetween(first, parseClassMember(reader)) : first));
  }
  return isNegated ? negate(set) : set;
}

function parseClassMember(reader: Reader): CharacterSet {
  if (reader.read(/\\b/y)) return single("\b");
  if (reader.peek() === "\\") return parseEscape(reader);
  const literal = reader.read(/[^\]]/sy);
  if (literal === undefined) throw unsupported();
  return single(literal);
}

/** Parses an escape such as `\d`, `\n`, `\x2f` or `\.`. */
export function parseEscape(reader: Reader): CharacterSet {
  const escape = reader.read(/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|0(?!\d)|[dDwWsStnrfv]|[^\da-zA-Z])/sy);
  if (escape === undefined) throw unsupported();
  const name = escape.slice(1);
  return CLASS_ESCAPES.get(name) ?? single(CONTROL_ESCAPES.get(name) ?? escapedCharacter(name));
}

function escapedCharacter(name: string): string {
  return /^[xu0]/.test(name) ? String.fromCharCode(Number.parseInt(`0${name.slice(1)}`, 16)) : name;
}

/** `a-z`: between two characters. Next to a class such as `\w` the hyphen is a literal. */
function rangeBetween(from: CharacterSet, to: CharacterSet): CharacterSet {
  const first = onlyCharacter(from);
  const last = onlyCharacter(to);
  if (first === undefined || last === undefined) return [...from, ...single("-"), ...to];
  if (first > last) throw unsupported();
  return [[first, last]];
}

function onlyCharacter(set: CharacterSet): number | undefined {
  const [range] = set;
  return set.length === 1 && range && range[0] === range[1] ? range[0] : undefined;
}
