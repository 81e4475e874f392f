import type { ComponentType } from "react";
import { isMet } from "../is-met.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { controlValue } from "../control-value.ts";
import type { EditorControl } from "../editor-widget.ts";
import type { FieldProps, FieldsProps, Values } from "./field-props.ts";
import { ChoiceField, ChoicesField, ColourField, ToggleField } from "./fields/choice-fields.ts";
import { newId, useDescription } from "./fields/description.ts";
import { fieldset } from "./fields/label.ts";
import { ListField } from "./fields/list-field.ts";
import { MediaField } from "./fields/media-field.ts";
import {
  controlFor,
  type Device,
  deviceButtons,
  DEVICES,
  inherited,
  nameFor,
} from "./fields/responsive-field.ts";
import {
  AddressField,
  DateTimeField,
  LinesField,
  LongTextField,
  NumberField,
  TextField,
} from "./fields/text-fields.ts";
import { __, h, useEffect, useRef, useState } from "./wp.ts";

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

interface Message {
  readonly text: string;
  /** Whether nothing else in the panel says it. */
  readonly isOwn?: true;
}

/** What is wrong with a value, in sentences. */
function messagesOf({ control, value, path, problems }: FieldProps): readonly Message[] {
  const told = problems.filter(({ paths }) => paths.includes(path)).map(({ message }) => ({ text: message }));
  return isRefused(control, value)
    ? [...told, { text: __("This value does not count."), isOwn: true }]
    : told;
}

type OneField = Omit<FieldProps, "renderField" | "renderFields">;

/** One control, with what is wrong about its value: whoever is in its field hears it, and reads it by the Tab key. */
function Field(given: OneField) {
  const props: FieldProps = { ...given, renderField, renderFields };
  const field = useRef<HTMLDivElement>(null);
  const [id] = useState(newId);
  const messages = messagesOf(props);
  const told =
    messages.length > 0 &&
    h(
      "div",
      { id, className: "islet-problem", tabIndex: 0 },
      messages.map(({ text, isOwn }) => h("p", { key: text, ...(isOwn && { role: "alert" }) }, text)),
    );
  useDescription(field, told ? id : "");
  return h(
    "div",
    { ref: field, className: "islet-field", "data-setting": props.path },
    h(FIELDS[props.control.control] ?? TextField, props),
    told,
  );
}

const renderField = (field: OneField) => h(Field, field);

type ResponsiveProps = FieldsProps & { readonly control: EditorControl };

/** The device whose value a problem is about. */
const concernedDevice = (control: EditorControl, path: string, problems: FieldsProps["problems"]) =>
  DEVICES.find((device) =>
    problems.some(({ paths }) => paths.includes(path + controlFor(control, device).key)),
  );

/** A control that may have another value on smaller devices. */
function ResponsiveField({ control, values, path, problems, change }: ResponsiveProps) {
  const [device, setDevice] = useState<Device>("desktop");
  const concerned = concernedDevice(control, path, problems);
  useEffect(() => {
    if (concerned) setDevice(concerned);
  }, [concerned]);
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
