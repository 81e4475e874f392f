import type { ComponentType } from "react";
import { isMet } from "../is-met.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { controlValue } from "../control-value.ts";
import type { EditorControl } from "../editor-widget.ts";
import type { FieldProps, FieldsProps, Values } from "./field-props.ts";
import { ChoiceField, ChoicesField, ColourField, ToggleField } from "./fields/choice-fields.ts";
import { fieldset } from "./fields/label.ts";
import { ListField } from "./fields/list-field.ts";
import { MediaField } from "./fields/media-field.ts";
import { controlFor, type Device, deviceButtons, inherited, nameFor } from "./fields/responsive-field.ts";
import {
  AddressField,
  DateTimeField,
  LinesField,
  LongTextField,
  NumberField,
  TextField,
} from "./fields/text-fields.ts";
import { __, h, useState } from "./wp.ts";

/** The fields by kind of control; all others are lines of text. */
const FIELDS: Readonly<Record<string, ComponentType<FieldProps>>> = {
  toggle: ToggleField,
  count: NumberField,
  seconds: NumberField,
  milliseconds: NumberField,
  percent: NumberField,
  pixels: NumberField,
  multiline: LongTextField,
  "rich-text": LongTextField,
  colour: ColourField,
  url: AddressField,
  media: MediaField,
  selectors: LinesField,
  choice: ChoiceField,
  choices: ChoicesField,
  "date-time": DateTimeField,
  list: ListField,
  group: GroupField,
};

/** Settings inside of a setting. */
function GroupField(props: FieldProps) {
  const values = isRecord(props.value) ? props.value : {};
  const fields = props.renderFields({
    ...{ controls: props.control.fields ?? [], values, path: `${props.path}.`, problems: props.problems },
    change: (changed) => props.change({ ...values, ...changed }),
  });
  return fieldset(props, fields);
}

/** Whether pages would not read the value, so that it does not count. */
const isRefused = (control: EditorControl, value: unknown): boolean =>
  value !== undefined &&
  value !== "" &&
  !["list", "group", "selectors"].includes(control.control) &&
  controlValue(control, value) === undefined;

/** What is wrong with a value, in sentences. */
function messagesOf({ control, value, path, problems }: FieldProps): readonly string[] {
  // A problem of several settings stands beside the first of them.
  const told = problems.filter(({ paths }) => paths[0] === path).map(({ message }) => message);
  return isRefused(control, value) ? [...told, __("This value does not count.")] : told;
}

type OneField = Omit<FieldProps, "renderField" | "renderFields">;

/** One control, with what is wrong about its value. */
function Field(given: OneField) {
  const props: FieldProps = { ...given, renderField, renderFields };
  const { Notice } = window.wp.components;
  const notices = messagesOf(props).map((message) =>
    h(Notice, { key: message, status: "error", isDismissible: false }, message),
  );
  return h(
    "div",
    { className: "islet-field" },
    h(FIELDS[props.control.control] ?? TextField, props),
    notices,
  );
}

const renderField = (field: OneField) => h(Field, field);

type ResponsiveProps = FieldsProps & { readonly control: EditorControl };

/** A control that may have another value on smaller devices. */
function ResponsiveField({ control, values, path, problems, change }: ResponsiveProps) {
  const [device, setDevice] = useState<Device>("desktop");
  const name = nameFor(control, device);
  const shown = controlFor(control, device);
  return h(
    window.wp.element.Fragment,
    null,
    deviceButtons(device, control.title, setDevice),
    h(Field, {
      ...{ key: device, control: shown, value: values[name], path: path + shown.key, problems },
      ...(device !== "desktop" && { placeholder: inherited(control, values, device) }),
      change: (value) => change({ [name]: value }),
    }),
  );
}

/** The values by key, as conditions name them, with defaults where nothing is set. */
const valuesByKey = (controls: readonly EditorControl[], values: Values): Values =>
  Object.fromEntries(controls.map((control) => [control.key, values[control.name] ?? control.default]));

/** The controls that have an effect with the present values. */
export function Fields(props: FieldsProps) {
  const { controls, values, group, path, problems, change } = props;
  const known = valuesByKey(controls, values);
  const fields = controls
    .filter((control) => (!group || control.group === group) && isMet(control.when, known))
    .map((control) =>
      control.responsive
        ? h(ResponsiveField, { ...props, key: control.key, control })
        : h(Field, {
            ...{ key: control.key, control, value: values[control.name] },
            ...{ path: path + control.key, problems },
            change: (value) => change({ [control.name]: value }),
          }),
    );
  return h(window.wp.element.Fragment, null, fields);
}

const renderFields = (fields: FieldsProps) => h(Fields, fields);
