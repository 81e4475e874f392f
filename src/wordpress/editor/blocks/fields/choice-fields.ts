import type { FieldProps } from "../field-props.ts";
import { __, h } from "../wp.ts";
import { fieldProps, fieldset, textOf } from "./label.ts";

/** On or off. */
export const ToggleField = (props: FieldProps) =>
  h(window.wp.components.ToggleControl, {
    ...fieldProps(props),
    checked: (props.value ?? props.control.default) === true,
    onChange: props.change,
  });

/** One of some values. Where none is the default, or a larger device has one, the first option stands for it. */
export function ChoiceField(props: FieldProps) {
  const { options = [], default: preset } = props.control;
  const none = { value: "", label: props.placeholder ?? __("Not chosen") };
  return h(window.wp.components.SelectControl, {
    ...fieldProps(props),
    value: textOf(props),
    options: preset === undefined ? [none, ...options] : options,
    onChange: (value) => props.change(value === "" && preset === undefined ? undefined : value),
  });
}

/** Any of some values, in the order of the control. */
export function ChoicesField(props: FieldProps) {
  const { options = [] } = props.control;
  const chosen: readonly unknown[] = [props.value ?? props.control.default ?? []].flat();
  const boxes = options.map(({ value, label }) =>
    h(window.wp.components.CheckboxControl, {
      ...{ key: value, label, __nextHasNoMarginBottom: true, checked: chosen.includes(value) },
      onChange: (isChecked) =>
        props.change(
          options
            .map((option) => option.value)
            .filter((known) => (known === value ? isChecked : chosen.includes(known))),
        ),
    }),
  );
  return fieldset(props, boxes);
}

/** A colour: one of the theme's, or any other. */
export const ColourField = (props: FieldProps) =>
  fieldset(
    props,
    h(window.wp.blockEditor.ColorPalette, {
      value: textOf(props) || undefined,
      onChange: (colour?: string) => props.change(colour),
    }),
  );
