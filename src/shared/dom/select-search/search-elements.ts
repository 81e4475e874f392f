import { markAdded } from "#runtime/added.ts";
import type { Page } from "#runtime/page.ts";

/** What is drawn over a select while it is searched. */
export interface SearchElements {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  /** What the status says if nothing matches. */
  readonly noMatches: string;
}

interface SearchOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly page: Page;
}

/** What the input takes over from the select, for screen readers. */
const DESCRIPTION: readonly string[] = [
  "aria-describedby",
  "aria-errormessage",
  "aria-invalid",
  "aria-required",
];

/** Creates a combobox with its list, by the ARIA practices for a list autocomplete with automatic selection. */
export function createSearch(select: HTMLSelectElement, { id, page }: SearchOptions): SearchElements {
  const root = markAdded(document.createElement("div"));
  const input = document.createElement("input");
  const list = document.createElement("ul");
  const status = document.createElement("p");
  const label = labelOf(select);

  root.className = "islet-select-search";
  root.dir = getComputedStyle(select).direction;
  // In the top layer, which nothing clips or covers.
  root.popover = "manual";

  input.className = "islet-select-search__input";
  input.type = "text";
  input.autocomplete = "off";
  input.spellcheck = false;
  input.placeholder = select.selectedOptions[0]?.text.trim() ?? "";
  input.setAttribute("autocapitalize", "none");
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-label", label);
  for (const attribute of select.attributes)
    if (DESCRIPTION.includes(attribute.name)) input.setAttributeNode(attribute.cloneNode() as Attr);

  list.className = "islet-select-search__list";
  list.id = id;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", label);

  status.className = "islet-select-search__status";
  status.setAttribute("role", "status");
  root.append(input, list, status);
  return { root, input, list, status, noMatches: page.text("no_matches", "No matches found") };
}

/** The text of the select's label without what screen readers skip, such as the star of required fields. */
function labelOf(select: HTMLSelectElement): string {
  const named = select.getAttribute("aria-label");
  const [label] = select.labels;
  if (named || !label) return named ?? "";
  const copy = label.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true], select")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
