import { queryAll, query } from "#dom/query.ts";
import { readTable } from "./state-field.ts";
import type { AddressOptions } from "./address-options.ts";

/** What a country says of one field of an address (reference: shop 6). */
interface FieldLocale {
  readonly label?: unknown;
  readonly placeholder?: unknown;
  readonly required?: unknown;
  readonly hidden?: unknown;
  readonly priority?: unknown;
  readonly class?: unknown;
}

const FIELDS = ["address_1", "address_2", "state", "postcode", "city", "country", "phone"];
const WIDTHS = ["form-row-first", "form-row-last", "form-row-wide"];

const servers = new WeakMap<HTMLElement, { readonly nodes: readonly Node[]; readonly className: string }>();

/** Names, needs and order of the address fields as the country has them; what is hidden is emptied. */
export function fitFields(address: AddressOptions, country: string, wrapper: HTMLElement): void {
  const locale = readTable(address.settings.locale);
  const of = (name: string) =>
    Object(Object.hasOwn(locale, name) ? locale[name] : {}) as Record<string, FieldLocale>;
  const [common, own] = [of("default"), of(country)];
  for (const name of FIELDS) {
    const row = query(wrapper, `[id$="_${name}_field"]`);
    const said = { ...Object(common[name]), ...Object(own[name]) } as FieldLocale;
    if (!row || !Object.keys(said).length) continue;
    fitField(address, row, said);
    // Whether there is a state is known by the list of states as well.
    if (name !== "state" || "hidden" in said) showOrHide(address, row, Boolean(said.hidden));
  }
  sortRows(wrapper, address.context.signal);
}

function fitField({ context, changes }: AddressOptions, row: HTMLElement, said: FieldLocale) {
  const { page } = context;
  const label = query<HTMLLabelElement>(row, "label");
  const field = query<HTMLInputElement>(row, "input, select");
  const isRequired = Boolean(said.required);
  if (label) {
    remember(label, context.signal);
    const words = typeof said.label === "string" ? textOf(said.label) : nameIn(label);
    label.replaceChildren(words, "\u00a0", hint(isRequired, page.text("optional", "optional")));
  }
  if (field && typeof said.placeholder === "string")
    writePlaceholder(field, textOf(said.placeholder), context.signal);
  changes.toggleClass(row, "validate-required", isRequired);
  if (field) changes.setAttribute(field, "aria-required", String(isRequired));
  if (Array.isArray(said.class))
    for (const width of WIDTHS) changes.toggleClass(row, width, said.class.includes(width));
  if (Number(said.priority) > 0) changes.setAttribute(row, "data-priority", String(Number(said.priority)));
}

function showOrHide({ changes }: AddressOptions, row: HTMLElement, isHidden: boolean) {
  const field = query<HTMLInputElement>(row, "input, select");
  if (field?.type === "hidden") return;
  changes.setStyle(row, "display", isHidden ? "none" : "");
  if (isHidden && field) field.value = "";
}

const hinted = new WeakSet<Element>();

function writePlaceholder(field: HTMLInputElement, words: string, signal: AbortSignal) {
  const before = field.getAttribute("placeholder");
  if (!hinted.has(field))
    signal.addEventListener("abort", () => {
      hinted.delete(field);
      if (before === null) field.removeAttribute("placeholder");
      else field.setAttribute("placeholder", before);
    });
  hinted.add(field);
  field.setAttribute("placeholder", words);
}

/** Labels are printed as markup, of which only the words count. */
const textOf = (html: string) => html.replace(/<[^<>]{0,200}>/g, "");

const nameIn = (label: Element) =>
  [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.matches(".required, .optional")))
    .map(({ textContent }) => textContent)
    .join("")
    .trim();

function hint(isRequired: boolean, optional: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = isRequired ? "required" : "optional";
  mark.textContent = isRequired ? "*" : `(${optional})`;
  if (isRequired) mark.setAttribute("aria-hidden", "true");
  return mark;
}

function remember(label: HTMLElement, signal: AbortSignal) {
  if (servers.has(label)) return;
  const nodes = [...label.childNodes];
  servers.set(label, { nodes, className: label.className });
  signal.addEventListener("abort", () => {
    label.replaceChildren(...nodes);
    servers.delete(label);
  });
}

const sorted = new WeakSet<Element>();

/** Moves only rows that stand wrong, and none that holds the focus: a frame or a cursor in them would be lost. */
function sortRows(wrapper: HTMLElement, signal: AbortSignal) {
  const rows = queryAll(wrapper, ".form-row[data-priority]");
  const parent = rows[0]?.parentElement;
  if (!parent || rows.some((row) => row.parentElement !== parent)) return;
  const priority = (row: HTMLElement) => Number(row.dataset["priority"]);
  const wanted = rows.toSorted((a, b) => priority(a) - priority(b));
  if (wanted.every((row, index) => row === rows[index])) return;
  if (!sorted.has(parent)) {
    sorted.add(parent);
    const before = [...parent.childNodes];
    signal.addEventListener("abort", () => {
      parent.append(...before.filter((node) => node.parentNode === parent));
      sorted.delete(parent);
    });
  }
  const { activeElement } = document;
  for (const [index, row] of wanted.entries()) {
    const next = wanted[index - 1]?.nextSibling ?? null;
    if (index > 0 && wanted[index - 1]?.nextElementSibling !== row) parent.insertBefore(row, next);
  }
  if (activeElement instanceof HTMLElement && parent.contains(activeElement))
    activeElement.focus({ preventScroll: true });
}
