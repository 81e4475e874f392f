import type { Field, FieldOptions } from "./field.ts";
import { createGroup } from "./group-field.ts";
import { checkbox, checkboxes, dateTimeInput, numberInput, select, textInput } from "./inputs.ts";
import { createList } from "./list-field.ts";

/** Creates the field that fits a setting. */
export function createField(options: FieldOptions): Field {
  const { schema } = options;
  const control = schema["x-control"];
  if (schema.properties) return createGroup(options, createField);
  if (schema.enum) return select(options);
  if (schema.items?.enum) return checkboxes(options, schema.items.enum);
  if (schema.items) return createList(options, schema.items, createField);
  if (schema.type === "boolean") return checkbox(options);
  if (control === "date-time") return dateTimeInput(options);
  if (schema.type === "number") return numberInput(options);
  return textInput(options);
}
