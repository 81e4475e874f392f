import { isHtmlElement, isText } from "#runtime/node-type.ts";

/**
 * The text with the number in an element that counts the items of the cart; undefined if it shows none. Translators
 * put it into a `font` element.
 */
export function countTextOf(element: Element): Text | undefined {
  for (const node of element.childNodes) {
    const text = isHtmlElement(node) && node.localName === "font" ? countTextOf(node) : node;
    if (text && isText(text) && /\d/.test(text.data)) return text;
  }
  return undefined;
}

/** Shows another text in an element that counts; Elementor's also holds the number in an attribute. */
export function writeCount(element: Element, text: Text, shown: string): void {
  if (text.data !== shown) text.data = shown;
  const [number] = /\d+/.exec(shown) ?? [];
  if (number && isHtmlElement(element) && element.dataset["counter"]) element.dataset["counter"] = number;
}
