import { camel, DEVICE_MODES } from "./page.ts";
import { isRecord } from "./parse-json.ts";
import { valueOf, type ValueKind } from "./values.ts";

/** One setting; its fields stand in an array to be short. */
export type BuiltField =
  | ValueKind
  | readonly ["list", item: BuiltField]
  | readonly ["group", BuiltFields]
  /** A value for each device mode; further settings hold the others than the desktop's. */
  | readonly ["responsive", base: BuiltField];

/** The settings of a widget or of a group. */
export interface BuiltFields {
  /** In camelCase; those without a default are missing. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** By name in camelCase; a setting of `defaults` that is missing here is a switch. */
  readonly fields?: Readonly<Record<string, BuiltField>>;
  /** The names of those without a default. */
  readonly required?: readonly string[];
}

/** Reads settings that are all right, which most are; `undefined` if the check has to say what is wrong. */
export function readBuilt(
  { defaults, fields = {}, required = [] }: BuiltFields,
  given: Readonly<Record<string, unknown>>,
): object | undefined {
  const read: Record<string, unknown> = { ...defaults };
  const isKnown = (name: string) => Object.hasOwn(defaults, name) || Object.hasOwn(fields, name);
  for (const [key, value] of Object.entries(given)) {
    const name = camel(key);
    const mode = isKnown(name) ? undefined : DEVICE_MODES.find((mode) => name.endsWith(camel(`_${mode}`)));
    const setting = mode ? name.slice(0, -camel(`_${mode}`).length) : name;
    // A preset passes on what an element does not have, too.
    if (value === undefined || !isKnown(setting)) continue;
    const field: BuiltField = fields[setting] ?? ["toggle"];
    const [kind, option] = field;
    const isResponsive = kind === "responsive";
    if (mode && !isResponsive) continue;
    // The builder prints "" for a field that an editor left empty.
    const isEmpty = value === "" && kind !== "group" && Object.hasOwn(defaults, setting);
    const fieldValue = readField(isResponsive ? option : field, value);
    // The desktop's value is the base, too: the check knows which of both counts.
    if (mode === "desktop" || (fieldValue === undefined && !isEmpty)) return undefined;
    if (!isResponsive) read[name] = fieldValue ?? defaults[name];
    else if (fieldValue !== undefined)
      read[setting] = { ...(read[setting] as object), [mode ?? "desktop"]: fieldValue };
  }
  return required.every((name) => name in read) ? read : undefined;
}

function readField(field: BuiltField, given: unknown): unknown {
  const [kind, option] = field;
  if (kind === "group" && isRecord(given)) return readBuilt(option, given);
  if (kind !== "list" && kind !== "group") return valueOf(field as ValueKind, given);
  if (!Array.isArray(given)) return undefined;
  // PHP prints an empty group as [].
  if (kind === "group") return given.length ? undefined : readBuilt(option, {});
  const items = given.map((item) => readField(option, item));
  return items.includes(undefined) ? undefined : items;
}
