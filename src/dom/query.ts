/** Every element of our own selectors; unlike `selectAll`, hidden fields too. A field may be named `querySelectorAll`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const queryAll = <Found extends Element = HTMLElement>(
  root: Element | Document | DocumentFragment,
  selector: string,
): Found[] => {
  const { prototype } =
    root instanceof Document ? Document : root instanceof Element ? Element : DocumentFragment;
  return [...(Reflect.apply(prototype.querySelectorAll, root, [selector]) as NodeListOf<Found>)];
};

/** The first of them. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const query = <Found extends Element = HTMLElement>(
  root: Element | Document | DocumentFragment,
  selector: string,
): Found | undefined => queryAll<Found>(root, selector)[0];

/** Whether a visitor sees the element. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;
