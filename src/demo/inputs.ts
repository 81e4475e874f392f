import { element } from "./elements.ts";
import type { Field, FieldOptions } from "./field.ts";
import { titleOf } from "./setting-schema.ts";

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let made = 0;

/** Names an input, for assistive technology too, and adds what it is for. */
function labelled({ title, schema }: FieldOptions, input: Input): HTMLElement {
  made += 1;
  input.id = `gallery-field-${made}`;
  const unit = schema.unit ? ` (${schema.unit})` : "";
  const label = element("label", { htmlFor: input.id }, title + unit);
  const isBox = input instanceof HTMLInputElement && input.type === "checkbox";
  const line = element("div", { className: isBox ? "gallery-field gallery-box" : "gallery-field" });
  line.append(...(isBox ? [input, label] : [label, input]));
  if (schema.description) {
    const hint = element("p", { id: `${input.id}-hint` }, schema.description);
    input.setAttribute("aria-describedby", hint.id);
    line.append(hint);
  }
  return line;
}

/** The builder prints addresses as `{url}` and sliders as `{size, unit}`. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Reflect.get(value, "url") ?? Reflect.get(value, "size");
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  const inner = plain(value);
  return typeof inner === "string" || typeof inner === "number" ? String(inner) : "";
}

const given = ({ value, schema }: FieldOptions): unknown => value ?? schema.default;

const ON = new Set<unknown>([true, 1, "yes", "true", "1", "on"]);

/** On or off, in any spelling of the builder's. */
export function checkbox(options: FieldOptions): Field {
  const input = element("input", { type: "checkbox", checked: ON.has(given(options)) });
  return {
    element: labelled(options, input),
    read: () => (input.checked === options.schema.default ? undefined : input.checked),
  };
}

/** A number within the schema's bounds; an empty field is the default. */
export function numberInput(options: FieldOptions): Field {
  const { minimum, maximum, default: otherwise } = options.schema;
  const input = element("input", { type: "number", step: "any", value: textOf(given(options)) });
  if (minimum !== undefined) input.min = String(minimum);
  if (maximum !== undefined) input.max = String(maximum);
  const read = () =>
    input.value === "" || input.valueAsNumber === otherwise ? undefined : input.valueAsNumber;
  return { element: labelled(options, input), read };
}

/** Text, an address, a selector, class names: whatever is written as it stands. */
export function textInput(options: FieldOptions): Field {
  const text = textOf(given(options));
  const isLong = text.includes("\n") || (options.schema.maxLength ?? 0) > 2_000;
  const input: HTMLInputElement | HTMLTextAreaElement = isLong
    ? element("textarea", { rows: 3, value: text })
    : element("input", { type: "text", value: text });
  input.spellcheck = options.schema["x-control"] === "text";
  const otherwise = textOf(options.schema.default);
  return {
    element: labelled(options, input),
    read: () => (input.value === otherwise ? undefined : input.value),
  };
}

/** One of a fixed set; a dash stands first where none is the default. */
export function select(options: FieldOptions): Field {
  const { enum: values = [], default: otherwise } = options.schema;
  const input = element("select");
  if (otherwise === undefined) input.append(element("option", { value: "" }, "–"));
  input.append(...values.map((value) => element("option", { value }, value || "none")));
  input.value = textOf(given(options));
  const isLeftOut = () => input.value === otherwise || input.selectedIndex < 0 || !isChosen();
  const isChosen = () => values.includes(input.value);
  return { element: labelled(options, input), read: () => (isLeftOut() ? undefined : input.value) };
}

/** Any number of a fixed set. */
export function checkboxes(options: FieldOptions, values: readonly string[]): Field {
  const chosen = [given(options) ?? []].flat();
  const boxes = values.map((value) =>
    element("input", { type: "checkbox", value, checked: chosen.includes(value) }),
  );
  const group = element("fieldset", {}, element("legend", {}, options.title));
  if (options.schema.description) group.append(element("p", {}, options.schema.description));
  for (const box of boxes) group.append(labelled({ ...options, title: titleOf(box.value), schema: {} }, box));
  const read = () => {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return JSON.stringify(values) === JSON.stringify(options.schema.default ?? []) ? undefined : values;
  };
  return { element: group, read };
}

const minuteMs = 60_000;

/** What a date input shows for a moment: the visitor's own time. */
function shownTime(value: unknown): string {
  const text = textOf(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text.replace(" ", "T");
  const moment = new Date(Number(text) * 1_000);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 19);
}

/** A moment in the visitor's own time; the marker gets seconds since 1970. */
export function dateTimeInput(options: FieldOptions): Field {
  const input = element("input", { type: "datetime-local", step: "1", value: shownTime(given(options)) });
  const read = () => (input.value === "" ? undefined : new Date(input.value).getTime() / 1_000);
  return { element: labelled({ ...options, title: `${options.title} (your time)` }, input), read };
}
