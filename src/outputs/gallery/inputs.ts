import { isTag } from "#runtime/node-type.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions } from "./field.ts";

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let fieldCount = 0;

/** Wraps an input with its label and its description. */
export function withLabel({ title, control }: FieldOptions, input: Input): HTMLElement {
  fieldCount += 1;
  input.id = `gallery-field-${fieldCount}`;
  const unit = control.unit ? ` (${control.unit})` : "";
  const label = element("label", { htmlFor: input.id }, title + unit);
  const isBox = isTag(input, "input") && input.type === "checkbox";
  const line = element("div", { className: isBox ? "gallery-field gallery-box" : "gallery-field" });
  line.append(...(isBox ? [input, label] : [label, input]));
  if (control.about) {
    const hint = element("p", { id: `${input.id}-hint` }, control.about);
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

/** A value as a text input shows it. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  const inner = unwrap(value);
  return typeof inner === "string" || typeof inner === "number" ? String(inner) : "";
}

/** What a field shows first: the value on the marker, else the default. */
export const initialValue = ({ value, control }: FieldOptions): unknown => value ?? control.default;

/** The values that mean yes in the page builder's output. */
const ON = new Set<unknown>([true, 1, "yes", "true", "1", "on"]);

/** Creates a checkbox for a yes-or-no setting. */
export function checkbox(options: FieldOptions): Field {
  const input = element("input", { type: "checkbox", checked: ON.has(initialValue(options)) });
  return {
    element: withLabel(options, input),
    read: () => (input.checked === options.control.default ? undefined : input.checked),
  };
}

/** Creates a number input. An empty input means the default. */
export function numberInput(options: FieldOptions): Field {
  const { min, max, step = "any", default: defaultValue } = options.control;
  const value = textOf(initialValue(options));
  const input = element("input", { type: "number", step: String(step), value });
  if (min !== undefined) input.min = String(min);
  if (max !== undefined) input.max = String(max);
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
  const { maxLength = 0, control } = options.control;
  const isLong = LONG_TEXTS.includes(control) || text.includes("\n") || maxLength > 2_000;
  const input: HTMLInputElement | HTMLTextAreaElement = isLong
    ? element("textarea", { rows: 3, value: text })
    : element("input", { type: "text", value: text });
  input.spellcheck = TEXTS.includes(control);
  const defaultText = textOf(options.control.default);
  return {
    element: withLabel(options, input),
    read: () => (input.value === defaultText ? undefined : input.value),
  };
}

/** Creates a select. Its first option is a dash if the setting has no default. */
export function select(options: FieldOptions): Field {
  const { options: choices = [], default: defaultValue } = options.control;
  const input = element("select");
  if (defaultValue === undefined) input.append(element("option", { value: "" }, "–"));
  input.append(...choices.map(({ value, label }) => element("option", { value }, label || "none")));
  input.value = textOf(initialValue(options));
  const isDefault = () => input.value === defaultValue || !choices.some(({ value }) => value === input.value);
  return { element: withLabel(options, input), read: () => (isDefault() ? undefined : input.value) };
}

/** Creates one checkbox per value. */
export function checkboxes(options: FieldOptions): Field {
  const { options: choices = [], about, default: defaultValue = [] } = options.control;
  const chosen = [initialValue(options) ?? []].flat();
  const group = element("fieldset", {}, element("legend", {}, options.title));
  if (about) group.append(element("p", {}, about));
  const boxes = choices.map(({ value, label }) => {
    const box = element("input", { type: "checkbox", value, checked: chosen.includes(value) });
    const { key, name, control } = options.control;
    group.append(withLabel({ title: label, control: { key, name, control, title: label }, value }, box));
    return box;
  });
  const read = () => {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return JSON.stringify(values) === JSON.stringify(defaultValue) ? undefined : values;
  };
  return { element: group, read };
}
