import { selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import type { PagingSkin } from "./skin.ts";

/** A widget's element and its list. */
interface ListParts {
  readonly root: Element;
  readonly list: Element;
}

/** The same on another page, where there may be no list because it would be empty. */
export interface OtherListParts {
  readonly root: Element;
  readonly list: Element | undefined;
}

/** Finds in another page what stands there for a widget of this one; undefined if it is missing there. */
export type FindCounterpart = (page: Document) => OtherListParts | undefined;

const ID = "data-id";
const TYPE = "data-widget_type";

/** The widgets of a page that have the same id of the builder as this one: a template may be on a page twice. */
export const namesakes = (page: Document, host: Element) =>
  queryAll(page, `[${ID}][${TYPE}]`).filter((other) =>
    [ID, TYPE].every((name) => other.getAttribute(name) === host.getAttribute(name)),
  );

function ancestor(element: Element, levels: number): Element | undefined {
  let found: Element | null = element;
  for (let level = 0; level < levels; level++) found = found?.parentElement ?? null;
  return found ?? undefined;
}

/**
 * Must be called before anything is added to the page. A widget of the builder is found by its id, any other by its place
 * among the lists that the same selector finds.
 */
export function counterpartOf({ root, list }: ListParts, skin: PagingSkin): FindCounterpart {
  const lists = (place: Document | Element) => selectAll(place, skin.list);
  if (root.hasAttribute(ID) && root.hasAttribute(TYPE)) {
    const index = namesakes(document, root).indexOf(root as HTMLElement);
    return (page) => {
      const found = namesakes(page, root);
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
