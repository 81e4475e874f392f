import { camel, DEVICE_MODES } from "../page.ts";
import { isRecord } from "../parse-json.ts";
import { settingOf, type ValueKind } from "./read-value.ts";

/** One setting; its fields stand in an array to be short. `Leaf` says how a single value is read. */
export type Field<Leaf> =
  | Leaf
  | readonly ["list", item: Field<Leaf>]
  | readonly ["group", Fields<Leaf>]
  /** A value for each device mode; further settings hold the others than the desktop's. */
  | readonly ["responsive", base: Field<Leaf>];

/** The settings of a widget or of a group. */
export interface Fields<Leaf> {
  /** In camelCase; those without a default are missing. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** By name in camelCase; a setting of `defaults` that is missing here is a switch. */
  readonly fields?: Readonly<Record<string, Field<Leaf>>>;
  /** The names of those without a default. */
  readonly required?: readonly string[];
}

/** What the build leaves of a schema: how each value is read without it. */
export type BuiltFields = Fields<ValueKind>;

/** A value that is none of its setting. */
interface WrongValue<Leaf> {
  readonly field: Field<Leaf>;
  /** Nothing for what is missing. */
  readonly given?: unknown;
  /** As the page spells it, `settings.rows[0].title`; the name of what is missing is in camelCase. */
  readonly path: string;
  /** True if a default replaces it. */
  readonly hasDefault?: boolean | undefined;
}

/** How the values at a place are read. */
export interface Reading<Leaf> extends Pick<WrongValue<Leaf>, "path" | "hasDefault"> {
  /** What a single value stands for; `undefined` if it is none. */
  readonly valueOf: (field: Leaf, given: unknown) => unknown;
  /** Hears of each wrong value. If nobody does, reading ends at the first. */
  readonly wrong?: ((value: WrongValue<Leaf>) => void) | undefined;
}

type Tuple = readonly [kind: unknown, option: never];
type Given = Readonly<Record<string, unknown>>;

/** Reads the fields of a group; `undefined` if the widget cannot run with them. */
export function readFields<Leaf>(
  { defaults, fields = {}, required = [] }: Fields<Leaf>,
  given: Given,
  { valueOf, wrong, path }: Reading<Leaf>,
): object | undefined {
  const read: Record<string, unknown> = { ...defaults };
  const isKnown = (name: string) => Object.hasOwn(defaults, name) || Object.hasOwn(fields, name);
  const met = new Set<string>();
  let isUsable = true;
  for (const [key, value] of Object.entries(given)) {
    const name = camel(key);
    const mode = isKnown(name) ? undefined : DEVICE_MODES.find((mode) => name.endsWith(camel(`_${mode}`)));
    const setting = mode ? name.slice(0, -camel(`_${mode}`).length) : name;
    // A preset passes on what an element does not have, too.
    if (value === undefined || !isKnown(setting)) continue;
    const field = fields[setting] ?? (["toggle"] as Leaf);
    const [kind, base] = field as Tuple;
    const isResponsive = kind === "responsive";
    if (mode && !isResponsive) continue;
    const isOptional = mode || Object.hasOwn(defaults, setting);
    // Elementor prints "" for a field that an editor left empty, PHP null for one that there is not.
    const isEmpty = isOptional && kind !== "group" && (value === "" || value === null);
    const hasDefault = !!mode || defaults[setting] !== undefined;
    // A value for one device mode is none for the others.
    if (!mode) met.add(setting);
    const fieldValue = readField(isResponsive ? base : field, value, {
      valueOf,
      wrong: isEmpty ? undefined : wrong,
      path: `${path}.${key}`,
      hasDefault,
    });
    if (fieldValue !== undefined)
      read[setting] = isResponsive
        ? { ...(read[setting] as object), [mode ?? "desktop"]: fieldValue }
        : fieldValue;
    else if (!isEmpty) {
      if (!wrong) return undefined;
      isUsable &&= hasDefault && kind !== "group";
    }
  }
  for (const name of required)
    if (!met.has(name)) {
      isUsable = false;
      wrong?.({ field: fields[name] as Field<Leaf>, path: `${path}.${name}` });
    }
  return isUsable ? read : undefined;
}

function readField<Leaf>(field: Field<Leaf>, given: unknown, reading: Reading<Leaf>): unknown {
  const [kind, option] = field as Tuple;
  const { valueOf, wrong, path, hasDefault } = reading;
  const isList = Array.isArray(given);
  if (kind === "list" && isList) {
    const items = given.map((item, index) =>
      readField<Leaf>(option, item, { valueOf, wrong, path: `${path}[${index}]` }),
    );
    const read = items.filter((item) => item !== undefined);
    return wrong || read.length === items.length ? read : undefined;
  }
  if (kind === "group") {
    // PHP prints an empty group as [].
    const isGroup = isRecord(given) || (isList && !given.length);
    if (!isGroup) wrong?.({ field, given, path });
    return isGroup || wrong ? readFields<Leaf>(option, isGroup ? (given as Given) : {}, reading) : undefined;
  }
  const value = kind === "list" ? undefined : valueOf(field as Leaf, given);
  if (value === undefined) wrong?.({ field, given, path, hasDefault });
  return value;
}

const BUILT: Reading<ValueKind> = { valueOf: settingOf, path: "" };

/** Reads settings that are all right, which most are; `undefined` if the check has to say what is wrong. */
export const readBuilt = (fields: BuiltFields, given: Given): object | undefined =>
  readFields(fields, given, BUILT);
