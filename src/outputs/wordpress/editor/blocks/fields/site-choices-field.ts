import type { FieldProps } from "../field-props.ts";
import { h } from "../wp.ts";
import { labelOf } from "./label.ts";

/** Some things of the site, such as categories, found by typing a part of their names. */
export function SiteChoicesField({ control, value, change }: FieldProps) {
  const options = control.item?.options ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  // What was chosen may have been deleted since; then its name is all that is known.
  const labelFor = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one);
  const valueFor = (label: string) => options.find((option) => option.label === label)?.value ?? label;
  const isKnown = (label: string) => options.some((option) => option.label === label);
  return h(
    "div",
    { className: "islet-fieldset" },
    h(window.wp.components.FormTokenField, {
      ...{ label: labelOf(control), value: chosen.map(labelFor) },
      suggestions: options.map(({ label }) => label),
      onChange: (labels) => change(labels.map(valueFor)),
      ...{ __experimentalExpandOnFocus: true, __experimentalShowHowTo: false },
      ...{ __experimentalValidateInput: isKnown, __nextHasNoMarginBottom: true },
    }),
    control.about && h("p", { className: "components-base-control__help" }, control.about),
  );
}
