import { customProperty } from "#dom/menu/custom-property.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { Settings } from "./settings.ts";

interface StretchOptions {
  /** Panels are placed in it. */
  readonly menu: HTMLElement;
  /** Gets the properties; holds all panels. */
  readonly target: HTMLElement;
  readonly parts: Settings["parts"];
  readonly changes: Changes;
}

/** Tells the style sheets the width of the window, and where it begins, seen from the menu. */
export function stretch({ menu, target, parts, changes }: StretchOptions): void {
  const values = [
    [parts.widthProperty, document.documentElement.clientWidth],
    [parts.leftProperty, -menu.getBoundingClientRect().left],
  ] as const;
  for (const [name, px] of values) if (customProperty(name)) changes.setStyle(target, name, `${px}px`);
}
