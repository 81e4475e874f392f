import type { CopyMore } from "./morph.ts";

/** What the server has printed last, by element; another value on the page is a script's. */
const printed = new WeakMap<Element, ReadonlyMap<string, string>>();
/** Of what stands there before the first answer, this is taken for the server's. */
const HIDDEN = new Map([
  ["display", "none"],
  ["visibility", "hidden"],
]);

/** Takes over what is new in the server's inline style, and takes back what it no longer says; a script's stays. */
export const mergeInlineStyle: CopyMore = (from, to) => {
  if (!hasStyle(from) || !hasStyle(to)) return;
  const now = new Map(Array.from(to.style, (name) => [name, to.style.getPropertyValue(name)]));
  const before = printed.get(from);
  const isOn = (name: string, value: string) => from.style.getPropertyValue(name) === value;
  for (const [name, value] of before ?? HIDDEN)
    if (!now.has(name) && isOn(name, value)) from.style.removeProperty(name);
  for (const [name, value] of now)
    if (before?.get(name) !== value && !isOn(name, value))
      from.style.setProperty(name, value, to.style.getPropertyPriority(name));
  printed.set(from, now);
};

const hasStyle = (element: Element): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;
