// Called on the node: a page may shadow methods with elements named like them.
const kindOf = (root: ParentNode) =>
  root === document ? Document : root instanceof Element ? Element : DocumentFragment;

/** Most pages and most of what they change hold none: asking for the first costs a fraction of asking for all. */
function all(root: ParentNode, selector: string): Iterable<Element> {
  const { querySelector, querySelectorAll } = kindOf(root).prototype;
  return querySelector.call(root as never, selector) ? querySelectorAll.call(root as never, selector) : [];
}

/** The first in the document; asking for all would walk through the whole of a long page. */
export const firstInPage = (selector: string): Element | null =>
  Document.prototype.querySelector.call(document, selector);

/** `root` itself and what is in it, where it matches. */
export function within(root: ParentNode, selector: string): Element[] {
  const inside = [...all(root, selector)];
  return root instanceof Element && Element.prototype.matches.call(root, selector)
    ? [root, ...inside]
    : inside;
}
