import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { ROW, SHIPPING } from "../cart-page.ts";

const findRowInputs = (host: HTMLElement) => queryAll<HTMLInputElement>(host, `${ROW} input[name]`);

/** The typed values of row fields, by name. */
export const readValues = (host: HTMLElement, names: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    findRowInputs(host)
      .filter(({ name }) => names.has(name))
      .map(({ name, value }) => [name, value]),
  );

/** Sets row fields to the server's values, except those that the visitor has typed since. */
export function resetValues(host: HTMLElement, typedValues: ReadonlyMap<string, string>): void {
  for (const field of findRowInputs(host)) {
    const typed = typedValues.get(field.name);
    if (typed !== undefined) field.value = typed;
    else if (!/checkbox|radio/.test(field.type)) field.value = field.defaultValue;
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
