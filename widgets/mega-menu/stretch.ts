import type { Changes } from "#dom/changes.ts";
import { customProperty } from "#dom/menu/custom-property.ts";
import type { Settings } from "./settings.ts";

interface StretchOptions {
  /** Panels are placed in it. */
  readonly menu: HTMLElement;
  /** Gets the properties; holds all panels. */
  readonly target: HTMLElement;
  readonly skin: Settings["skin"];
  readonly changes: Changes;
}

/** Tells the style sheets the width of the window, and where it begins, seen from the menu. */
export function stretch({ menu, target, skin, changes }: StretchOptions): void {
  const values = [
    [skin.widthProperty, document.documentElement.clientWidth],
    [skin.leftProperty, -menu.getBoundingClientRect().left],
  ] as const;
  for (const [name, px] of values) if (customProperty(name)) changes.setStyle(target, name, `${px}px`);
}
