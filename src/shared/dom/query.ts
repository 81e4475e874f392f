import { interfaceOf } from "#runtime/query.ts";

/**
 * Returns every match of our own selector; unlike `selectAll`, hidden fields too. Goes through the prototypes: a
 * field may be named `querySelectorAll`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in the DOM's own types
export const queryAll = <Found extends Element = HTMLElement>(
  root: Element | Document | DocumentFragment,
  selector: string,
): Found[] => {
  return [...interfaceOf(root).prototype.querySelectorAll.call(root, selector)] as Found[];
};

/** The first match of `queryAll`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in the DOM's own types
export const query = <Found extends Element = HTMLElement>(
  root: Element | Document | DocumentFragment,
  selector: string,
): Found | undefined => queryAll<Found>(root, selector)[0];

/** Whether the element is rendered. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;
