import { isHtmlElement, isSvgElement } from "#runtime/node-type.ts";

/** Carries an inline style past the parser: a content security policy may forbid inline styles. */
export const CARRIED_STYLE = "data-islet-style";

/** Visibility, size and a theme's custom properties; nothing that loads, moves or covers. */
const NAME = /^(?:display|visibility|width|height|--(?!islet)[\w-]+)$/i;
const VALUE = /^(?:(?:calc|var)\(|[\w\s.,%#*/+)-])+$/i;
const DECLARATION = /^\s*([\w-]+)\s*:([^!]*)(?:!\s*(important)\s*)?$/i;

/** Applies the allowed part of a carried style through the CSSOM. */
export function restoreCarriedStyle(element: Element): void {
  const text = element.getAttribute(CARRIED_STYLE);
  element.removeAttribute(CARRIED_STYLE);
  if (!text || !(isHtmlElement(element) || isSvgElement(element))) return;
  for (const declaration of text.split(";")) {
    const [, name = "", value = "", priority] = DECLARATION.exec(declaration) ?? [];
    if (NAME.test(name) && VALUE.test(value)) element.style.setProperty(name, value.trim(), priority);
  }
}
