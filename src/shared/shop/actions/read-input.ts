import type { ChangedCartLine, NewCartLine } from "#runtime/actions.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { ActionError } from "./action-error.ts";

/** What the shop takes at once, as its own requests do. */
const MOST_LINES = 25;

/** A value as a script would write it. */
function shown(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, 80) ?? String(value);
  } catch {
    return typeof value;
  }
}

/** Says which part of an action's input is wrong. */
const refuse = (path: string, expected: string, given: unknown): never => {
  throw new ActionError(`${path} must be ${expected}, not ${shown(given)}. Nothing was changed.`);
};

/** A positive whole number, as a number or as text. @throws ActionError */
export function readId(path: string, given: unknown): string {
  const text = typeof given === "number" || typeof given === "string" ? String(given) : "";
  return /^[1-9]\d{0,15}$/.test(text) ? text : refuse(path, "an id such as 18", given);
}

function readQuantity(path: string, given: unknown, least: number): number {
  const isRight = typeof given === "number" && Number.isFinite(given) && given >= least;
  return isRight ? given : refuse(path, least ? "a number above 0" : "a number from 0", given);
}

function readVariation(path: string, given: unknown): Record<string, string> {
  if (!isRecord(given)) return refuse(path, 'texts by attribute, such as { "attribute_size": "l" }', given);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "string" ? value : refuse(`${path}.${name}`, "a text", value),
    ]),
  );
}

/** A product to add, complete. */
export type WantedLine = Required<NewCartLine> & { readonly id: string };

/** @throws ActionError */
export function readNewLine(path: string, given: unknown): WantedLine {
  if (!isRecord(given)) return refuse(path, "an object such as { id: 18, quantity: 1 }", given);
  const { id, quantity = 1, variation = {} } = given;
  return {
    id: readId(`${path}.id`, id),
    quantity: readQuantity(`${path}.quantity`, quantity, Number.MIN_VALUE),
    variation: readVariation(`${path}.variation`, variation),
  };
}

/** All lines of a change, before any is sent. @throws ActionError */
export function readLines(path: string, given: unknown): readonly (WantedLine | ChangedCartLine)[] {
  const lines = isRecord(given) ? given["lines"] : undefined;
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > MOST_LINES)
    return refuse(`${path}.lines`, `a list of 1 to ${MOST_LINES} lines`, lines);
  return lines.map((line: unknown, index) => {
    const at = `${path}.lines[${index}]`;
    if (!isRecord(line) || !("key" in line)) return readNewLine(at, line);
    const { key, quantity } = line;
    if (typeof key !== "string" || !key) return refuse(`${at}.key`, "the key of a line of getCart()", key);
    return { key, quantity: readQuantity(`${at}.quantity`, quantity, 0) };
  });
}
