import { readBuilt, type BuiltFields } from "./built-settings.ts";
import type { Placement } from "./markup.ts";
import { isRecord, parseJson } from "./parse-json.ts";
import type { FieldIssue, Problem } from "./problems/problems.ts";
import type { SettingsSchema, Widget } from "./widget.ts";

/** What the build leaves of a widget's schema in the widget's own code. */
interface BuiltSettings extends BuiltFields {
  /** Loads the schema, and what checks settings by it. */
  readonly loadCheck: () => Promise<SettingsCheck>;
}

/** Checks settings against a schema, and finds every wrong field. */
export type CheckSettings = (
  schema: SettingsSchema,
  given: unknown,
) => {
  /** Complete and frozen; `null` if the widget cannot run with them. */
  readonly settings: object | null;
  readonly issues: readonly FieldIssue[];
};

/** What checks settings, with zod and the controls; loaded when there is something to check. */
export interface SettingsCheck {
  readonly checkSettings: CheckSettings;
  /** The schemas that the build took out of the widgets, by widget. */
  readonly schemas?: Readonly<Record<string, SettingsSchema>>;
}

export interface SettingsReader {
  /**
   * Returns the settings of a placement, complete and typed, or `null` if they cannot be used; reports what is wrong.
   * `undefined` if the check has to be loaded first.
   */
  read(widget: Widget, placement: Placement, isRunning?: boolean): object | null | undefined;
  /** True for a widget whose settings are always checked, until the check has loaded. */
  waitsForCheck(widget: Widget): boolean;
  /** Loads what checks a widget's settings; tries twice. */
  loadCheck(widget: Widget): Promise<void>;
}

/** Limits of what is remembered of one widget: a long feed of unlike markers must not fill the memory. */
const REMEMBERED = { texts: 1_000, length: 1_000 };

/** Reads settings; hundreds of markers with the same text are read once. */
export function createSettingsReader(report: (problem: Problem) => void): SettingsReader {
  const checks = new WeakMap<Widget, SettingsCheck>();
  const loading = new WeakMap<Widget, Promise<void>>();
  /** Text of settings → the settings, by widget. */
  const remembered = new WeakMap<Widget, Map<string, object>>();

  const remember = (widget: Widget, text: unknown, settings: object) => {
    const texts = remembered.get(widget) ?? new Map<string, object>();
    remembered.set(widget, texts);
    if (typeof text === "string" && text.length < REMEMBERED.length && texts.size < REMEMBERED.texts)
      texts.set(text, settings);
    return settings;
  };

  return {
    waitsForCheck: (widget) => !("defaults" in settingsOf(widget) || checks.has(widget)),
    loadCheck(widget) {
      const settings = settingsOf(widget);
      const load = () => ("defaults" in settings ? settings.loadCheck() : import("./check-settings.ts"));
      const start = async () => {
        checks.set(widget, await load().catch(load));
      };
      const check = loading.get(widget) ?? start().finally(() => loading.delete(widget));
      loading.set(widget, check);
      return check;
    },
    read(widget, { host: element, name, settings: given, source }, isRunning = false) {
      const text = given ?? "{}";
      const isText = typeof text === "string";
      const known = isText && remembered.get(widget)?.get(text);
      if (known) return known;
      const parsed = isText ? parseJson(text) : { ok: true as const, value: text };
      if (!parsed.ok || !isRecord(parsed.value)) {
        const reason = parsed.ok ? "root" : parsed.reason;
        const problem = {
          code: "settings-syntax",
          widget: name,
          source,
          reason,
          element,
          isRunning,
        } as const;
        report({ ...problem, text: isText ? text : "" });
        return null;
      }
      const expected = settingsOf(widget);
      const unchecked = "defaults" in expected && readBuilt(expected, parsed.value);
      if (unchecked) return remember(widget, text, Object.freeze(unchecked));
      const check = checks.get(widget);
      if (!check) return undefined;
      const schema = "defaults" in expected ? (check.schemas?.[name] as SettingsSchema) : expected;
      const { settings, issues } = check.checkSettings(schema, parsed.value);
      if (issues.length) report({ code: "settings", widget: name, issues, element, isRunning });
      else if (settings) remember(widget, text, settings);
      return settings;
    },
  };
}

/** The build leaves less than the schema; the widgets of a theme's bundler have theirs. */
const settingsOf = ({ settings }: Widget): SettingsSchema | BuiltSettings => settings;
