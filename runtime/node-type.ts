// What a value is, asked by node type: an editor makes elements in its own window and adopts them into the page, and an
// element keeps the classes of the window that made it, so `instanceof` of this window's classes is false for it.

/** The type of a node. Through the prototype, whose getter takes nodes of any window: a form's field may be named `nodeType`. */
export const nodeTypeOf = (node: Node): number =>
  Reflect.get<Node, "nodeType">(Node.prototype, "nodeType", node);

/** Whether a node is an element. */
export const isElementNode = (node: Node): node is Element => nodeTypeOf(node) === 1;

/** Whether an element is an HTML element: no other has `lang`. A field of that name only adds it to a form, which is one. */
export const isHtml = (element: Element): element is HTMLElement => "lang" in element;

/** Whether the value is a node: the getter refuses any other. */
export const isNode = (value: unknown): value is Node => {
  try {
    return nodeTypeOf(value as Node) > 0;
  } catch {
    return false;
  }
};

/** Whether the value is an element: HTML, SVG or any other. */
export const isElement = (value: unknown): value is Element => isNode(value) && isElementNode(value);

/** Whether the value is a text node. */
export const isText = (value: unknown): value is Text => isNode(value) && nodeTypeOf(value) === 3;

/** Whether the value is an HTML element. */
export const isHtmlElement = (value: unknown): value is HTMLElement => isElement(value) && isHtml(value);

/** Whether the value is an SVG element: no other has `ownerSVGElement`. */
export const isSvgElement = (value: unknown): value is SVGElement =>
  isElement(value) && !isHtml(value) && "ownerSVGElement" in value;

/** Whether the value is an HTML element with one of these tags. */
export const isTag = <Tag extends keyof HTMLElementTagNameMap>(
  value: unknown,
  ...tags: Tag[]
): value is HTMLElementTagNameMap[Tag] =>
  isHtmlElement(value) &&
  (tags as string[]).includes(Reflect.get<Element, "localName">(Element.prototype, "localName", value));
