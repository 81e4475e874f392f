import { queryAll } from "#dom/query.ts";

/** What a visitor has ticked or typed in parts that new totals replace (reference: shop 5.2). */
const KEPT = ".payment_box :is(input, select, textarea)[id], #terms";

type Field = HTMLInputElement;

/** Remembers the visitor's own in the ways to pay, and the terms; the function returned puts it back. */
export function keepFields(root: Element): () => void {
  const before = queryAll<Field>(root, KEPT).map(({ id, checked, value }) => ({ id, checked, value }));
  return () => {
    const now = new Map(queryAll<Field>(root, KEPT).map((field) => [field.id, field]));
    for (const { id, checked, value } of before) {
      const field = now.get(id);
      if (!field || !putBack(field, checked, value)) continue;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
}

/** A text that the server has filled itself stays. */
function putBack(field: Field, checked: boolean, value: string): boolean {
  if (field.type === "checkbox" || field.type === "radio") {
    if (field.checked === checked) return false;
    field.checked = checked;
    return true;
  }
  if (field.value || !value) return false;
  field.value = value;
  return true;
}
