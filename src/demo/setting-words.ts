import { OTHER_MODES, type SettingSchema } from "./setting-schema.ts";

const WORDS: ReadonlyMap<string, string> = new Map([
  ["toggle", "yes or no"],
  ["text", "text"],
  ["url", "address"],
  ["selector", "CSS selector"],
  ["class-names", "class names, parted by spaces"],
  ["date-time", "seconds since 1970, or a date such as 2026-12-31T10:00"],
  ["boolean", "yes or no"],
  ["string", "text"],
]);

const UNITS: ReadonlyMap<string, string> = new Map([
  ["s", "number of seconds"],
  ["ms", "number of milliseconds"],
]);

/** Limits that stand for "as much as you like". */
const NO_LIMIT = 1e9;

const number = new Intl.NumberFormat("en-GB");

function numberWords({ minimum = 0, maximum = NO_LIMIT, unit = "" }: SettingSchema): string {
  const range =
    maximum >= NO_LIMIT
      ? `from ${number.format(minimum)}`
      : `${number.format(minimum)} to ${number.format(maximum)}`;
  return `${unit ? (UNITS.get(unit) ?? `number in ${unit}`) : "number"}, ${range}`;
}

function baseWords(schema: SettingSchema): string {
  const { type, enum: values, items, maxLength } = schema;
  const control = schema["x-control"] ?? String(type ?? "");
  if (values) return `one of ${values.join(", ")}`;
  if (items?.enum) return `any of ${items.enum.join(", ")}`;
  if (items) return items.properties ? "list of groups" : `list, each ${valueWords(items)}`;
  if (schema.properties) return "group";
  if (type === "number") return numberWords(schema);
  const limit = control === "text" && maxLength ? `, at most ${number.format(maxLength)} characters` : "";
  return (WORDS.get(control) ?? control.replaceAll("-", " ")) + limit;
}

/** What values a setting takes, unit and limits included, in a few words. */
export function valueWords(schema: SettingSchema): string {
  const modes = OTHER_MODES.map((mode) => `_${mode}`).join(", ");
  return baseWords(schema) + (schema["x-responsive"] ? `; per device with ${modes}` : "");
}

/** A default as an editor would write it; an empty text where there is none. */
export function defaultWords({ default: value, "x-control": control }: SettingSchema): string {
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return "";
  if (control === "toggle") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** One line of the reference: a setting, or a field inside one. */
export interface SettingRow {
  /** `timing.page_views`, `expire_actions[].type`. */
  readonly path: string;
  readonly value: string;
  /** Empty where there is no default. */
  readonly otherwise: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Every setting of a schema, those inside groups and lists after the one they belong to. */
export function settingRows(schema: SettingSchema, prefix = ""): SettingRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, setting]) => {
    const path = prefix + key;
    const row = {
      path,
      value: valueWords(setting),
      otherwise: defaultWords(setting),
      isRequired: schema.required?.includes(key) ?? false,
      description: setting.description ?? "",
    };
    const inside = setting.items
      ? settingRows(setting.items, `${path}[].`)
      : settingRows(setting, `${path}.`);
    return [row, ...inside];
  });
}
