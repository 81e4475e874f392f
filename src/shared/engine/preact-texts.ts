import { options, type VNode } from "preact";

/** The node of a text that is alone in its element, and what it said when it was drawn last. */
interface Drawn {
  readonly node: Node;
  readonly text: string;
}

/** `__e` is the name of its element in Preact's builds. */
type DrawnNode = VNode<{ readonly children?: unknown }> & { readonly __e?: Element };

const drawnTexts = new WeakMap<Element, Drawn>();

/**
 * Translators of browsers put elements in the place of texts. React writes a text that is alone in its element into the
 * element; Preact keeps to the node that it has made, so nobody would see what it says from then on. This puts the node
 * back once it says something else.
 */
function keepInPlace({ type, props, __e: element }: DrawnNode): void {
  const { children } = props;
  if (!element || typeof type !== "string") return;
  if (typeof children !== "string" && typeof children !== "number") return;
  const text = String(children);
  const drawn = drawnTexts.get(element);
  const { firstChild } = element;
  const isTaken = drawn && firstChild?.nodeType !== Node.TEXT_NODE;
  if (isTaken && drawn.text === text) return;
  if (isTaken) element.replaceChildren(drawn.node);
  if (element.firstChild) drawnTexts.set(element, { node: element.firstChild, text });
}

const { diffed } = options;

options.diffed = (vnode) => {
  diffed?.(vnode);
  keepInPlace(vnode);
};
