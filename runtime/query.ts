import { isElementNode, nodeTypeOf } from "./node-type.ts";

/** Methods are called by their prototypes: a page may shadow them with elements of the same names. */
export const interfaceOf = (root: ParentNode): { prototype: ParentNode } =>
  isElementNode(root) ? Element : nodeTypeOf(root) === 9 ? HTMLDocument : DocumentFragment;

/** Most roots hold no match: `querySelector` finds that out at a fraction of the cost. */
function matchesIn(root: ParentNode, selector: string): Iterable<Element> {
  const { querySelector, querySelectorAll } = interfaceOf(root).prototype;
  return querySelector.call(root, selector) ? querySelectorAll.call(root, selector) : [];
}

/** The first match in the document. */
export const queryPage = (selector: string): Element | null =>
  HTMLDocument.prototype.querySelector.call(document, selector);

/** All matches in `root`, itself included. */
export function queryWithin(root: ParentNode, selector: string): Element[] {
  const inside = [...matchesIn(root, selector)];
  return isElementNode(root) && Element.prototype.matches.call(root, selector) ? [root, ...inside] : inside;
}
