/** What an expression gives. */
export type Value = string | number | boolean | readonly string[];

/** What a field holds: a text, or the texts of all boxes that are ticked. */
export type FieldValue = string | readonly string[];

/** What no form computes with: beyond it, texts of numbers would have an exponent. */
const LARGEST = 1e15;

const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,15})?$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d(?::\d\d)?$/;

/** A text without spaces at both ends. */
export const trimmed = (text: string): string => text.replaceAll(/^[ \t\n]+|[ \t\n]+$/g, "");

/** Whether a text is a number: with a decimal point or comma, and nothing else between its digits. */
export const isNumber = (text: string): boolean => NUMBER.test(trimmed(text));

/** A number without what no form computes with: 0 in place of it. */
export const bounded = (value: number): number =>
  // -0 would be written as such.
  Number.isFinite(value) && Math.abs(value) <= LARGEST ? value + 0 : 0;

/** The numbers of a value: one, or those of a list. */
export function numbersOf(value: Value): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "boolean") return [Number(value)];
  if (typeof value === "string") return [isNumber(value) ? Number(trimmed(value).replace(",", ".")) : 0];
  return value.flatMap(numbersOf);
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => bounded(sum + number), 0);

export const numberOf = (value: Value): number => sumOf(numbersOf(value));

/** Whether there is something: not nothing, 0 or false. */
export const isTrue = (value: Value): boolean =>
  typeof value === "object" ? value.length > 0 : value !== "" && value !== 0 && value !== false;

/** Whether there is a value, also 0. */
export const isFilled = (value: Value): boolean =>
  typeof value === "string" ? trimmed(value) !== "" : typeof value !== "object" || value.length > 0;

type Single = string | number;

/** The only value of a list; undefined for several. */
function singleOf(value: Value): Single | undefined {
  if (typeof value === "boolean") return Number(value);
  if (typeof value !== "object") return value;
  return value.length > 1 ? undefined : (value[0] ?? "");
}

const isNumeric = (value: Single) => typeof value === "number" || isNumber(value);

export function areEqual(one: Value, other: Value): boolean {
  const [first, second] = [singleOf(one), singleOf(other)];
  if (first === undefined || second === undefined) return false;
  if (isNumeric(first) && isNumeric(second)) return numberOf(first) === numberOf(second);
  return typeof first === "string" && typeof second === "string" && trimmed(first) === trimmed(second);
}

/** Negative if one is less than the other, 0 if neither is. */
export function compare(one: Value, other: Value): number {
  const pair = [one, other].map((value) => {
    const single = singleOf(value);
    return typeof single === "string" ? trimmed(single) : "";
  });
  const [first = "", second = ""] = pair;
  const areTexts = [DATE, TIME].some((moment) => pair.every((text) => moment.test(text)));
  if (!areTexts) return numberOf(one) - numberOf(other);
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Halves away from zero. What is half but for the last digits of the machine counts as half. */
export function rounded(value: number, digits = 0): number {
  const power = 10 ** Math.min(6, Math.max(0, Math.trunc(digits)));
  return bounded((Math.sign(value) * Math.floor(Math.abs(value) * power + 0.5 + 1e-7)) / power);
}
