import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { ROW, SHIPPING } from "../cart-page.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const findRowFields = (host: HTMLElement) =>
  queryAll<Field>(host, `${ROW} :is(input, select:not([multiple]), textarea)[name]`);

/** The value that the server has printed. */
export function printedValue(field: Field): string {
  if (!isTag(field, "select")) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.hasAttribute("selected")) ?? options[0])?.value ?? "";
}

/** The typed values of row fields, by name. */
export const readValues = (host: HTMLElement, names: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    findRowFields(host)
      .filter(({ name }) => names.has(name))
      .map(({ name, value }) => [name, value]),
  );

/** Sets row fields to the server's values, except those that the visitor has typed since. */
export function resetValues(host: HTMLElement, typedValues: ReadonlyMap<string, string>): void {
  for (const field of findRowFields(host)) {
    const typed = typedValues.get(field.name);
    if (typed !== undefined) field.value = typed;
    else if (!/checkbox|radio/.test(field.type)) field.value = printedValue(field);
  }
}

/** Selects the shipping methods that the server has chosen. */
export function resetShipping(host: HTMLElement): void {
  for (const field of queryAll(host, SHIPPING)) {
    if (isTag(field, "input") && field.type === "radio" && field.defaultChecked) field.checked = true;
    if (isTag(field, "select"))
      for (const option of field.options) if (option.defaultSelected) option.selected = true;
  }
}
