import type { FieldIssue } from "./problems.ts";
import { shown } from "./shown.ts";

/** A date given as JavaScript counts, by milliseconds. */
const hint = (expected: string, given: unknown) =>
  expected.startsWith("seconds since 1970") && Number(given) >= 1e11 ? ", which looks like milliseconds" : "";

/** What is wrong with one setting, without a full stop. */
export function fieldWords({ path, expected, given, isMended, until }: FieldIssue): string {
  if (until) return `${path} is ${expected} now, and is not read from version ${until} on`;
  return given === undefined
    ? `${path} is required: ${expected}`
    : `${path} must be ${expected}, not ${shown(given)}${hint(expected, given)}${isMended ? "" : " (it has no default)"}`;
}
