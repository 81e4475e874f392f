import { numbered } from "#dom/numbered.ts";
import { queryAll } from "#dom/query.ts";

/** How each field of a form is described in what is sent. */
export interface FieldDescription {
  /** What the names of all entries begin with. */
  readonly prefix: string;
  /** The attribute with a control's id; controls without it are no fields. */
  readonly id: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const nameOf = (control: Control) => control.getAttribute("name") ?? "";

/** The kind of a control: an input's type, or the name of another element. */
const typeOf = (control: Control) =>
  control.localName === "input" ? control.getAttribute("type") || "text" : control.localName;

/** What a visitor calls a control. */
const labelOf = (control: Control): string =>
  control.getAttribute("aria-label") ||
  control.labels?.[0]?.textContent?.trim() ||
  control.getAttribute("placeholder") ||
  control.id;

const isBox = (control: Control) => /^(?:checkbox|radio)$/.test(typeOf(control));
const isChosen = (control: Control) => !isBox(control) || (control as HTMLInputElement).checked;

/** The controls of each field: buttons of one name are a field, several boxes of one name, too. */
function fieldsOf(controls: readonly Control[]): Control[][] {
  const fields: Control[][] = [];
  for (const control of controls) {
    const field = fields.find(
      ([first]) =>
        first &&
        isBox(control) &&
        nameOf(control) &&
        nameOf(first) === nameOf(control) &&
        typeOf(first) === typeOf(control),
    );
    if (field) field.push(control);
    else fields.push([control]);
  }
  return fields;
}

/** Whether a field is chosen from several controls; its name stands for its label. */
const isGroup = (field: readonly Control[]) => field.length > 1 || field[0]?.getAttribute("type") === "radio";

/** What a visitor may choose from, as JSON; `null` for other fields. */
function optionsOf(field: readonly Control[]): string {
  const [first] = field;
  const options = first?.localName === "select" ? [...(first as HTMLSelectElement).options] : null;
  if (options) return JSON.stringify(options.map(({ value, text }) => ({ value, label: text })));
  const given = isGroup(field) && field.map((control) => ({ value: control.value, label: labelOf(control) }));
  return JSON.stringify(given || null);
}

function addValue(data: FormData, key: string, field: readonly Control[]) {
  const [first] = field;
  if (first && typeOf(first) === "file")
    for (const [index, file] of numbered([...((first as HTMLInputElement).files ?? [])]))
      data.set(`${key}[${index}]`, file);
  else
    data.set(
      key,
      field
        .filter(isChosen)
        .map(({ value }) => value)
        .join(", "),
    );
}

/**
 * The fields of a form, each as entries with its id, type, label, name, options and value, such as
 * `form_fields[0][value]`.
 */
export function describedFields(form: HTMLFormElement, { prefix, id }: FieldDescription): FormData {
  const selector = ["input", "select", "textarea"].map((name) => `${name}[${id}]:not(:disabled)`).join();
  const controls = queryAll<Control>(form, selector);
  const data = new FormData();
  for (const [index, field] of numbered(fieldsOf(controls))) {
    const first = field.find(isChosen) ?? field[0];
    if (!first) continue;
    const entry = (name: string) => `${prefix}[${index}][${name}]`;
    data.set(entry("id"), first.getAttribute(id) ?? "");
    data.set(entry("type"), typeOf(first));
    data.set(entry("label"), isGroup(field) ? nameOf(first) : labelOf(first));
    data.set(entry("name"), nameOf(first));
    data.set(entry("options"), optionsOf(field));
    addValue(data, entry("value"), field);
  }
  return data;
}
