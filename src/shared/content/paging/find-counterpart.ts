import type { SitePage } from "#browser/fetch-anonymously.ts";
import { selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import type { PagedList } from "./paged-list.ts";

type PageRoot = SitePage["root"];

/** A widget's element and its list, and whether the page itself has placed the widget. */
type ListParts = Pick<PagedList, "host" | "list" | "parts"> & {
  readonly context: Pick<PagedList["context"], "isFromPage">;
};

/** The same on another page, where there may be no list because it would be empty. */
export interface OtherListParts {
  readonly root: Element;
  readonly list: Element | undefined;
}

/** Finds in another page what stands there for a widget of this one; undefined if it is missing there. */
export type FindCounterpart = (page: PageRoot) => OtherListParts | undefined;

const ID = "data-id";
const TYPE = "data-widget_type";
const MARKER = "data-widget";

/** The widgets of a page that have the same id of Elementor as this one: a template may be on a page twice. */
export const namesakes = (page: PageRoot, host: Element) =>
  queryAll(page, `[${ID}][${TYPE}]`).filter((other) =>
    [ID, TYPE].every((name) => other.getAttribute(name) === host.getAttribute(name)),
  );

function ancestor(element: Element, levels: number): Element | undefined {
  let found: Element | null = element;
  for (let level = 0; level < levels; level++) found = found?.parentElement ?? null;
  return found ?? undefined;
}

/** The elements of a page that have the same marker as this one, and the same id if it has one. */
const twins = (page: PageRoot, host: Element) =>
  queryAll(page, `[${host.hasAttribute(MARKER) ? MARKER : "id"}]`).filter((other) =>
    [MARKER, "id"].every((name) => other.getAttribute(name) === host.getAttribute(name)),
  );

/**
 * Must be called before anything is added to the page. A list of an attribute is found by that attribute and its id; what
 * its selectors find elsewhere on a page is not its own. Of those that the page has placed, a widget of Elementor is
 * found by its id, any other by its place among the lists that the same selector finds.
 */
export function counterpartOf({ host: root, list, parts, context }: ListParts): FindCounterpart {
  const lists = (place: PageRoot | Element) => selectAll(place, parts.list);
  const isOfElementor = root.hasAttribute(ID) && root.hasAttribute(TYPE);
  if (isOfElementor || !context.isFromPage) {
    const same = context.isFromPage ? namesakes : twins;
    const index = same(document, root).indexOf(root);
    return (page) => {
      const found = same(page, root);
      const other = found[index] ?? found[0];
      return other && { root: other, list: lists(other)[0] };
    };
  }
  const index = lists(document).indexOf(list);
  let levels = 0;
  for (let element: Element | null = list; element && element !== root; element = element.parentElement)
    levels++;
  return (page) => {
    const otherList = lists(page)[index];
    const other = otherList && ancestor(otherList, levels);
    return other && { root: other, list: otherList };
  };
}
