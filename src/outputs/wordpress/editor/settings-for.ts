import { DEVICE_MODES } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl, EditorWidget } from "../../controls/editor-widget.ts";
import { asList, controlValue } from "./control-value.ts";
import { settingsText } from "./settings-text.ts";

type Settings = Readonly<Record<string, unknown>>;

/** What the runtime reads at most: characters of the whole text, and rows of one list. */
const LIMITS = { size: 262_144, items: 1_000 };

const MODES = DEVICE_MODES.filter((mode) => mode !== "desktop");

/**
 * What was given under a control's name in outputs, or under its key. If that is the default, which an editor fills in, what
 * was given under a former name counts.
 */
function givenFor(control: EditorControl, given: Settings, suffix = ""): unknown {
  const { name, key, formerly = [] } = control;
  const own = (field: string) => (Object.hasOwn(given, field) ? given[field] : undefined);
  const present = own(name + suffix) ?? own(key + suffix);
  const former = formerly.map((earlier) => own(earlier.key + suffix)).find((value) => value !== undefined);
  const isUnset = present === undefined || present === null || isDefault(control, valueOf(control, present));
  return isUnset ? (former ?? present) : present;
}

/** A row of a list; `undefined` if what it cannot do without is missing. */
function rowOf(fields: readonly EditorControl[], given: unknown): Settings | undefined {
  const row =
    isRecord(given) || (Array.isArray(given) && !given.length) ? settingsOf(fields, { ...given }) : {};
  const isWhole = fields.every(
    ({ required, control, key }) => !required || control === "group" || key in row,
  );
  return isWhole && (isRecord(given) || Array.isArray(given)) ? row : undefined;
}

function rowsOf({ fields, item }: EditorControl, given: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const rows = given.map((row: unknown) => (item ? valueOf(item, row) : rowOf(fields ?? [], row)));
  return rows.filter((row) => row !== undefined).slice(0, LIMITS.items);
}

function valueOf(control: EditorControl, spelled: unknown): unknown {
  // Outputs print "" for what an editor left empty.
  if (spelled === "" && control.default === undefined) return undefined;
  if (control.control === "list") return rowsOf(control, asList(spelled));
  if (control.control !== "group") return controlValue(control, spelled);
  const settings = isRecord(spelled) ? settingsOf(control.fields ?? [], spelled) : {};
  return Object.keys(settings).length > 0 ? settings : undefined;
}

function isDefault(control: EditorControl, value: unknown): boolean {
  const { default: preset } = control;
  if (preset === undefined) return false;
  const known = control.control === "class-names" && Array.isArray(preset) ? preset.join(" ") : preset;
  return JSON.stringify(valueOf(control, known)) === JSON.stringify(value);
}

function settingsOf(controls: readonly EditorControl[], given: Settings): Settings {
  const settings: Record<string, unknown> = {};
  for (const control of controls) {
    const value = valueOf(control, givenFor(control, given) ?? control.localDefault);
    if (value !== undefined && !isDefault(control, value)) settings[control.key] = value;
    for (const mode of control.responsive ? MODES : []) {
      const spelled = givenFor(control, given, `_${mode}`);
      const ofMode = spelled === "" ? undefined : valueOf(control, spelled);
      if (ofMode !== undefined) settings[`${control.key}_${mode}`] = ofMode;
    }
  }
  return settings;
}

type Controls = Pick<EditorWidget, "controls">;

const without = (settings: Settings, left: (key: string) => boolean): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !left(key)));

/** What the widget reads of settings: without what the server prints. Twin of `read_settings()`. */
export function readSettings({ controls }: Controls, settings: Settings): Settings {
  const printed = new Set(controls.flatMap((control) => (control.printed ? control.key : [])));
  return without(settings, (key) => printed.has(key));
}

/** A widget with the controls of what it reads: on an element that is there, the server prints nothing of the widget. */
export const withoutPrinted = (widget: EditorWidget): EditorWidget => ({
  ...widget,
  controls: widget.controls.filter(({ printed }) => !printed),
});

/** Without the longest settings, until the runtime reads the text of those that it gets. */
function withinSize(widget: Controls, settings: Settings): Settings {
  const read = readSettings(widget, settings);
  if (settingsText(read).length <= LIMITS.size) return settings;
  const lengths = Object.entries(read).map(([key, value]) => [key, settingsText(value).length] as const);
  const [longest] = lengths.reduce((most, next) => (next[1] > most[1] ? next : most));
  return withinSize(
    widget,
    without(settings, (key) => key === longest),
  );
}

/**
 * What goes into `data-settings`, and what the server prints: of what an editor gave, the settings that have a control,
 * as its kind reads them. What equals its default or what the runtime would refuse is left out, and so is a list's row
 * without what it needs. A setting is given under its `name` or its `key`; a default that visitors read counts in their
 * language. Twin of `settings_for()` in includes/settings.php.
 */
export const settingsFor = (widget: Controls, given: Settings): Settings =>
  withinSize(widget, settingsOf(widget.controls, given));
