import type { FieldProps } from "../field-props.ts";
import { __, format, h } from "../wp.ts";
import { fieldProps, labelOf, textOf } from "./label.ts";
import { mediaButton } from "./media-button.ts";

/** What an input gets of a control whose value is a text. */
const inputProps = (props: FieldProps) => ({
  ...fieldProps(props),
  value: textOf(props),
  placeholder: props.placeholder ?? "",
  maxLength: props.control.maxLength,
  required: props.control.required ?? false,
  // An empty text is a value, too, where the default is another one.
  onChange: (text: string) => props.change(text === "" && !props.control.default ? undefined : text),
});

/** One line of text: words, ids, class names, a selector. */
export const TextField = (props: FieldProps) =>
  h(window.wp.components.TextControl, { ...inputProps(props), type: "text" });

/** Where a link leads: while somebody types, the editor offers the site's own pages. */
function LinkField(props: FieldProps) {
  const { label, help, value, placeholder, onChange } = inputProps(props);
  return h(
    "div",
    { className: "islet-link" },
    h(window.wp.blockEditor.URLInput, { label, value, placeholder, onChange, __nextHasNoMarginBottom: true }),
    help && h("p", { className: "components-base-control__help" }, help),
  );
}

/** An address: where a link leads, or one of the site's own files, which the media library knows. */
export function AddressField(props: FieldProps) {
  const { file } = props.control;
  if (!file) return h(LinkField, props);
  const input = h(window.wp.components.TextControl, { ...inputProps(props), type: "url" });
  const library = mediaButton({
    ...{ allowedTypes: [file], isFilled: textOf(props) !== "" },
    onSelect: ({ url }) => props.change(url),
  });
  return h(window.wp.element.Fragment, null, input, library);
}

/** Several lines of text, or HTML. */
export const LongTextField = (props: FieldProps) =>
  h(window.wp.components.TextareaControl, { ...inputProps(props), rows: 4 });

/** A list of texts, each on a separate line: selectors may have commas and spaces inside. */
export function LinesField(props: FieldProps) {
  const lines = Array.isArray(props.value) ? props.value.map(String) : [];
  const { about = "" } = props.control;
  return h(window.wp.components.TextareaControl, {
    ...fieldProps(props),
    help: format(__("%s One in each line."), about).trim(),
    rows: 3,
    value: lines.join("\n"),
    onChange: (text) => props.change(text === "" ? undefined : text.split("\n")),
  });
}

/** A number of any unit. An empty field is the default, which it shows without being filled: so it can be emptied to type another. */
export function NumberField(props: FieldProps) {
  const { min, max, step = "any", default: preset = "" } = props.control;
  const { value, placeholder = String(preset) } = props;
  return h(window.wp.components.TextControl, {
    ...inputProps(props),
    ...{ type: "number", min, max, step, placeholder },
    value: typeof value === "number" ? value : "",
    onChange: (text) => props.change(text === "" ? undefined : Number(text)),
  });
}

/** Seconds since 1970 as the text of a field, in the site's time zone. */
const localTime = (value: unknown): string =>
  typeof value === "number" ? window.wp.date.date("Y-m-d\\TH:i", new Date(value * 1_000)) : "";

/** A date and time in the site's time zone. */
export function DateTimeField(props: FieldProps) {
  return h(window.wp.components.TextControl, {
    ...inputProps(props),
    label: format(__("%s (site's time)"), labelOf(props.control)),
    type: "datetime-local",
    value: localTime(props.value) || textOf(props).replace(" ", "T"),
  });
}
