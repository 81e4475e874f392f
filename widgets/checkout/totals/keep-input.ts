import { queryAll } from "#dom/query.ts";

/** Fields of the parts that new totals replace. */
const FIELDS = ".payment_box :is(input, select, textarea)[id], #terms";

type Field = HTMLInputElement;

/** Remembers what the visitor has entered for the payment methods and the terms. Returns a function that restores it. */
export function keepInput(root: Element): () => void {
  const before = queryAll<Field>(root, FIELDS).map(({ id, checked, value }) => ({ id, checked, value }));
  return () => {
    const fields = new Map(queryAll<Field>(root, FIELDS).map((field) => [field.id, field]));
    for (const { id, checked, value } of before) {
      const field = fields.get(id);
      if (!field || !restore(field, checked, value)) continue;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
}

/** A text that the server has filled in stays. */
function restore(field: Field, checked: boolean, value: string): boolean {
  if (field.type === "checkbox" || field.type === "radio") {
    if (field.checked === checked) return false;
    field.checked = checked;
    return true;
  }
  if (field.value || !value) return false;
  field.value = value;
  return true;
}
