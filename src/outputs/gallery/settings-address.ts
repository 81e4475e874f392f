// The settings of a gallery page in its address: those that differ from its example, one parameter each, such as
// `set.label_days=Nights` and `set.actions.0.type=hide`. An address has no more power than the attribute they end in.
import { camel } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../controls/editor-widget.ts";
import { isNumber } from "../controls/is-number.ts";
import { isList, keysOf, rowOf } from "./setting-keys.ts";

export type Settings = Readonly<Record<string, unknown>>;

const ROOT = "set";

/** Begins the names of all parameters that hold settings. */
export const PREFIX = `${ROOT}.`;

type Parameter = readonly [name: string, value: string];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const recordOf = (value: unknown): Settings => (isRecord(value) ? value : {});

/** A value as text; class names are a list by default. */
function leafText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}

/** All of a list, also if one item differs: an item has no name but its place. */
function listParameters(name: string, control: EditorControl, list: readonly unknown[]): Parameter[] {
  if (list.length === 0) return [[name, ""]];
  return list.flatMap((item, index) => {
    const written = valueParameters(`${name}.${index}`, rowOf(control), [undefined, item]);
    return written.length > 0 ? written : [[`${name}.${index}`, ""] as const];
  });
}

const choiceParameters = (name: string, chosen: readonly unknown[]): Parameter[] =>
  chosen.length ? chosen.map((one, index) => [`${name}.${index}`, leafText(one)]) : [[name, ""]];

/** What distinguishes a value from that of the example; a value that is missing is the default. */
function valueParameters(
  name: string,
  control: EditorControl,
  [example, value = control.default]: readonly [example: unknown, value: unknown],
): Parameter[] {
  const { fields } = control;
  if (isList(control)) return listParameters(name, control, Array.isArray(value) ? value : []);
  if (fields) return groupParameters(`${name}.`, fields, [recordOf(example), recordOf(value)]);
  if (control.control === "choices") return choiceParameters(name, Array.isArray(value) ? value : []);
  return [[name, leafText(value)]];
}

function groupParameters(
  prefix: string,
  controls: readonly EditorControl[],
  [example, settings]: readonly [Settings, Settings],
): Parameter[] {
  return keysOf(controls).flatMap(([key, control]) =>
    isSame(example[key], settings[key])
      ? []
      : valueParameters(prefix + key, control, [example[key], settings[key]]),
  );
}

/** The parameters that make `settings` of an example's settings. Both are as the form reads them. */
export const settingsToQuery = (
  controls: readonly EditorControl[],
  example: Settings,
  settings: Settings,
): readonly Parameter[] => groupParameters(PREFIX, controls, [example, settings]);

/** What an address says of a value: nothing, that it is left out, or the value. */
type Read = undefined | { readonly value: unknown };

const YES = new Set(["yes", "true", "1", "on"]);
const NO = new Set(["no", "false", "0", "off", ""]);

/** A value of the control's type if the text is one; else the text, which the widget then reports. */
function leafValue(control: EditorControl, text: string): unknown {
  if (control.control === "toggle") return YES.has(text) || (!NO.has(text) && text);
  const mayBeNumber = isNumber(control) || control.control === "date-time";
  const isMissingChoice = control.options && !control.options.some(({ value }) => value === text);
  if (text === "" && (mayBeNumber || isMissingChoice)) return undefined;
  return mayBeNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Where a value is in an address. */
interface Place {
  readonly query: URLSearchParams;
  readonly name: string;
}

const inside = ({ query, name }: Place, key: string | number): Place => ({ query, name: `${name}.${key}` });

function readList(place: Place, row: EditorControl): Read {
  const list: unknown[] = [];
  for (;;) {
    const item = readValue(inside(place, list.length), row);
    if (!item) break;
    list.push(item.value);
  }
  return list.length > 0 || place.query.has(place.name) ? { value: list } : undefined;
}

/** A value, with those of its parts. A group that is named itself is there without any. */
function readValue(place: Place, control: EditorControl, example?: unknown): Read {
  if (isList(control)) return readList(place, rowOf(control));
  if (control.control === "choices") return readList(place, { ...control, control: "choice" });
  const { query, name } = place;
  const { fields } = control;
  const text = query.get(name);
  if (!fields) return text === null ? undefined : { value: leafValue(control, text) };
  const isNamed = text !== null || [...query.keys()].some((key) => key.startsWith(`${name}.`));
  return isNamed ? { value: readGroup(place, fields, recordOf(example)) } : undefined;
}

function readGroup(place: Place, controls: readonly EditorControl[], example: Settings): Settings {
  // An example may write a key in snake_case or camelCase.
  const settings = new Map(
    Object.entries(example).map(([key, value]) => [camel(key), [key, value] as const]),
  );
  for (const [key, control] of keysOf(controls)) {
    const [, given] = settings.get(camel(key)) ?? [];
    const read = readValue(inside(place, key), control, given);
    if (!read) continue;
    if (read.value === undefined) settings.delete(camel(key));
    else settings.set(camel(key), [key, read.value]);
  }
  return Object.fromEntries(settings.values());
}

/** The settings of an example with those that the query says; only settings that have a control are read. */
export const settingsFromQuery = (
  query: URLSearchParams,
  controls: readonly EditorControl[],
  example: Settings,
): Settings => readGroup({ query, name: ROOT }, controls, example);

/** Whether a query says any setting. */
export const hasSettings = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name.startsWith(PREFIX));
