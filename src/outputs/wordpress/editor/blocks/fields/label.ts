import type { ReactNode } from "react";
import type { EditorControl } from "../../../../controls/editor-widget.ts";
import type { FieldProps } from "../field-props.ts";
import { __, format, h } from "../wp.ts";

/** The title of a control, with its unit. */
export function labelOf({ title, unit, required }: EditorControl): string {
  const label = unit ? `${title} (${unit})` : title;
  return required ? format(__("%s (required)"), label) : label;
}

/** What all fields of one control have in common. */
export const fieldProps = ({ control }: FieldProps) => ({
  label: labelOf(control),
  help: control.about,
  __nextHasNoMarginBottom: true as const,
});

/** The value as the text of a field. */
export function textOf({ value, control }: Pick<FieldProps, "value" | "control">): string {
  const shown = value ?? control.localDefault ?? control.default ?? "";
  if (Array.isArray(shown)) return shown.join(" ");
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}

/** Several fields under one title. */
export const fieldset = ({ control }: FieldProps, ...children: readonly ReactNode[]) =>
  h(
    "fieldset",
    { className: "islet-fieldset" },
    h("legend", null, labelOf(control)),
    control.about && h("p", { className: "components-base-control__help" }, control.about),
    ...children,
  );
