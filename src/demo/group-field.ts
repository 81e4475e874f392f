import { isRecord } from "#runtime/parse-json.ts";
import { camel } from "#runtime/page.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions, MakeField } from "./field.ts";
import { OTHER_MODES, type SettingSchema, titleOf } from "./setting-schema.ts";

type Settings = Readonly<Record<string, unknown>>;

/** Every key that a group's fields have in a marker, one more for each device mode where modes differ. */
function keysOf({ properties = {} }: SettingSchema): [key: string, schema: SettingSchema][] {
  return Object.entries(properties).flatMap(([key, setting]) => {
    if (!setting["x-responsive"]) return [[key, setting]];
    const { default: _base, description: _told, ...ofMode } = setting;
    return [
      [key, setting],
      ...OTHER_MODES.map((mode) => [`${key}_${mode}`, ofMode] as [string, SettingSchema]),
    ];
  });
}

/** The settings that a marker gives, those left out that a schema knows. */
export const besides = (schema: SettingSchema, given: Settings): Settings => {
  const known = new Set(keysOf(schema).map(([key]) => camel(key)));
  return Object.fromEntries(Object.entries(given).filter(([key]) => !known.has(camel(key))));
};

/** The fields of a group, one after another. */
export function createFields(schema: SettingSchema, given: Settings, makeField: MakeField) {
  // The page may spell a key in several ways; its camelCase is the same.
  const values = new Map(Object.entries(given).map(([key, value]) => [camel(key), value]));
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

/** Settings inside settings. */
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
