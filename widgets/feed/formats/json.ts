import { isRecord, parseJson } from "#runtime/parse-json.ts";

/** What a server may answer: more than settings, and no more than is fetched. */
const LIMITS = { size: 4_000_000, depth: 64, items: 20_000, keys: 5_000 };

/** A record of JSON, in which any field may be missing. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The object or list that a text stands for; `undefined` for any other text. */
export function parseAnswer(text: string): JsonRecord | readonly unknown[] | undefined {
  const parsed = parseJson(text.trim(), LIMITS);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  return isRecord(value) || Array.isArray(value) ? value : undefined;
}

/** The records in a list; none for what is no list. */
export const recordsIn = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A record, or an empty one. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/** A text, or an empty one. */
export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");
