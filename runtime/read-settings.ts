import * as z from "zod/mini";
import { isRecord, parseJson } from "./parse-json.ts";
import { baseOf, itemOf } from "./controls.ts";
import type { Placement } from "./markup.ts";
import { camel, DEVICE_MODES } from "./page.ts";
import type { FieldIssue, Problem } from "./problems/problems.ts";
import type { SettingsSchema, Widget } from "./widget.ts";

type Fields = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;
interface Read {
  readonly value: unknown;
  /** False when a required field is wrong: the widget cannot run. */
  readonly isUsable: boolean;
}

const shapeOf = (schema: Schema) => (schema._zod.def as { shape?: Readonly<Record<string, Schema>> }).shape;

/** Where a value stands, e.g. `settings.show_days`; put together only where something is wrong. */
type Path = () => string;

const camelNames = new Map<string, string>();

/** `camel`, remembered: hundreds of markers spell the same keys. */
function nameOf(key: string): string {
  const name = camelNames.get(key) ?? camel(key);
  if (camelNames.size < 1_000) camelNames.set(key, name);
  return name;
}

/** Keys in the page's spelling by their camelCase name; both spellings are accepted (design section 2). */
function spellings(fields: Fields): Map<string, string> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(fields)) keys.set(nameOf(key), key);
  return keys;
}

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a field that was left out is worth, where that is no object that a widget could change. */
const leftOut = new WeakMap<Schema, Read>();

/** Reads any value by its schema; each wrong field is noted with the path the page spelled. */
function read(schema: Schema, given: unknown, path: Path, issues: FieldIssue[]): Read {
  const known = given === undefined && leftOut.get(schema);
  if (known) return known;
  const shape = shapeOf(schema);
  const item = itemOf(schema);
  if (shape) return readGroup(shape, given, path, issues);
  if (item && Array.isArray(given)) return readList(item, given, path, issues);
  const answer = z.safeParse(schema, given ?? undefined);
  if (answer.success && !(item && given !== undefined)) {
    const field = { value: answer.data, isUsable: true };
    if (given === undefined && typeof answer.data !== "object") leftOut.set(schema, field);
    return field;
  }
  const otherwise = z.safeParse(schema, undefined);
  // What may be left out has no default that could stand in for a wrong value.
  const isMended = otherwise.success && (otherwise.data !== undefined || given === "");
  // The builder prints "" for what an editor left empty.
  if (!(otherwise.success && given === "")) {
    const expected = answer.error?.issues[0]?.message ?? "a list";
    issues.push({ path: path(), expected, given, isMended });
  }
  return { value: otherwise.data, isUsable: isMended };
}

function readGroup(
  shape: Readonly<Record<string, Schema>>,
  given: unknown,
  path: Path,
  issues: FieldIssue[],
): Read {
  const fields = isRecord(given) ? given : {};
  const isEmpty = given === undefined || (Array.isArray(given) && given.length === 0);
  if (fields !== given && !isEmpty)
    issues.push({ path: path(), expected: "settings in { }", given, isMended: true });
  const keys = spellings(fields);
  const value: Record<string, unknown> = {};
  let isUsable = true;
  for (const [name, schema] of Object.entries(shape)) {
    const at = (key: string) => () => `${path()}.${keys.get(key) ?? snake(key)}`;
    const valueOf = (key: string) => {
      const spelled = keys.get(key);
      return spelled === undefined ? undefined : fields[spelled];
    };
    const base = baseOf(schema);
    const field = base
      ? readModes(base, (suffix) => [valueOf(name + suffix), at(name + suffix)], issues)
      : read(schema, valueOf(name), at(name), issues);
    value[name] = field.value;
    isUsable &&= field.isUsable;
  }
  return { value, isUsable };
}

/** Of parts that a widget can run without. */
const mended = (issues: readonly FieldIssue[]) => issues.map((issue) => ({ ...issue, isMended: true }));

/** The base first, then every device mode that has a value of its own; a wrong one is as good as none. */
function readModes(
  base: Schema,
  given: (suffix: string) => readonly [value: unknown, path: Path],
  issues: FieldIssue[],
): Read {
  const desktop = read(base, ...given(""), issues);
  const value: Record<string, unknown> = { desktop: desktop.value };
  for (const mode of DEVICE_MODES) {
    const [own, path] = given(camel(`_${mode}`));
    if (own === undefined || own === "") continue;
    const wrong: FieldIssue[] = [];
    const field = read(base, own, path, wrong);
    issues.push(...mended(wrong));
    if (!wrong.length) value[mode] = field.value;
  }
  return { value, isUsable: desktop.isUsable };
}

function readList(item: Schema, given: readonly unknown[], path: Path, issues: FieldIssue[]): Read {
  const wrong: FieldIssue[] = [];
  const all = given.map((one, index) => read(item, one, () => `${path()}[${index}]`, wrong));
  issues.push(...mended(wrong));
  return { value: all.filter((one) => one.isUsable).map((one) => one.value), isUsable: true };
}

/** Checks settings against a schema; every wrong field is found at once. */
export function checkSettings(schema: SettingsSchema, given: unknown) {
  const issues: FieldIssue[] = [];
  const { value, isUsable } = read(schema, given, () => "settings", issues);
  return { settings: isUsable ? Object.freeze(value as object) : null, issues };
}

/** How many texts of settings are remembered for a widget, and how long one may be: a feed of unlike markers must not grow without end. */
const REMEMBERED = { texts: 1_000, length: 1_000 };

const checked = new WeakMap<Widget, Map<string, object>>();

/**
 * Settings of a placement, complete and typed; `null` where they cannot be used. Reports what is wrong, and whether the
 * widget runs already, with the settings it has.
 */
export function settingsOf(
  widget: Widget,
  placement: Placement,
  report: (problem: Problem) => void,
  { isRunning = false } = {},
): object | null {
  const { host: element, name, settings: given, source } = placement;
  const known = checked.get(widget) ?? new Map<string, object>();
  checked.set(widget, known);
  const text = typeof given === "string" ? given : given === null ? "{}" : null;
  const seen = text !== null && known.get(text);
  if (seen) return seen;
  const parsed = text === null ? { ok: true as const, value: given } : parseJson(text);
  if (!parsed.ok || !isRecord(parsed.value)) {
    const reason = parsed.ok ? "root" : parsed.reason;
    report({ code: "settings-syntax", widget: name, source, text: String(text), reason, element, isRunning });
    return null;
  }
  const { settings, issues } = checkSettings(widget.settings, parsed.value);
  if (issues.length) report({ code: "settings", widget: name, issues, element, isRunning });
  else if (settings && text !== null && text.length < REMEMBERED.length && known.size < REMEMBERED.texts)
    known.set(text, settings);
  return settings;
}
