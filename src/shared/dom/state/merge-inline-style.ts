import { isHtmlElement, isSvgElement } from "#runtime/node-type.ts";
import type { CopyMore } from "./morph.ts";

/** The styles that the server printed last, by element; any other value on the page is a script's. */
const printedStyles = new WeakMap<Element, ReadonlyMap<string, string>>();
/** Styles that count as the server's before its first answer. */
const HIDDEN = new Map([
  ["display", "none"],
  ["visibility", "hidden"],
]);

/** Applies what the server added to or removed from an inline style; a script's values stay. */
export const mergeInlineStyle: CopyMore = (from, to) => {
  if (!hasStyle(from) || !hasStyle(to)) return;
  const before = printedStyles.get(from);
  const after = new Map(Array.from(to.style).map((name) => [name, to.style.getPropertyValue(name)]));
  const isSet = (name: string, value: string) => from.style.getPropertyValue(name) === value;
  for (const [name, value] of before ?? HIDDEN)
    if (!after.has(name) && isSet(name, value)) from.style.removeProperty(name);
  for (const [name, value] of after)
    if (before?.get(name) !== value && !isSet(name, value))
      from.style.setProperty(name, value, to.style.getPropertyPriority(name));
  printedStyles.set(from, after);
};

const hasStyle = (element: Element): element is HTMLElement | SVGElement =>
  isHtmlElement(element) || isSvgElement(element);
