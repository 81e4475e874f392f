import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../controls/editor-widget.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions, MakeField } from "./field.ts";
import { rowOf } from "./setting-keys.ts";

const button = (text: string, click: () => void): HTMLButtonElement => {
  const created = element("button", { type: "button" }, text);
  created.addEventListener("click", click);
  return created;
};

/** What names a row: the value of one of its settings, as editors read it. */
function rowTitle({ itemTitle = "", fields = [] }: EditorControl, value: unknown): string {
  const named = fields.find(({ key }) => key === itemTitle);
  const given: unknown = (isRecord(value) ? value[itemTitle] : undefined) ?? named?.default;
  if (typeof given !== "string" && typeof given !== "number") return "";
  return named?.options?.find((option) => option.value === given)?.label ?? String(given);
}

/** Creates a list of fields for the same kind of value, with buttons to add and remove. */
export function createList({ title, control, value }: FieldOptions, makeField: MakeField): Field {
  const item = rowOf(control);
  const isGroup = item.control === "group";
  const entries = new Map<HTMLElement, Field>();
  const group = element("fieldset", { tabIndex: -1 }, element("legend", {}, title));
  if (control.about) group.append(element("p", {}, control.about));
  const rows = group.appendChild(element("div"));
  const sendInput = () => group.dispatchEvent(new Event("input", { bubbles: true }));
  let added = 0;

  function add(value: unknown): HTMLElement {
    added += 1;
    const name = `${title} ${added}`;
    const field = makeField({ title: name, control: item, value });
    const row = element("div", { className: "gallery-item" }, field.element);
    row.dataset["name"] = name;
    row.append(button(`Remove ${name}`, () => remove(row)));
    entries.set(row, field);
    rows.append(row);
    return row;
  }

  function remove(row: HTMLElement) {
    entries.delete(row);
    row.remove();
    group.focus();
    sendInput();
  }

  const initialValues = value ?? control.default;
  if (Array.isArray(initialValues)) initialValues.forEach(add);
  group.append(
    button(`Add to ${title}`, () => {
      add(undefined).querySelector<HTMLElement>("input, select, textarea")?.focus();
      sendInput();
    }),
  );
  const read = () => {
    const values = [...entries.values()].map((field) => field.read() ?? (isGroup ? {} : undefined));
    const isDefault = JSON.stringify(values) === JSON.stringify(control.default ?? []);
    return isDefault ? undefined : values.filter((value) => value !== undefined);
  };
  function update() {
    for (const [row, field] of entries) {
      field.update?.();
      const name = rowTitle(control, field.read());
      const legend = row.querySelector("legend");
      const number = row.dataset["name"] ?? "";
      if (legend && isGroup) legend.textContent = name ? `${number}: ${name}` : number;
    }
  }
  return { element: group, read, update };
}
