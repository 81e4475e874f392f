import { isRecord } from "#runtime/parse-json.ts";
import { UNLIMITED, type ValueKind, valueOf } from "#runtime/settings/read-value.ts";
import type { EditorControl } from "../../controls/editor-widget.ts";

/** Half of a surrogate pair: PHP refuses a JSON text that holds one. */
const HALF_CHARACTER = /\p{Surrogate}/u;

const DATE =
  /^(\d{4}-\d\d-\d\d)(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** PHP has one type for both: an object whose keys count up from 0 is a list. */
export function asList(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const keys = Object.keys(given);
  return keys.every((key, index) => key === String(index)) ? Object.values(given) : given;
}

/** Numbers in other bases than ten are no numbers to PHP. */
const isOtherBase = (given: unknown): boolean =>
  isRecord(given) ? isOtherBase(given["size"]) : typeof given === "string" && /^\s*0[xob]/i.test(given);

const numberOf = (kind: ValueKind, given: unknown) => {
  const number = isOtherBase(given) ? undefined : valueOf(kind, given);
  return typeof number === "number" ? number + 0 : undefined;
};

/** A number as text only where PHP writes the same digits. */
const isPlain = (number: number) => number === 0 || (Math.abs(number) >= 1e-4 && Math.abs(number) < 1e15);

function isOnCalendar(text: string): boolean {
  const [, day = ""] = DATE.exec(text) ?? [];
  const date = new Date(day);
  return day >= "0001" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Seconds since 1970, or the text of a date as it was given. */
function momentOf(given: unknown): number | string | undefined {
  if (typeof given === "string" && /^\d{4}-/.test(given)) return isOnCalendar(given) ? given : undefined;
  const moment = isOtherBase(given) ? undefined : valueOf(["moment"], given);
  return isRecord(moment) && typeof moment["epochSeconds"] === "number"
    ? moment["epochSeconds"] + 0
    : undefined;
}

/** How the runtime reads the values of a control; `undefined` for numbers, dates and class names. */
function textKindOf({ control, maxLength = 2_000, options = [] }: EditorControl): ValueKind {
  const values = options.map(({ value }) => value);
  if (control === "toggle") return ["toggle"];
  if (control === "url" || control === "media") return ["url"];
  if (control === "choice" || control === "choices") return [control, values];
  if (control === "selector" || control === "selectors") return [control];
  return ["text", maxLength];
}

const NUMBERS = new Set(["count", "seconds", "milliseconds", "percent", "pixels"]);

function read(control: EditorControl, given: unknown): unknown {
  if (NUMBERS.has(control.control))
    return numberOf(["number", [control.min ?? 0, control.max ?? UNLIMITED]], given);
  if (control.control === "date-time") return momentOf(given);
  if (control.control === "class-names") {
    const names = valueOf(["classNames"], given);
    // The names themselves have ASCII letters only, so what else was there was space.
    return Array.isArray(names) && /^[\0-\x7f]*$/.test(String(given)) ? names.join(" ") : undefined;
  }
  if (typeof given === "number" && !isPlain(given) && control.control !== "toggle") return undefined;
  return valueOf(textKindOf(control), given);
}

/**
 * The value of one control as `data-settings` spells it; `undefined` where the runtime would refuse it. Twin of
 * `control_value()` in includes/values.php.
 */
export function controlValue(control: EditorControl, given: unknown): unknown {
  const value = read(control, asList(given));
  const texts = Array.isArray(value) ? value : [value];
  return texts.some((text) => typeof text === "string" && HALF_CHARACTER.test(text)) ? undefined : value;
}
