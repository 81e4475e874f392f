import { isRecord } from "#runtime/parse-json.ts";
import { camel } from "#runtime/page.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions, MakeField } from "./field.ts";
import { OTHER_MODES, type SettingSchema, titleOf } from "./setting-schema.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The keys of a group's fields on a marker. A responsive setting has one more key per device mode. */
function keysOf({ properties = {} }: SettingSchema): [key: string, schema: SettingSchema][] {
  return Object.entries(properties).flatMap(([key, setting]) => {
    if (!setting["x-responsive"]) return [[key, setting]];
    const { default: _default, description: _description, ...modeSchema } = setting;
    return [
      [key, setting],
      ...OTHER_MODES.map((mode) => [`${key}_${mode}`, modeSchema] as [string, SettingSchema]),
    ];
  });
}

/** The settings on a marker that the schema does not know: one marker can serve several widgets. */
export const unknownSettings = (schema: SettingSchema, settings: Settings): Settings => {
  const known = new Set(keysOf(schema).map(([key]) => camel(key)));
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !known.has(camel(key))));
};

/** Creates the fields of a group. */
export function createFields(schema: SettingSchema, settings: Settings, makeField: MakeField) {
  // A page may write a key in snake_case or camelCase.
  const values = new Map(Object.entries(settings).map(([key, value]) => [camel(key), value]));
  const fields = keysOf(schema).map(([key, setting]) => {
    const value = values.get(camel(key));
    return [key, makeField({ title: titleOf(key), schema: setting, value })] as const;
  });
  return {
    elements: fields.map(([, field]) => field.element),
    read(): Settings {
      const values = fields.map(([key, field]) => [key, field.read()] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
  };
}

/** Creates the field of a setting that contains other settings. */
export function createGroup({ title, schema, value }: FieldOptions, makeField: MakeField): Field {
  const { elements, read } = createFields(schema, isRecord(value) ? value : {}, makeField);
  const group = element("fieldset", {}, element("legend", {}, title));
  if (schema.description) group.append(element("p", {}, schema.description));
  group.append(...elements);
  const readGroup = () => {
    const settings = read();
    return Object.keys(settings).length > 0 ? settings : undefined;
  };
  return { element: group, read: readGroup };
}
