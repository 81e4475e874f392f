import type { FieldProps } from "../field-props.ts";
import { __, format, h } from "../wp.ts";
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
  const known = preset === undefined ? [none, ...options] : options;
  const value = textOf(props);
  // What was chosen of the site may have been deleted since.
  const gone = known.some((option) => option.value === value)
    ? []
    : [{ value, label: format(__("%s (no longer there)"), value) }];
  return h(window.wp.components.SelectControl, {
    ...fieldProps(props),
    value,
    options: [...known, ...gone],
    onChange: (chosen) => props.change(chosen === "" && preset === undefined ? undefined : chosen),
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
