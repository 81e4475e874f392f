import type { Condition } from "./editor-widget.ts";

function isEqual(condition: unknown, value: unknown): boolean {
  if (Array.isArray(condition)) return condition.includes(value);
  if (typeof condition === "object" && condition && "not" in condition) return !isEqual(condition.not, value);
  return condition === value;
}

/** Whether the condition of a setting is met by the values of the settings beside it. */
export const isMet = (condition: Condition = {}, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(condition).every(([name, expected]) => isEqual(expected, values[name]));
