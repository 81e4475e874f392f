import type { SubMenu } from "#dom/menu/sub-menu.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { Settings } from "./settings.ts";

interface PlaceOptions {
  readonly menu: HTMLElement;
  readonly settings: Settings;
  readonly changes: Changes;
}

/** Moves a shown panel that is as wide as its content to its item, and one that does not fit below the menu above it. */
export function placePanel({ item, panel }: SubMenu, { menu, settings, changes }: PlaceOptions): void {
  if (settings.contentWidth === "fit_to_content") {
    changes.setStyle(panel, "left", "0");
    const { left, width } = panel.getBoundingClientRect();
    const x = edgeOf(item, width, settings.contentHorizontalPosition);
    const limit = document.documentElement.clientWidth - width;
    changes.setStyle(panel, "left", `${Math.max(0, Math.min(x, limit)) - left}px`);
  }
  const { top, height } = panel.getBoundingClientRect();
  const room = menu.getBoundingClientRect().top;
  const isAbove = top + height > innerHeight && height < room;
  for (const name of settings.parts.above) changes.toggleClass(menu, name, isAbove);
}

/** What `placePanel` has changed. */
export function resetPanel({ panel }: SubMenu, { menu, settings, changes }: PlaceOptions): void {
  changes.setStyle(panel, "left", "");
  for (const name of settings.parts.above) changes.toggleClass(menu, name, false);
}

/** The left edge of something so wide, placed at an element. */
function edgeOf(element: Element, width: number, side: "left" | "center" | "right"): number {
  const { left, right } = element.getBoundingClientRect();
  if (side === "left") return left;
  return side === "right" ? right - width : (left + right - width) / 2;
}
