/** Ranges of UTF-16 code units, each from first to last. */
export type CharacterSet = (readonly [first: number, last: number])[];

const HIGHEST = 0xffff;

/** `\d` */
export const DIGIT: CharacterSet = [range("0", "9")];
/** `\w` */
export const WORD: CharacterSet = [range("0", "9"), range("A", "Z"), range("_", "_"), range("a", "z")];
/** What `.` does not match. */
export const LINE_END: CharacterSet = [range("\n", "\n"), range("\r", "\r"), range("\u2028", "\u2029")];
/** `\s`, as JavaScript defines it. */
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

/** Whether the set has the character with this code unit. */
export function contains(set: CharacterSet, code: number): boolean {
  return set.some(([first, last]) => code >= first && code <= last);
}

function range(first: string, last: string): readonly [number, number] {
  return [first.charCodeAt(0), last.charCodeAt(0)];
}
