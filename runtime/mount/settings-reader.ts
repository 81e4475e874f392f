import type { checkSettings } from "../check-settings.ts";
import { ATTRIBUTE, type Placement } from "../markup.ts";
import { camel, type Page } from "../page.ts";
import { isEmpty, isRecord, parseJson } from "../parse-json.ts";
import type { Problem } from "../problems/problems.ts";
import type { CheckedSettings } from "../settings/limit-attribute.ts";
import { mayStart } from "../settings/may-start.ts";
import { type BuiltFields, readBuilt } from "../settings/read-fields.ts";
import type { SettingsSchema, Widget } from "../widget.ts";

/** What the build leaves of a widget's schema in the widget's own code. */
export interface BuiltSettings extends BuiltFields {
  /** Loads the schema, and what checks settings by it. */
  readonly loadCheck: () => Promise<SettingsCheck>;
}

/** What checks settings, with zod and the controls; loaded when there is something to check. */
export interface SettingsCheck {
  readonly checkSettings: typeof checkSettings;
  /** The schemas that the build took out of the widgets, with their parts, by widget. */
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

/** Checks settings; the check of each widget is loaded when it is needed. */
function createChecks() {
  const checks = new WeakMap<Widget, SettingsCheck & Partial<Limits>>();
  const loading = new WeakMap<Widget, Promise<void>>();
  return {
    waitsForCheck: (widget: Widget) => !("defaults" in settingsOf(widget) || checks.has(widget)),
    loadCheck(widget: Widget) {
      const settings = settingsOf(widget);
      const load = () => ("defaults" in settings ? settings.loadCheck() : import("../check-settings.ts"));
      const start = async () => {
        const limits = widget.powers && import("../settings/limit-attribute.ts");
        checks.set(widget, { ...(await load().catch(load)), ...(await limits) });
      };
      const check = loading.get(widget) ?? start().finally(() => loading.delete(widget));
      loading.set(widget, check);
      return check;
    },
    /** Returns `undefined` if the check has to be loaded first. */
    check(widget: Widget, name: string, given: Fields): CheckedSettings | undefined {
      const expected = settingsOf(widget);
      const unchecked = "defaults" in expected && readBuilt(expected, given);
      if (unchecked) return { settings: Object.freeze(unchecked), issues: [] };
      const { checkSettings, schemas } = checks.get(widget) ?? {};
      const schema = "defaults" in expected ? (schemas?.[name] as SettingsSchema) : expected;
      return checkSettings?.(schema, given, widget.parts);
    },
    limitOf: (widget: Widget) => checks.get(widget)?.limitAttribute,
  };
}

/**
 * Reads settings; hundreds of markers with the same text are read once. Those of the page configuration stand below
 * each placement's own.
 */
export function createSettingsReader(
  report: (problem: Problem) => void,
  page: Partial<Pick<Page, "widgets" | "widgetSettings">> = {},
): SettingsReader {
  const { check, limitOf, ...loading } = createChecks();
  /** Text of attributes → the settings, by widget. Objects are not remembered: they may change. */
  const remembered = new WeakMap<Widget, Map<string, object>>();

  const remember = (widget: Widget, text: string, settings: object) => {
    const texts = remembered.get(widget) ?? new Map<string, object>();
    remembered.set(widget, texts);
    if (text.length < REMEMBERED.length && texts.size < REMEMBERED.texts) texts.set(text, settings);
  };

  return {
    ...loading,
    read(widget, { host: element, name, settings: given, source }, isRunning = false) {
      const text = isEmpty(given ?? "") ? "{}" : given;
      const isText = typeof text === "string";
      const isAttribute = isText && source === ATTRIBUTE.settings;
      const known = isAttribute && remembered.get(widget)?.get(text);
      if (known) return known;
      if (isAttribute && !mayStart(name, page)) {
        report({ code: "not-listed", widget: name, element });
        return null;
      }
      const parsed = isText ? parseJson(text) : { ok: true as const, value: text };
      if (!parsed.ok || !isRecord(parsed.value)) {
        const reason = parsed.ok ? "root" : parsed.reason;
        const code = "settings-syntax";
        report({ code, widget: name, source, text: isText ? text : "", reason, element, isRunning });
        return null;
      }
      const fields = parsed.value;
      const configured = page.widgetSettings?.[name] as Fields | undefined;
      const asksForPower =
        isAttribute && Object.keys(fields).some((key) => widget.powers?.includes(camel(key)));
      // An attribute, which a contributor may write, cannot name the parts.
      const checkFields = (given: Fields) =>
        check(widget, name, isAttribute && widget.parts ? { ...given, parts: configured?.["parts"] } : given);
      const checked = asksForPower
        ? limitOf(widget)?.({ given: fields, configured, powers: widget.powers ?? [] }, checkFields)
        : checkFields({ ...configured, ...fields });
      if (!checked) return undefined;
      const { settings, issues } = checked;
      if (issues.length) report({ code: "settings", widget: name, issues, element, isRunning });
      else if (settings && isAttribute) remember(widget, text, settings);
      return settings;
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Limits = typeof import("../settings/limit-attribute.ts");

/** The build leaves less than the schema; the widgets of a theme's bundler have theirs. */
const settingsOf = ({ settings }: Widget): SettingsSchema | BuiltSettings => settings;
