import type { Changes } from "../state/changes.ts";

/** Writes inline styles of an element. */
export type WriteStyles = (element: HTMLElement, styles: Readonly<Record<string, string>>) => void;

/** Writes inline styles that differ from those it has written: to read a style back is slower. */
export function createStyleWriter(changes: Changes): WriteStyles {
  const written = new WeakMap<HTMLElement, Record<string, string>>();
  return (element, styles) => {
    const values = written.get(element) ?? {};
    written.set(element, values);
    for (const [property, value] of Object.entries(styles)) {
      if (values[property] === value) continue;
      values[property] = value;
      changes.setStyle(element, property, value);
    }
  };
}
