import { OTHER_MODES, type SettingSchema } from "./setting-schema.ts";

const CONTROL_TEXTS: ReadonlyMap<string, string> = new Map([
  ["toggle", "yes or no"],
  ["text", "text"],
  ["multiline", "text of several lines"],
  ["rich-text", "HTML"],
  ["media", "address of a file"],
  ["colour", "CSS colour"],
  ["url", "address"],
  ["selector", "CSS selector"],
  ["class-names", "class names, parted by spaces"],
  ["date-time", "seconds since 1970, or a date such as 2026-12-31T10:00"],
  ["boolean", "yes or no"],
  ["string", "text"],
]);

const UNIT_TEXTS: ReadonlyMap<string, string> = new Map([
  ["s", "number of seconds"],
  ["ms", "number of milliseconds"],
  ["%", "number in percent"],
]);

/** Limits from here on mean "no limit". */
const NO_LIMIT = 1e9;

const number = new Intl.NumberFormat("en-GB");

function numberText({ minimum = 0, maximum = NO_LIMIT, unit = "" }: SettingSchema): string {
  const range =
    maximum >= NO_LIMIT
      ? `from ${number.format(minimum)}`
      : `${number.format(minimum)} to ${number.format(maximum)}`;
  return `${unit ? (UNIT_TEXTS.get(unit) ?? `number in ${unit}`) : "number"}, ${range}`;
}

function baseText(schema: SettingSchema): string {
  const { type, enum: values, items, maxLength } = schema;
  const control = schema["x-control"] ?? String(type ?? "");
  if (values) return `one of ${values.join(", ")}`;
  if (items?.enum) return `any of ${items.enum.join(", ")}`;
  if (items) return items.properties ? "list of groups" : `list, each ${valueText(items)}`;
  if (schema.properties) return "group";
  if (type === "number") return numberText(schema);
  const limit = control === "text" && maxLength ? `, at most ${number.format(maxLength)} characters` : "";
  return (CONTROL_TEXTS.get(control) ?? control.replaceAll("-", " ")) + limit;
}

/** The values that a setting takes, with unit and limits, in a few words. */
export function valueText(schema: SettingSchema): string {
  const modes = OTHER_MODES.map((mode) => `_${mode}`).join(", ");
  return baseText(schema) + (schema["x-responsive"] ? `; per device with ${modes}` : "");
}

/** A default as an editor would write it; empty if there is none. */
export function defaultText({ default: value, "x-control": control }: SettingSchema): string {
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return "";
  if (control === "toggle") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** One line of the reference: a setting, or a field inside a setting. */
export interface SettingRow {
  /** `timing.page_views`, `expire_actions[].type`. */
  readonly path: string;
  readonly value: string;
  /** Empty if there is no default. */
  readonly defaultText: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Lists all settings of a schema. The fields of groups and lists follow their parent. */
export function settingRows(schema: SettingSchema, prefix = ""): SettingRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, setting]) => {
    const path = prefix + key;
    const row = {
      path,
      value: valueText(setting),
      defaultText: defaultText(setting),
      isRequired: schema.required?.includes(key) ?? false,
      description: setting.description ?? "",
    };
    const inside = setting.items
      ? settingRows(setting.items, `${path}[].`)
      : settingRows(setting, `${path}.`);
    return [row, ...inside];
  });
}
