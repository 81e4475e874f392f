import { isHtmlElement, isText } from "#runtime/node-type.ts";

/** The text with the number in an element that counts the items of the cart; undefined if it shows none. */
export const countTextOf = (element: Element): Text | undefined =>
  [...element.childNodes].find((node): node is Text => isText(node) && /\d/.test(node.data));

/** Shows another text in an element that counts; Elementor's also holds the number in an attribute. */
export function writeCount(element: Element, text: Text, shown: string): void {
  if (text.data !== shown) text.data = shown;
  const [number] = /\d+/.exec(shown) ?? [];
  if (number && isHtmlElement(element) && element.dataset["counter"]) element.dataset["counter"] = number;
}
