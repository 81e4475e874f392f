import type { EditorControl } from "../controls/editor-widget.ts";
import { isNumber } from "../controls/is-number.ts";
import { isList, OTHER_MODES, rowOf } from "./setting-keys.ts";

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
]);

const UNIT_TEXTS: ReadonlyMap<string, string> = new Map([
  ["s", "number of seconds"],
  ["ms", "number of milliseconds"],
  ["%", "number in percent"],
]);

const number = new Intl.NumberFormat("en-GB");

function numberText({ min = 0, max, unit = "" }: EditorControl): string {
  const range =
    max === undefined ? `from ${number.format(min)}` : `${number.format(min)} to ${number.format(max)}`;
  return `${unit ? (UNIT_TEXTS.get(unit) ?? `number in ${unit}`) : "number"}, ${range}`;
}

function baseText(setting: EditorControl): string {
  const { control, options = [], maxLength } = setting;
  const values = options.map(({ value }) => value).join(", ");
  if (control === "choice") return `one of ${values}`;
  if (control === "choices") return `any of ${values}`;
  if (isList(setting)) {
    const row = rowOf(setting);
    return row.control === "group" ? "list of groups" : `list, each ${valueText(row)}`;
  }
  if (isNumber(setting)) return numberText(setting);
  const limit = control === "text" && maxLength ? `, at most ${number.format(maxLength)} characters` : "";
  return (CONTROL_TEXTS.get(control) ?? control.replaceAll("-", " ")) + limit;
}

/** The values that a setting takes, with unit and limits, in a few words. */
export function valueText(control: EditorControl): string {
  const modes = OTHER_MODES.map((mode) => `_${mode}`).join(", ");
  return baseText(control) + (control.responsive ? `; per device with ${modes}` : "");
}

/** A default as an editor would write it; empty if there is none. */
export function defaultText({ default: value, control }: EditorControl): string {
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

/** Lists all settings. The fields of groups and lists follow their parent. */
export const settingRows = (controls: readonly EditorControl[], prefix = ""): SettingRow[] =>
  controls.flatMap((control) => {
    const path = prefix + control.key;
    const row = {
      path,
      value: valueText(control),
      defaultText: defaultText(control),
      isRequired: control.required === true,
      description: control.about ?? (control.title ? `${control.title}.` : ""),
    };
    return [row, ...settingRows(control.fields ?? [], isList(control) ? `${path}[].` : `${path}.`)];
  });
