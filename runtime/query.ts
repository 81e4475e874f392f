// Methods are called by their prototypes: a page may shadow them with elements of the same names.
const interfaceOf = (root: ParentNode) =>
  [Document, Element].find((type) => root instanceof type) ?? DocumentFragment;

/** Most roots hold no match: `querySelector` finds that out at a fraction of the cost. */
function matchesIn(root: ParentNode, selector: string): Iterable<Element> {
  const { querySelector, querySelectorAll } = interfaceOf(root).prototype;
  return querySelector.call(root as never, selector) ? querySelectorAll.call(root as never, selector) : [];
}

/** The first match in the document. */
export const firstInPage = (selector: string): Element | null =>
  Document.prototype.querySelector.call(document, selector);

/** All matches in `root`, itself included. */
export function within(root: ParentNode, selector: string): Element[] {
  const inside = [...matchesIn(root, selector)];
  return root instanceof Element && Element.prototype.matches.call(root, selector)
    ? [root, ...inside]
    : inside;
}
