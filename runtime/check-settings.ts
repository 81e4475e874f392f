import * as z from "zod/mini";
import { isRecord } from "./parse-json.ts";
import { baseOf, itemOf } from "./controls.ts";
import { camel, DEVICE_MODES } from "./page.ts";
import type { FieldIssue } from "./problems/problems.ts";
import type { CheckSettings } from "./settings.ts";
import { snakeCase } from "./snake-case.ts";

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** A value read by its schema. */
interface Read {
  readonly value: unknown;
  /** False if a required field is wrong: the widget cannot run. */
  readonly isUsable: boolean;
  readonly issues: readonly FieldIssue[];
}

const shapeOf = (schema: Schema) => (schema._zod.def as { shape?: Shape }).shape;

/** Returns where a value stands, e.g. `settings.show_days`; called only for a wrong one. */
type Path = () => string;

const camelNames = new Map<string, string>();

/** `camel`, remembered: hundreds of markers spell the same keys. */
function nameOf(key: string): string {
  const name = camelNames.get(key) ?? camel(key);
  if (camelNames.size < 1_000) camelNames.set(key, name);
  return name;
}

/** Reads of missing fields, except objects: a widget could change those. */
const readsOfNothing = new WeakMap<Schema, Read>();

/** Reads any value by its schema; issues have the path that the page spelled. */
function read(schema: Schema, given: unknown, path: Path): Read {
  const known = given === undefined && readsOfNothing.get(schema);
  if (known) return known;
  const shape = shapeOf(schema);
  const item = itemOf(schema);
  if (shape) return readGroup(shape, given, path);
  if (item && Array.isArray(given)) return readList(item, given, path);
  const parsed = z.safeParse(schema, given ?? undefined);
  if (parsed.success && !(item && given !== undefined)) {
    const field = { value: parsed.data, isUsable: true, issues: [] };
    if (given === undefined && typeof parsed.data !== "object") readsOfNothing.set(schema, field);
    return field;
  }
  const { success: isOptional, data } = z.safeParse(schema, undefined);
  // The builder prints "" for a field that an editor left empty.
  const isEmpty = isOptional && given === "";
  // An optional field without a default has no value that could replace a wrong one.
  const isMended = isEmpty || (isOptional && data !== undefined);
  const expected = parsed.error?.issues[0]?.message ?? "a list";
  const issues = isEmpty ? [] : [{ path: path(), expected, given, isMended }];
  return { value: data, isUsable: isMended, issues };
}

/** A field of a group; its key may be in snake_case or camelCase. */
type FieldOf = (name: string) => readonly [given: unknown, path: Path];

function readGroup(shape: Shape, given: unknown, path: Path): Read {
  const record = isRecord(given) ? given : {};
  const keys = new Map(Object.keys(record).map((key) => [nameOf(key), key]));
  const fieldOf: FieldOf = (name) => {
    const key = keys.get(name);
    return [key === undefined ? key : record[key], () => `${path()}.${key ?? snakeCase(name)}`];
  };
  const value: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  let isUsable = true;
  // PHP prints an empty group as [].
  if (record !== given && given !== undefined && !(Array.isArray(given) && !given.length))
    issues.push({ path: path(), expected: "settings in { }", given, isMended: true });
  for (const [name, schema] of Object.entries(shape)) {
    const base = baseOf(schema);
    const field = base ? readModes(base, (suffix) => fieldOf(name + suffix)) : read(schema, ...fieldOf(name));
    value[name] = field.value;
    issues.push(...field.issues);
    isUsable &&= field.isUsable;
  }
  return { value, isUsable, issues };
}

/** Issues of a part that a widget can run without. */
const mended = ({ issues }: Read) => issues.map((issue) => ({ ...issue, isMended: true }));

/** Reads the base, then every device mode that has a value; a wrong one counts as missing. */
function readModes(base: Schema, fieldOf: FieldOf): Read {
  const desktop = read(base, ...fieldOf(""));
  const value: Record<string, unknown> = { desktop: desktop.value };
  const issues = [...desktop.issues];
  for (const mode of DEVICE_MODES) {
    const [given, path] = fieldOf(camel(`_${mode}`));
    if (given === undefined || given === "") continue;
    const field = read(base, given, path);
    issues.push(...mended(field));
    if (!field.issues.length) value[mode] = field.value;
  }
  return { ...desktop, value, issues };
}

function readList(schema: Schema, given: readonly unknown[], path: Path): Read {
  const items = given.map((item, index) => read(schema, item, () => `${path()}[${index}]`));
  const value = items.filter(({ isUsable }) => isUsable).map(({ value }) => value);
  return { value, isUsable: true, issues: items.flatMap(mended) };
}

/** Checks settings against a schema, and finds every wrong field. */
export const checkSettings: CheckSettings = (schema, given) => {
  const { value, isUsable, issues } = read(schema, given, () => "settings");
  return { settings: isUsable ? Object.freeze(value as object) : null, issues };
};
