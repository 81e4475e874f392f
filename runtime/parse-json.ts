/** Limits of a JSON text. */
export interface JsonLimits {
  /** UTF-16 code units of the whole text. */
  size: number;
  /** Nested containers. */
  depth: number;
  /** Entries of one array. */
  items: number;
  /** Fields of one object. */
  keys: number;
}

/**
 * A clean value, or why there is none. `at` is the offset at which a limit was passed; `findMistake` of
 * problems/json-mistake.ts, loaded with the first problem, finds the offset of a syntax error.
 */
export type Parsed =
  | { ok: true; value: unknown }
  | { ok: false; reason: "type" | "syntax" | keyof JsonLimits; at?: number };

const DEFAULT_LIMITS: JsonLimits = { size: 262_144, depth: 32, items: 1_000, keys: 500 };

/**
 * Parses JSON from outside the code. Limits are checked before anything is parsed; fields named `__proto__`,
 * `constructor` and `prototype` are dropped at every depth. Never throws.
 */
export function parseJson(text: unknown, limits: Partial<JsonLimits> = {}): Parsed {
  if (typeof text !== "string") return { ok: false, reason: "type" };
  const excess = findExcess(text, { ...DEFAULT_LIMITS, ...limits });
  if (excess) return { ok: false, ...excess };
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value: SUSPECT.test(text) ? clean(value) : value };
  } catch {
    return { ok: false, reason: "syntax" };
  }
}

/** Whether a value is an object, neither null nor an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object that a JSON text stands for; `undefined` for any other text and value. */
export function parseRecord(
  text: unknown,
  limits?: Partial<JsonLimits>,
): Readonly<Record<string, unknown>> | undefined {
  const parsed = parseJson(text, limits);
  return parsed.ok && isRecord(parsed.value) ? parsed.value : undefined;
}

/** Whether a text or a value stands for an empty object: PHP prints one as `[]`. */
export const isEmpty = (given: unknown): boolean =>
  typeof given === "string" ? /^\s*(?:\[\s*\]\s*)?$/.test(given) : Array.isArray(given) && !given.length;

/** The first limit that a text passes, and the offset at which it does. */
interface Excess {
  readonly reason: keyof JsonLimits;
  readonly at: number;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++;
  return found;
}

/** Whether a short text, as most settings are, has too few brackets and characters to pass a limit: ten times as fast. */
const isWithin = (text: string, { depth, items, keys }: JsonLimits) =>
  text.length < Math.min(items, keys) && count(text, "{") + count(text, "[") <= depth;

/** One pass over the characters, without recursion: the cost of a hostile text is linear. */
function findExcess(text: string, limits: JsonLimits): Excess | undefined {
  if (text.length > limits.size) return { reason: "size", at: limits.size };
  if (isWithin(text, limits)) return undefined;
  const open: { reason: "items" | "keys"; count: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = closingQuote(text, at);
    else if (character === "{" || character === "[") {
      if (open.push({ reason: character === "[" ? "items" : "keys", count: 1 }) > limits.depth)
        return { reason: "depth", at };
    } else if (character === "}" || character === "]") open.pop();
    else if (character === ",") {
      const last = open.at(-1);
      if (last && ++last.count > limits[last.reason]) return { reason: last.reason, at };
    }
  }
  return undefined;
}

function closingQuote(text: string, at: number): number {
  while (++at < text.length && text[at] !== '"') if (text[at] === "\\") at++;
  return at;
}

/** Texts that may hold a field to be dropped; a backslash may spell its name with escapes. */
const SUSPECT = /__proto__|constructor|prototype|\\/;

/** JSON.parse makes `__proto__` an ordinary field, so deleting it is enough. */
function clean(root: unknown): unknown {
  const waiting = [root];
  for (const node of waiting) {
    if (typeof node !== "object" || node === null) continue;
    for (const [key, value] of Object.entries(node)) {
      if (/^(?:__proto__|constructor|prototype)$/.test(key)) Reflect.deleteProperty(node, key);
      else waiting.push(value);
    }
  }
  return root;
}
