import { numbered } from "#dom/numbered.ts";
import { query, queryAll } from "#dom/query.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { FieldOptions } from "./address-options.ts";

/** What a country says about one field of an address. */
interface FieldLocale {
  readonly label?: unknown;
  readonly placeholder?: unknown;
  readonly required?: unknown;
  readonly hidden?: unknown;
  readonly priority?: unknown;
  readonly class?: unknown;
}

interface LocaleOptions {
  /** Fields by name, for each country and under `default`. */
  readonly locales: Readonly<Record<string, unknown>>;
  readonly country: string;
}

const FIELDS = ["address_1", "address_2", "state", "postcode", "city", "country", "phone"];
const WIDTHS = ["form-row-first", "form-row-last", "form-row-wide"];

/** Gives the fields of an address the country's labels, placeholders, widths and order. Empties hidden fields. */
export function fitFields(
  wrapper: HTMLElement,
  { locales, country }: LocaleOptions,
  options: FieldOptions,
): void {
  const fieldsOf = (name: string) =>
    Object(Object.hasOwn(locales, name) ? locales[name] : {}) as Record<string, FieldLocale>;
  const defaults = fieldsOf("default");
  const overrides = fieldsOf(country);
  for (const name of FIELDS) {
    const row = query(wrapper, `[id$="_${name}_field"]`);
    const locale = { ...Object(defaults[name]), ...Object(overrides[name]) } as FieldLocale;
    if (!row || Object.keys(locale).length === 0) continue;
    fitField(row, locale, options);
    // The list of states may hide the state, too.
    if (name !== "state" || "hidden" in locale) showOrHide(row, Boolean(locale.hidden), options);
  }
  sortRows(wrapper, options.signal);
}

function fitField(row: HTMLElement, locale: FieldLocale, { changes, page, signal }: FieldOptions) {
  const label = query<HTMLLabelElement>(row, "label");
  const field = query<HTMLInputElement>(row, "input, select");
  const isRequired = Boolean(locale.required);
  if (label) {
    restoreLabelOnAbort(label, signal);
    const text = typeof locale.label === "string" ? withoutTags(locale.label) : labelText(label);
    label.replaceChildren(text, "\u00a0", createHint(isRequired, page.text("optional", "optional")));
  }
  if (field && typeof locale.placeholder === "string")
    writePlaceholder(field, withoutTags(locale.placeholder), signal);
  changes.toggleClass(row, "validate-required", isRequired);
  if (field) changes.setAttribute(field, "aria-required", String(isRequired));
  if (Array.isArray(locale.class))
    for (const width of WIDTHS) changes.toggleClass(row, width, locale.class.includes(width));
  const priority = Number(locale.priority);
  if (priority > 0) changes.setAttribute(row, "data-priority", String(priority));
}

function showOrHide(row: HTMLElement, isHidden: boolean, { changes }: FieldOptions) {
  const field = query<HTMLInputElement>(row, "input, select");
  if (field?.type === "hidden") return;
  changes.setStyle(row, "display", isHidden ? "none" : "");
  if (isHidden && field) field.value = "";
}

const fieldsWithPlaceholder = new WeakSet<Element>();

function writePlaceholder(field: HTMLInputElement, text: string, signal: AbortSignal) {
  const before = field.getAttribute("placeholder");
  if (!fieldsWithPlaceholder.has(field))
    signal.addEventListener("abort", () => {
      fieldsWithPlaceholder.delete(field);
      if (before === null) field.removeAttribute("placeholder");
      else field.setAttribute("placeholder", before);
    });
  fieldsWithPlaceholder.add(field);
  field.setAttribute("placeholder", text);
}

/** The shop's labels are markup. */
const withoutTags = (html: string) => html.replace(/<[^<>]{0,200}>/g, "");

const labelText = (label: Element) =>
  [...label.childNodes]
    .filter((node) => !(isElement(node) && node.matches(".required, .optional")))
    .map(({ textContent }) => textContent)
    .join("")
    .trim();

function createHint(isRequired: boolean, optional: string): HTMLElement {
  const hint = document.createElement("span");
  hint.className = isRequired ? "required" : "optional";
  hint.textContent = isRequired ? "*" : `(${optional})`;
  if (isRequired) hint.setAttribute("aria-hidden", "true");
  return hint;
}

const changedLabels = new WeakSet<Element>();

function restoreLabelOnAbort(label: HTMLElement, signal: AbortSignal) {
  if (changedLabels.has(label)) return;
  changedLabels.add(label);
  const nodes = [...label.childNodes];
  signal.addEventListener("abort", () => {
    label.replaceChildren(...nodes);
    changedLabels.delete(label);
  });
}

const sortedParents = new WeakSet<Element>();

/** Sorts rows by priority. Moves only misplaced rows: moving a field loses its cursor or its frame. */
function sortRows(wrapper: HTMLElement, signal: AbortSignal) {
  const rows = queryAll(wrapper, ".form-row[data-priority]");
  const parent = rows[0]?.parentElement;
  if (!parent || rows.some((row) => row.parentElement !== parent)) return;
  const priority = (row: HTMLElement) => Number(row.dataset["priority"]);
  const sorted = [...rows].sort((a, b) => priority(a) - priority(b));
  if (sorted.every((row, index) => row === rows[index])) return;
  restoreOrderOnAbort(parent, signal);
  const { activeElement } = document;
  for (const [index, row] of numbered(sorted)) {
    const previous = sorted[index - 1];
    if (previous && previous.nextElementSibling !== row) parent.insertBefore(row, previous.nextSibling);
  }
  if (isHtmlElement(activeElement) && parent.contains(activeElement))
    activeElement.focus({ preventScroll: true });
}

function restoreOrderOnAbort(parent: Element, signal: AbortSignal) {
  if (sortedParents.has(parent)) return;
  sortedParents.add(parent);
  const nodes = [...parent.childNodes];
  signal.addEventListener("abort", () => {
    parent.append(...nodes.filter((node) => node.parentNode === parent));
    sortedParents.delete(parent);
  });
}
