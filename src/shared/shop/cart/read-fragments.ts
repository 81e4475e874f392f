import type { Fragments } from "#runtime/events.ts";
import { isRecord } from "#runtime/parse-json.ts";

/** The entries of an object whose values are strings; null for any other value. */
export function fragmentsOf(value: unknown): Fragments | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
