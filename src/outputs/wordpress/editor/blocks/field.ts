import type { ComponentType } from "react";
import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../../../controls/editor-widget.ts";
import { isMet } from "../../../controls/is-met.ts";
import type { FieldProps, FieldsProps, Values } from "./field-props.ts";
import { ChoiceField, ChoicesField, ColourField, ToggleField } from "./fields/choice-fields.ts";
import { useDescription } from "./fields/description.ts";
import { controlFor, DEVICES, type Device, deviceButtons, inherited, nameFor } from "./fields/devices.ts";
import { fieldset } from "./fields/label.ts";
import { ListField } from "./fields/list-field.ts";
import { MediaField } from "./fields/media-field.ts";
import { SiteChoicesField } from "./fields/site-choices-field.ts";
import {
  AddressField,
  DateTimeField,
  LinesField,
  LongTextField,
  NumberField,
  TextField,
} from "./fields/text-fields.ts";
import { newId } from "./new-id.ts";
import { refusalOf } from "./refusal.ts";
import { h, useEffect, useRef, useState } from "./wp.ts";

/** A text of which an editor chooses one. */
const SuggestionField = (props: FieldProps) =>
  h(ChoiceField, { ...props, control: { ...props.control, options: props.control.suggestions ?? [] } });

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

/** The field of a control; things of the site, and texts whose values are known, are chosen. */
function fieldFor({ control, choicesFrom, suggestions, item }: EditorControl): ComponentType<FieldProps> {
  if (item?.choicesFrom) return SiteChoicesField;
  if (suggestions) return SuggestionField;
  return FIELDS[choicesFrom ? "choice" : control] ?? TextField;
}

/** Settings inside of a setting. */
function GroupField(props: FieldProps) {
  const values = isRecord(props.value) ? props.value : {};
  const fields = props.renderFields({
    ...{ controls: props.control.fields ?? [], values, path: `${props.path}.`, problems: props.problems },
    change: (changed) => props.change({ ...values, ...changed }),
  });
  return fieldset(props, fields);
}

type OneField = Omit<FieldProps, "renderField" | "renderFields">;

/**
 * One control, with what is wrong about its value. Whoever is in its field hears it, and what the panel says of the widget
 * about it, which stands there once.
 */
function Field(given: OneField) {
  const props: FieldProps = { ...given, renderField, renderFields };
  const field = useRef<HTMLDivElement>(null);
  const [id] = useState(newId);
  const refusal = refusalOf(props.control, props.value);
  const reported = props.problems.filter(({ paths }) => paths.includes(props.path));
  useDescription(field, [...reported.map((problem) => problem.id), ...(refusal ? [id] : [])]);
  return h(
    "div",
    {
      ref: field,
      className: reported.length > 0 ? "islet-field is-wrong" : "islet-field",
      "data-setting": props.path,
    },
    h(fieldFor(props.control), props),
    refusal && h("p", { id, className: "islet-problem", tabIndex: 0, role: "alert" }, refusal),
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
            ...{ path: path + control.key, problems, beside: { controls, values, change } },
            change: (value) => change({ [control.name]: value }),
          }),
    );
  return h(window.wp.element.Fragment, null, fields);
}

const renderFields = (fields: FieldsProps) => h(Fields, fields);
