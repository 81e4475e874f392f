import { isRecord } from "#runtime/parse-json.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions, MakeField } from "./field.ts";
import type { SettingSchema } from "./setting-schema.ts";

const button = (text: string, click: () => void): HTMLButtonElement => {
  const created = element("button", { type: "button" }, text);
  created.addEventListener("click", click);
  return created;
};

/** What names a row: the value of one of its settings, as editors read it. */
function rowTitle(list: SettingSchema, item: SettingSchema, value: unknown): string {
  const key = list["x-item-title"] ?? "";
  const setting = item.properties?.[key];
  const named: unknown = (isRecord(value) ? value[key] : undefined) ?? setting?.default;
  if (typeof named !== "string" && typeof named !== "number") return "";
  return setting?.["x-labels"]?.[named] ?? String(named);
}

/** Creates a list of fields for the same kind of value, with buttons to add and remove. */
export function createList(
  { title, schema, value }: FieldOptions,
  item: SettingSchema,
  makeField: MakeField,
): Field {
  const entries = new Map<HTMLElement, Field>();
  const group = element("fieldset", { tabIndex: -1 }, element("legend", {}, title));
  if (schema.description) group.append(element("p", {}, schema.description));
  const rows = group.appendChild(element("div"));
  const sendInput = () => group.dispatchEvent(new Event("input", { bubbles: true }));
  let added = 0;

  function add(value: unknown): HTMLElement {
    added += 1;
    const name = `${title} ${added}`;
    const field = makeField({ title: name, schema: item, value });
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

  const initialValues = value ?? schema.default;
  if (Array.isArray(initialValues)) initialValues.forEach(add);
  group.append(
    button(`Add to ${title}`, () => {
      add(undefined).querySelector<HTMLElement>("input, select, textarea")?.focus();
      sendInput();
    }),
  );
  const read = () => {
    const values = [...entries.values()].map((field) => field.read() ?? (item.properties ? {} : undefined));
    const isDefault = JSON.stringify(values) === JSON.stringify(schema.default ?? []);
    return isDefault ? undefined : values.filter((value) => value !== undefined);
  };
  function update() {
    for (const [row, field] of entries) {
      field.update?.();
      const name = rowTitle(schema, item, field.read());
      const legend = row.querySelector("legend");
      const number = row.dataset["name"] ?? "";
      if (legend && item.properties) legend.textContent = name ? `${number}: ${name}` : number;
    }
  }
  return { element: group, read, update };
}
