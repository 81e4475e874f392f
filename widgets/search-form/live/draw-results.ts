import { markAdded } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import type { Settings } from "../settings.ts";
import type { Results } from "./results.ts";

/** One page of results, as it stands below the field. */
export interface DrawnResults {
  readonly nodes: readonly Node[];
  readonly grid: HTMLElement | null;
  readonly rows: readonly HTMLElement[];
  /** What a screen reader says of it. */
  readonly message: string;
}

const countOf = (count: number, page: Page) =>
  page.text("search_results", "Results: %d").replace("%d", String(count));

const boxOf = (names: readonly string[], name: string, content: DocumentFragment) => {
  const box = markAdded(document.createElement("div"));
  box.classList.add(...names, name);
  box.append(content);
  return box;
};

/** Draws a list of results with links to more of them, or what the server says if there are none. */
export function drawResults({ content, pages }: Results, parts: Settings["parts"], page: Page): DrawnResults {
  // Every result holds a link or more of the post; a message is text alone.
  const rows = [...content.children].filter(
    (element): element is HTMLElement => isHtmlElement(element) && element.children.length > 0,
  );
  if (rows.length === 0) {
    // The site's own search says nothing of its own.
    if (!content.hasChildNodes()) content.append(countOf(0, page));
    const message = content.textContent?.trim() ?? "";
    return { nodes: [...content.childNodes], grid: null, rows, message };
  }
  const grid = boxOf(parts.list, "islet-search-form-list", content);
  grid.setAttribute("role", "grid");
  const message = countOf(rows.length, page);
  grid.setAttribute("aria-label", message);
  const nodes = [grid];
  if (pages.hasChildNodes()) nodes.push(boxOf(parts.pagination, "islet-search-form-pages", pages));
  return { nodes, grid, rows, message };
}
