import { DEVICE_MODES } from "#runtime/page.ts";
import type { EditorControl } from "./editor-widget.ts";
import { isNumber } from "./is-number.ts";

/** JSON Schema (2020-12) of a setting or of settings as a whole. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const text = { type: "string" };

function valueSchema(control: EditorControl): JsonSchema {
  const { fields, item, options, min, max, maxLength } = control;
  const values = options?.map(({ value }) => value);
  if (isNumber(control)) return { type: "number", minimum: min, ...(max !== undefined && { maximum: max }) };
  switch (control.control) {
    case "toggle":
      return { type: "boolean" };
    case "date-time":
      return { type: ["number", "string"] };
    case "choice":
      return { ...text, enum: values };
    case "choices":
      return { type: "array", items: { ...text, enum: values } };
    case "selectors":
      return { type: "array", items: text };
    case "group":
      return jsonSchemaOf(fields ?? []);
    case "list":
      return { type: "array", items: item ? settingSchema(item) : jsonSchemaOf(fields ?? []) };
    case "url":
    case "media":
      return { ...text, format: "uri-reference" };
    default:
      return { ...text, ...(maxLength !== undefined && { maxLength }) };
  }
}

const settingSchema = (control: EditorControl): JsonSchema => ({
  title: control.title,
  ...(control.about !== undefined && { description: control.about }),
  ...valueSchema(control),
  ...(control.default !== undefined && { default: control.default }),
});

/** The keys of a setting on a marker; one that differs by device has one more for each mode. */
function keysOf(control: EditorControl): [key: string, schema: JsonSchema][] {
  const { key, formerly = [], responsive } = control;
  const { default: _default, ...ofMode } = settingSchema(control);
  const modes = (responsive ? DEVICE_MODES : []).filter((mode) => mode !== "desktop");
  const ofModes = (name: string, schema: JsonSchema) =>
    modes.map((mode): [string, JsonSchema] => [`${name}_${mode}`, schema]);
  const earlier = { ...ofMode, deprecated: true };
  return [
    [key, settingSchema(control)],
    ...ofModes(key, ofMode),
    ...formerly.flatMap((former): [string, JsonSchema][] => [
      [former.key, earlier],
      ...ofModes(former.key, earlier),
    ]),
  ];
}

/** What `data-settings` may hold, for tools that read JSON Schema. */
export function jsonSchemaOf(controls: readonly EditorControl[]): JsonSchema {
  const required = controls.filter((control) => control.required).map(({ key }) => key);
  return {
    type: "object",
    properties: Object.fromEntries(controls.flatMap(keysOf)),
    ...(required.length > 0 && { required }),
  };
}
