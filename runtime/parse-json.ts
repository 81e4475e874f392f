/** How large a JSON text may be. */
export interface JsonLimits {
  /** UTF-16 code units of the whole text. */
  size: number;
  /** Containers inside each other. */
  depth: number;
  /** Entries of one array. */
  items: number;
  /** Fields of one object. */
  keys: number;
}

/**
 * A clean value, or why there is none. `at` is the offset at which a cap was passed; where a syntax error lies
 * is a question for `findMistake` of json-mistake.ts, which pages without errors need not load.
 */
export type Parsed =
  | { ok: true; value: unknown }
  | { ok: false; reason: "type" | "syntax" | keyof JsonLimits; at?: number };

/** Security reference, rule 1. */
const DEFAULT_LIMITS: JsonLimits = { size: 262_144, depth: 32, items: 1_000, keys: 500 };

/**
 * JSON from outside the code. The caps are checked before anything is parsed; fields named `__proto__`,
 * `constructor` and `prototype` are dropped at every depth (security reference, rules 1 and 2). Never throws.
 */
export function parseJson(text: unknown, caps: Partial<JsonLimits> = {}): Parsed {
  if (typeof text !== "string") return { ok: false, reason: "type" };
  const excess = findExcess(text, { ...DEFAULT_LIMITS, ...caps });
  if (excess) return { ok: false, ...excess };
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value: SUSPECT.test(text) ? clean(value) : value };
  } catch {
    return { ok: false, reason: "syntax" };
  }
}

/** Whether a value is an object with fields: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first cap that a text passes, and the offset at which it does. */
interface Excess {
  readonly reason: keyof JsonLimits;
  readonly at: number;
}

/** One pass over the characters, strings skipped, no recursion: a hostile text costs its length and no more. */
function findExcess(text: string, caps: JsonLimits): Excess | undefined {
  if (text.length > caps.size) return { reason: "size", at: caps.size };
  const open: { reason: "items" | "keys"; count: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = closingQuote(text, at);
    else if (character === "{" || character === "[") {
      if (open.push({ reason: character === "[" ? "items" : "keys", count: 1 }) > caps.depth)
        return { reason: "depth", at };
    } else if (character === "}" || character === "]") open.pop();
    else if (character === ",") {
      const last = open.at(-1);
      if (last && ++last.count > caps[last.reason]) return { reason: last.reason, at };
    }
  }
  return undefined;
}

function closingQuote(text: string, at: number): number {
  while (++at < text.length && text[at] !== '"') if (text[at] === "\\") at++;
  return at;
}

/** Texts that may hold a field to be dropped: by its name, or by one that is spelled with escapes. */
const SUSPECT = /__proto__|constructor|prototype|\\/;

/** Own fields only: JSON.parse makes `__proto__` an ordinary field, so deleting it is enough. */
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
