/** What makes an element the same one in old and new markup, although its text has changed; empty for none. */
export type KeyOf = (element: Element) => string | null | undefined;

/** Takes over from an element in new markup what is more than its attributes. */
export type CopyMore = (from: Element, to: Element) => void;

/** What visitors and scripts have done to an element; the server knows nothing of it. */
const STATE = /^(?:style|open|aria-expanded|aria-hidden|data-widget-state)$/;
/** A marker stays even where the template of a fragment forgets it; without its tabindex, an element loses the focus. */
const LASTING = /^(?:style|open|aria-expanded|aria-hidden|tabindex|data-widget.*|data-settings)$/;

/**
 * Changes `from` in place until it reads like `to`, whose nodes are used up. Elements that are equal, or have the same
 * key, stay the nodes they are: focus, listeners, open menus and mounted widgets survive. Of an island only the parts
 * of the server's markup that it has placed are changed, where they are now.
 * @param to has passed `sanitise` of src/browser/safe-html.ts; it has the tag of `from`
 * @param copyMore is asked about equal elements, too
 */
export function morph(from: Element, to: Element, keyOf: KeyOf = ({ id }) => id, copyMore?: CopyMore): void {
  if (!copyMore && from.isEqualNode(to)) return;
  copyValue(from, to);
  copyMore?.(from, to);
  const isIsland = [...from.children].some(({ localName }) => localName === "islet-slot");
  // Classes of an open menu are the island's.
  if (isIsland) to.classList.add(...from.classList);
  copyAttributes(from, to);
  if (isIsland) morphPlaced(from, to, keyOf, copyMore);
  else morphChildren(from, to, keyOf, copyMore);
}

/** A part is found in the new markup by its id, else by its first class. */
function morphPlaced(host: Element, to: Element, keyOf: KeyOf, copyMore?: CopyMore) {
  const slot = [...host.children].find(({ localName }) => localName === "islet-slot");
  const parts = [...host.querySelectorAll("islet-content > *")].filter(
    (part) => part.closest("islet-slot") === slot,
  );
  const free = new Set(to.querySelectorAll("*"));
  const pairs = parts.flatMap((part) => {
    const match = [...free].find(
      ({ localName, id, classList }) =>
        localName === part.localName && (part.id ? id === part.id : classList[0] === part.classList[0]),
    );
    return match && free.delete(match) ? [{ part, match }] : [];
  });
  // Where a part was taken out of another, a comment keeps its place.
  for (const { match } of pairs) match.replaceWith(document.createComment(""));
  for (const { part, match } of pairs) morph(part, match, keyOf, copyMore);
}

/** What was typed stays, unless the server has a new value for the field. */
function copyValue(from: Element, to: Element) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    if (from.defaultValue !== to.defaultValue && !from.matches(":focus")) from.value = to.defaultValue;
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

function morphChildren(from: Element, to: Element, keyOf: KeyOf, copyMore?: CopyMore) {
  const hasSameKey = (a: Element, b: Element) => (keyOf(a) || "") === (keyOf(b) || "");
  const isSame = (a: Node, b: Node) =>
    isElement(a) &&
    isElement(b) &&
    a.nodeName === b.nodeName &&
    (keyOf(b) ? hasSameKey(a, b) : a.isEqualNode(b));
  const isAlike = (a: Node, b: Node) =>
    a.nodeName === b.nodeName && (!isElement(a) || !isElement(b) || hasSameKey(a, b));

  let next: ChildNode | null = from.firstChild;
  const fresh = [...to.childNodes];
  for (const [index, node] of fresh.entries()) {
    const at: ChildNode | null = next;
    // Templates differ in the space between elements.
    const like = isElement(node) ? siblingsFrom(at).find((old) => !isSpace(old)) : at;
    const isWantedLater = () => fresh.slice(index + 1).some((later) => like && isSame(like, later));
    const match: ChildNode | null =
      siblingsFrom(at).find((old) => isSame(old, node)) ??
      (like && isAlike(like, node) && !isWantedLater() ? like : null);
    if (match) {
      removeBetween(at, match);
      next = match.nextSibling;
      update(match, node, keyOf, copyMore);
    } else from.insertBefore(node, at);
  }
  removeBetween(next, null);
}

function update(old: ChildNode, node: ChildNode, keyOf: KeyOf, copyMore?: CopyMore) {
  if (isElement(old) && isElement(node)) morph(old, node, keyOf, copyMore);
  else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
}

const isElement = (node: Node): node is Element => node instanceof Element;

const isSpace = (node: Node) => node instanceof Text && !node.data.trim();

function siblingsFrom(first: ChildNode | null): ChildNode[] {
  const siblings: ChildNode[] = [];
  for (let one = first; one; one = one.nextSibling) siblings.push(one);
  return siblings;
}

function removeBetween(first: ChildNode | null, end: ChildNode | null) {
  for (let one = first; one && one !== end; ) {
    const following: ChildNode | null = one.nextSibling;
    one.remove();
    one = following;
  }
}
