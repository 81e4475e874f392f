import { isElement, isTag, isText } from "#runtime/node-type.ts";
import { numbered } from "../numbered.ts";

/** Returns what identifies an element in old and new markup even if its text has changed; empty for nothing. */
export type KeyOf = (element: Element) => string | null | undefined;

/** Copies more than attributes from an element in new markup to the one on the page. */
export type CopyMore = (from: Element, to: Element) => void;

/** How elements are matched and copied. */
export interface MorphOptions {
  /** The element's id by default. */
  readonly keyOf?: KeyOf;
  /** Runs for equal elements too. */
  readonly copyMore?: CopyMore;
}

/** Set by visitors and scripts; the server knows nothing of it. */
const STATE = /^(?:style|open|aria-expanded|aria-hidden|data-widget-state)$/;
/** Kept although new markup lacks it: a template may forget a marker, and losing tabindex would lose the focus. */
const LASTING = /^(?:style|open|aria-expanded|aria-hidden|tabindex|data-widget.*|data-settings)$/;

const idOf: KeyOf = ({ id }) => id;

/**
 * Changes `from` in place until it equals `to`, whose nodes are used up. Elements that are equal or have the same key
 * stay the same nodes, so focus, listeners, open menus and mounted widgets survive. In an island only the server
 * content that it has placed is changed.
 * @param to is sanitised and has the tag of `from`
 */
export function morph(from: Element, to: Element, options: MorphOptions = {}): void {
  const { copyMore } = options;
  if (!copyMore && from.isEqualNode(to)) return;
  const chosen = newChoice(from, to);
  copyValue(from, to);
  copyMore?.(from, to);
  const isIsland = [...from.children].some(isSlot);
  // Classes of an open menu are the island's.
  if (isIsland) to.classList.add(...from.classList);
  copyAttributes(from, to);
  if (isIsland) morphPlacedContent(from, to, options);
  else morphChildren(from, to, options);
  if (chosen !== undefined) (from as HTMLSelectElement).value = chosen;
}

const isSlot = ({ localName }: Element) => localName === "islet-slot";

/** Finds each placed part in the new markup by its id, else by its first class. */
function morphPlacedContent(host: Element, to: Element, options: MorphOptions) {
  const slot = [...host.children].find(isSlot);
  const parts = [...host.querySelectorAll("islet-content > *")].filter(
    (part) => part.closest("islet-slot") === slot,
  );
  const unmatched = new Set(to.querySelectorAll("*"));
  const pairs = parts.flatMap((part) => {
    const match = [...unmatched].find(
      ({ localName, id, classList }) =>
        localName === part.localName && (part.id ? id === part.id : classList[0] === part.classList[0]),
    );
    return match && unmatched.delete(match) ? [{ part, match }] : [];
  });
  // A comment replaces a part that is nested in another one.
  for (const { match } of pairs) match.replaceWith(document.createComment(""));
  for (const { part, match } of pairs) morph(part, match, options);
}

/** Keeps what the visitor typed, unless the server has a new value for the field. */
function copyValue(from: Element, to: Element) {
  if ((isTag(from, "input") && isTag(to, "input")) || (isTag(from, "textarea") && isTag(to, "textarea")))
    if (from.defaultValue !== to.defaultValue && !from.matches(":focus")) from.value = to.defaultValue;
}

/** The option that the server has newly chosen in a list, which gets it with its options. */
function newChoice(from: Element, to: Element): string | undefined {
  if (!isTag(from, "select") || !isTag(to, "select") || from.matches(":focus")) return undefined;
  const [before, now] = [from, to].map(({ options }) =>
    [...options].find((option) => option.hasAttribute("selected")),
  );
  return now && now.value !== before?.value ? now.value : undefined;
}

function copyAttributes(from: Element, to: Element) {
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !LASTING.test(name)) from.removeAttribute(name);
  for (const attribute of [...to.attributes]) {
    const { name, value } = attribute;
    if (!STATE.test(name) && from.getAttribute(name) !== value)
      from.setAttributeNode(attribute.cloneNode() as Attr);
  }
}

function morphChildren(from: Element, to: Element, options: MorphOptions) {
  const { keyOf = idOf } = options;
  const hasSameKey = (a: Element, b: Element) => (keyOf(a) || "") === (keyOf(b) || "");
  const isSame = (a: Node, b: Node) =>
    isElement(a) &&
    isElement(b) &&
    a.nodeName === b.nodeName &&
    (keyOf(b) ? hasSameKey(a, b) : a.isEqualNode(b));
  const isSimilar = (a: Node, b: Node) =>
    a.nodeName === b.nodeName && (!isElement(a) || !isElement(b) || hasSameKey(a, b));

  const newNodes = [...to.childNodes];
  let current: ChildNode | null = from.firstChild;
  for (const [index, newNode] of numbered(newNodes)) {
    const remaining = siblingsFrom(current);
    // Templates differ in the space between elements.
    const candidate = isElement(newNode) ? remaining.find((node) => !isSpace(node)) : current;
    const isNeededLater = (node: ChildNode) => newNodes.slice(index + 1).some((later) => isSame(node, later));
    const match =
      remaining.find((node) => isSame(node, newNode)) ??
      (candidate && isSimilar(candidate, newNode) && !isNeededLater(candidate) ? candidate : null);
    if (match) {
      removeBetween(current, match);
      current = match.nextSibling;
      morphNode(match, newNode, options);
    } else from.insertBefore(newNode, current);
  }
  removeBetween(current, null);
}

function morphNode(from: ChildNode, to: ChildNode, options: MorphOptions) {
  if (isElement(from) && isElement(to)) morph(from, to, options);
  else if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

const isSpace = (node: Node) => isText(node) && !node.data.trim();

function siblingsFrom(first: ChildNode | null): ChildNode[] {
  const siblings: ChildNode[] = [];
  for (let node = first; node; node = node.nextSibling) siblings.push(node);
  return siblings;
}

function removeBetween(first: ChildNode | null, end: ChildNode | null) {
  for (let node = first; node && node !== end; ) {
    const following: ChildNode | null = node.nextSibling;
    node.remove();
    node = following;
  }
}
