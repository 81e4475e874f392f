import { isRecord } from "#runtime/parse-json.ts";
import { camel } from "#runtime/page.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions, MakeField } from "./field.ts";
import { isMet } from "#wordpress/editor/is-met.ts";
import { OTHER_MODES, type SettingSchema, titleOf } from "./setting-schema.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The keys of a group's fields on a marker. A responsive setting has one more key per device mode. */
function keysOf({ properties = {} }: SettingSchema): [key: string, schema: SettingSchema][] {
  return Object.entries(properties).flatMap(([key, setting]) => {
    if (!setting["x-responsive"]) return [[key, setting]];
    const { default: _default, description: _description, ...modeSchema } = setting;
    const title = setting.title ?? titleOf(key);
    return [
      [key, setting],
      ...OTHER_MODES.map(
        (mode) =>
          [`${key}_${mode}`, { ...modeSchema, title: `${title}, ${mode}` }] as [string, SettingSchema],
      ),
    ];
  });
}

/** The settings on a marker that the schema does not know: one marker can serve several widgets. */
export const unknownSettings = (schema: SettingSchema, settings: Settings): Settings => {
  const known = new Set(keysOf(schema).map(([key]) => camel(key)));
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !known.has(camel(key))));
};

/** The fields of a group or of a whole form. */
export interface Fields {
  readonly entries: readonly (readonly [setting: SettingSchema, element: HTMLElement])[];
  read(): Settings;
  /** Shows the fields whose conditions are met. */
  update(): void;
}

/** Creates the fields of a group. */
export function createFields(schema: SettingSchema, settings: Settings, makeField: MakeField): Fields {
  // A page may write a key in snake_case or camelCase.
  const given = new Map(Object.entries(settings).map(([key, value]) => [camel(key), value]));
  const fields = keysOf(schema).map(([key, setting]) => {
    const value = given.get(camel(key));
    const field = makeField({ title: setting.title ?? titleOf(key), schema: setting, value });
    return { key, setting, field };
  });
  return {
    entries: fields.map(({ setting, field }) => [setting, field.element]),
    read(): Settings {
      const values = fields.map(({ key, field }) => [key, field.read()] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
    update() {
      const values = Object.fromEntries(
        fields.map(({ key, setting, field }) => [key, field.read() ?? setting.default]),
      );
      for (const { setting, field } of fields) {
        field.element.hidden = !isMet(setting["x-when"], values);
        field.update?.();
      }
    },
  };
}

/** Creates the field of a setting that contains other settings. */
export function createGroup({ title, schema, value }: FieldOptions, makeField: MakeField): Field {
  const { entries, read, update } = createFields(schema, isRecord(value) ? value : {}, makeField);
  const group = element("fieldset", {}, element("legend", {}, title));
  if (schema.description) group.append(element("p", {}, schema.description));
  group.append(...entries.map(([, field]) => field));
  const readGroup = () => {
    const settings = read();
    return Object.keys(settings).length > 0 ? settings : undefined;
  };
  return { element: group, read: readGroup, update };
}
