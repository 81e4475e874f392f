/** UTF-16 code units, as ranges from first to last. */
export type CharacterSet = (readonly [first: number, last: number])[];

const HIGHEST = 0xffff;

/** `\d` */
export const DIGIT: CharacterSet = [range("0", "9")];
/** `\w` */
export const WORD: CharacterSet = [range("0", "9"), range("A", "Z"), range("_", "_"), range("a", "z")];
/** What `.` does not stand for. */
export const LINE_END: CharacterSet = [range("\n", "\n"), range("\r", "\r"), range("\u2028", "\u2029")];
/** `\s`: the white space and line ends of the language's own definition. */
export const SPACE: CharacterSet = [
  range("\t", "\r"),
  range(" ", " "),
  range("\u00a0", "\u00a0"),
  range("\u1680", "\u1680"),
  range("\u2000", "\u200a"),
  range("\u2028", "\u2029"),
  range("\u202f", "\u202f"),
  range("\u205f", "\u205f"),
  range("\u3000", "\u3000"),
  range("\ufeff", "\ufeff"),
];

export function single(character: string): CharacterSet {
  return [range(character, character)];
}

/** Every character that is not in the set. */
export function negate(set: CharacterSet): CharacterSet {
  const rest: CharacterSet = [];
  let free = 0;
  for (const [first, last] of [...set].sort(([a], [b]) => a - b)) {
    if (first > free) rest.push([free, first - 1]);
    free = Math.max(free, last + 1);
  }
  if (free <= HIGHEST) rest.push([free, HIGHEST]);
  return rest;
}

/** Whether the character with this code unit is in the set. */
export function contains(set: CharacterSet, code: number): boolean {
  for (const range of set) if (code >= range[0] && code <= range[1]) return true;
  return false;
}

function range(first: string, last: string): readonly [number, number] {
  return [first.charCodeAt(0), last.charCodeAt(0)];
}
