import { isHtmlElement } from "#runtime/node-type.ts";

/**
 * Takes the focus out of an element that becomes inert or covered. Chromium does that itself; in WebKit the visitor would
 * type on into the field.
 * @returns the element that had the focus, if it was inside
 */
export function blurInside(element: Element): HTMLElement | null {
  const { activeElement } = document;
  if (!isHtmlElement(activeElement) || !Node.prototype.contains.call(element, activeElement)) return null;
  activeElement.blur();
  return activeElement;
}
