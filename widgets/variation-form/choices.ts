/** The visitor's choices by attribute name; an empty text means no choice. */
export type Choices = Readonly<Record<string, string>>;

/** The name of the attribute that a list chooses. */
export const nameOf = (select: HTMLSelectElement): string =>
  select.getAttribute("data-attribute_name") || select.getAttribute("name") || "";

/** Reads what is chosen now. */
export const readChoices = (selects: readonly HTMLSelectElement[]): Choices =>
  Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));

/** The first list without a choice. */
export const findMissing = (selects: readonly HTMLSelectElement[]): HTMLSelectElement | undefined =>
  selects.find(({ value }) => !value);

/** Clears every list. Then scripts hear of each as if the visitor had done it. */
export function clearChoices(selects: readonly HTMLSelectElement[]): void {
  for (const select of selects) select.value = "";
  for (const select of selects) select.dispatchEvent(new Event("change", { bubbles: true }));
}
