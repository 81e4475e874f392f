import { type FieldValue, isFilled, isNumber, numberOf } from "../expression/values.ts";
import { isChosenFrom, type Row } from "../row.ts";
import { fitsPattern, isDate, isEmail, isTime, isWebAddress } from "./patterns.ts";

/** What is wrong about an answer; of several, the first in this order. */
export type ErrorKind =
  | "required"
  | "email"
  | "url"
  | "number"
  | "step"
  | "min"
  | "max"
  | "date"
  | "time"
  | "length"
  | "pattern"
  | "choice"
  | "file_type"
  | "file_size"
  | "file_count";

/** A file as a check sees it. */
export type ChosenFile = Pick<File, "name" | "size">;

/** An answer that is to be checked. */
export interface Answer {
  readonly value: FieldValue;
  readonly files: readonly ChosenFile[];
  /** Whether a choice is shown, by its place. */
  isChoiceShown(choice: number): boolean;
}

type Check = (row: Row, answer: Answer, text: string) => boolean;

const MEGABYTE = 1024 * 1024;
const LONGEST = 10_000;
const LINES: ReadonlySet<string> = new Set(["multiline", "address"]);
const TEXTS: ReadonlySet<string> = new Set(["text", "email", "tel", "url", "hidden", ...LINES]);

function isOffStep({ min, stepSize }: Row, text: string): boolean {
  if (stepSize === 0) return false;
  const steps = (numberOf(text) - numberOf(min)) / stepSize;
  return Math.abs(steps - Math.round(steps)) >= 1e-7;
}

/** How an answer compares with a limit of its row: below 0 if it is less. A limit that is no value of the kind is none. */
function against({ kind }: Row, { value }: Answer, limit: string): number {
  if (kind === "checkboxes") return isNumber(limit) ? value.length - numberOf(limit) : 0;
  const text = String(value);
  if (kind === "number") return isNumber(limit) ? numberOf(text) - numberOf(limit) : 0;
  const isMoment = { date: isDate, time: isTime }[kind];
  if (!isMoment?.(limit) || !isMoment(text) || text === limit) return 0;
  return text < limit ? -1 : 1;
}

function isTooLong({ kind, maxLength }: Row, text: string): boolean {
  const limit = maxLength > 0 ? Math.min(maxLength, LONGEST) : LINES.has(kind) ? LONGEST : 1_000;
  return TEXTS.has(kind) && [...text].length > limit;
}

function hasUnknownChoice(row: Row, { value, isChoiceShown }: Answer): boolean {
  const shown = row.choices.filter((_, place) => isChoiceShown(place)).map((choice) => choice.value);
  return isChosenFrom(row) && [value].flat().some((chosen) => !shown.includes(chosen));
}

/** The checks of an answer that is there, in the order in which they count. */
const CHECKS: readonly (readonly [ErrorKind, Check])[] = [
  ["email", ({ kind }, _answer, text) => kind === "email" && !isEmail(text)],
  ["url", ({ kind }, _answer, text) => kind === "url" && !isWebAddress(text)],
  ["number", ({ kind }, _answer, text) => kind === "number" && !isNumber(text)],
  ["step", (row, _answer, text) => row.kind === "number" && isOffStep(row, text)],
  ["min", (row, answer) => against(row, answer, row.min) < 0],
  ["max", (row, answer) => against(row, answer, row.max) > 0],
  ["date", ({ kind }, _answer, text) => kind === "date" && !isDate(text)],
  ["time", ({ kind }, _answer, text) => kind === "time" && !isTime(text)],
  ["length", (row, _answer, text) => isTooLong(row, text)],
  [
    "pattern",
    ({ kind, pattern }, _answer, text) => (kind === "text" || kind === "tel") && !fitsPattern(text, pattern),
  ],
  ["choice", hasUnknownChoice],
  [
    "file_type",
    ({ endings }, { files }) =>
      files.some(({ name }) => !endings.some((ending) => name.toLowerCase().endsWith(ending))),
  ],
  ["file_size", ({ maxSize }, { files }) => files.some(({ size }) => size > maxSize * MEGABYTE)],
  ["file_count", (_row, { files }) => files.length > 1],
];

/** What is wrong about the answer to a row; undefined if nothing is. */
export function checkValue(row: Row, answer: Answer): ErrorKind | undefined {
  const { value, files } = answer;
  const isGiven = row.kind === "file" ? files.length > 0 : isFilled(value);
  if (!isGiven) return row.isRequired ? "required" : undefined;
  return CHECKS.find(([, isWrong]) => isWrong(row, answer, String(value)))?.[0];
}
