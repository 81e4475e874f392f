import { isTag } from "#runtime/kind.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions } from "./field.ts";
import { titleOf } from "./setting-schema.ts";

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let fieldCount = 0;

/** Wraps an input with its label and its description. */
function withLabel({ title, schema }: FieldOptions, input: Input): HTMLElement {
  fieldCount += 1;
  input.id = `gallery-field-${fieldCount}`;
  const unit = schema.unit ? ` (${schema.unit})` : "";
  const label = element("label", { htmlFor: input.id }, title + unit);
  const isBox = isTag(input, "input") && input.type === "checkbox";
  const line = element("div", { className: isBox ? "gallery-field gallery-box" : "gallery-field" });
  line.append(...(isBox ? [input, label] : [label, input]));
  if (schema.description) {
    const hint = element("p", { id: `${input.id}-hint` }, schema.description);
    input.setAttribute("aria-describedby", hint.id);
    line.append(hint);
  }
  return line;
}

/** The page builder prints URLs as `{url}` and slider values as `{size, unit}`. */
function unwrap(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Reflect.get(value, "url") ?? Reflect.get(value, "size");
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  const inner = unwrap(value);
  return typeof inner === "string" || typeof inner === "number" ? String(inner) : "";
}

const initialValue = ({ value, schema }: FieldOptions): unknown => value ?? schema.default;

/** The values that mean yes in the page builder's output. */
const ON = new Set<unknown>([true, 1, "yes", "true", "1", "on"]);

/** Creates a checkbox for a yes-or-no setting. */
export function checkbox(options: FieldOptions): Field {
  const input = element("input", { type: "checkbox", checked: ON.has(initialValue(options)) });
  return {
    element: withLabel(options, input),
    read: () => (input.checked === options.schema.default ? undefined : input.checked),
  };
}

/** Creates a number input. An empty input means the default. */
export function numberInput(options: FieldOptions): Field {
  const { minimum, maximum, default: defaultValue } = options.schema;
  const step = String(options.schema["x-step"] ?? "any");
  const input = element("input", { type: "number", step, value: textOf(initialValue(options)) });
  if (minimum !== undefined) input.min = String(minimum);
  if (maximum !== undefined) input.max = String(maximum);
  const read = () =>
    input.value === "" || input.valueAsNumber === defaultValue ? undefined : input.valueAsNumber;
  return { element: withLabel(options, input), read };
}

/** The controls of texts that have several lines, and of all texts. */
const LONG_TEXTS: readonly unknown[] = ["multiline", "rich-text"];
const TEXTS: readonly unknown[] = ["text", ...LONG_TEXTS];

/** Creates a text input, or a textarea for long text. */
export function textInput(options: FieldOptions): Field {
  const text = textOf(initialValue(options));
  const { maxLength = 0, "x-control": control } = options.schema;
  const isLong = LONG_TEXTS.includes(control) || text.includes("\n") || maxLength > 2_000;
  const input: HTMLInputElement | HTMLTextAreaElement = isLong
    ? element("textarea", { rows: 3, value: text })
    : element("input", { type: "text", value: text });
  input.spellcheck = TEXTS.includes(control);
  const defaultText = textOf(options.schema.default);
  return {
    element: withLabel(options, input),
    read: () => (input.value === defaultText ? undefined : input.value),
  };
}

/** Creates a select. Its first option is a dash if the setting has no default. */
export function select(options: FieldOptions): Field {
  const { enum: values = [], default: defaultValue, "x-labels": labels = {} } = options.schema;
  const input = element("select");
  if (defaultValue === undefined) input.append(element("option", { value: "" }, "–"));
  input.append(...values.map((value) => element("option", { value }, labels[value] ?? (value || "none"))));
  input.value = textOf(initialValue(options));
  const isDefault = () =>
    input.value === defaultValue || input.selectedIndex < 0 || !values.includes(input.value);
  return { element: withLabel(options, input), read: () => (isDefault() ? undefined : input.value) };
}

/** Creates one checkbox per value. */
export function checkboxes(options: FieldOptions, values: readonly string[]): Field {
  const chosen = [initialValue(options) ?? []].flat();
  const boxes = values.map((value) =>
    element("input", { type: "checkbox", value, checked: chosen.includes(value) }),
  );
  const group = element("fieldset", {}, element("legend", {}, options.title));
  if (options.schema.description) group.append(element("p", {}, options.schema.description));
  const labels = options.schema["x-labels"] ?? {};
  for (const box of boxes)
    group.append(withLabel({ ...options, title: labels[box.value] ?? titleOf(box.value), schema: {} }, box));
  const read = () => {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return JSON.stringify(values) === JSON.stringify(options.schema.default ?? []) ? undefined : values;
  };
  return { element: group, read };
}

const minuteMs = 60_000;

/** The value as a `datetime-local` input expects it: seconds since 1970 in the visitor's time zone, other text unchanged. */
function localTime(value: unknown): string {
  const text = textOf(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text.replace(" ", "T");
  const date = new Date(Number(text) * 1_000);
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, 19);
}

/** Creates a date and time input in the visitor's time zone. It is read as seconds since 1970. */
export function dateTimeInput(options: FieldOptions): Field {
  const input = element("input", {
    type: "datetime-local",
    step: "1",
    value: localTime(initialValue(options)),
  });
  const read = () => (input.value === "" ? undefined : new Date(input.value).getTime() / 1_000);
  return { element: withLabel({ ...options, title: `${options.title} (your time)` }, input), read };
}
