import { isNumber } from "../controls/is-number.ts";
import { dateTimeInput } from "./date-input.ts";
import type { Field, FieldOptions } from "./field.ts";
import { createGroup } from "./group-field.ts";
import { checkbox, checkboxes, numberInput, select, textInput } from "./inputs.ts";
import { createList } from "./list-field.ts";
import { isList } from "./setting-keys.ts";

/** Creates the field that fits a setting. */
export function createField(options: FieldOptions): Field {
  const { control } = options;
  if (control.control === "group") return createGroup(options, createField);
  if (control.control === "choice") return select(options);
  if (control.control === "choices") return checkboxes(options);
  if (isList(control)) return createList(options, createField);
  if (control.control === "toggle") return checkbox(options);
  if (control.control === "date-time") return dateTimeInput(options);
  return isNumber(control) ? numberInput(options) : textInput(options);
}
