import type { Changes } from "../state/changes.ts";
import { isInPlace, type SubMenu } from "./sub-menu.ts";

/** How a menu's sub-menus are placed. */
export interface Placing {
  /** Whether the outermost items stand side by side: their sub-menus open below them. */
  readonly isBar: () => boolean;
  /** A CSS length. */
  readonly minWidth: string;
  /** A CSS length. */
  readonly maxWidth: string;
}

/** Properties that place a sub-menu; style sheets have no say in them while it is open. */
const OVER = {
  position: "",
  top: "auto",
  left: "0",
  right: "auto",
  "margin-top": "0",
  "margin-left": "0",
  "margin-right": "0",
  "z-index": "9999",
};
/** Between the items. */
const BETWEEN = {
  position: "static",
  "max-width": "none",
  "min-width": "0",
  width: "auto",
  "max-height": "none",
};

/** The side of its parent on which a sub-menu has opened: those inside it open there, too. */
const sides = new WeakMap<SubMenu, "left" | "right">();

/**
 * Places a shown sub-menu in the window: below or beside its item, on the other side if it does not fit, and between the
 * items if it fits on neither side. One that is taller than the window scrolls; then those inside it open between its items.
 * @returns whether the style sheet wants it between the items
 */
export function placePanel(subMenu: SubMenu, placing: Placing, changes: Changes): boolean {
  const { item, label, panel, parent } = subMenu;
  const set = (styles: Readonly<Record<string, string>>) => {
    for (const [property, value] of Object.entries(styles)) changes.setStyle(panel, property, value);
  };
  set({ position: "", "overflow-y": "", "max-height": "" });
  if (isInPlace(subMenu)) return true;
  const putBetween = () => {
    set({ ...OVER, ...BETWEEN });
    return false;
  };
  if (parent && hasNoRoom(parent.panel)) return putBetween();

  const { clientWidth } = document.documentElement;
  const { minWidth, maxWidth } = placing;
  set({
    ...OVER,
    width: "max-content",
    "min-width": `min(${minWidth}, ${clientWidth}px)`,
    "max-width": `min(${maxWidth}, ${clientWidth}px)`,
  });
  const box = panel.getBoundingClientRect();
  const isBelow = !parent && placing.isBar();
  const anchor = (isBelow ? label : item).getBoundingClientRect();
  const x = isBelow ? below(anchor, box.width, isRtl(panel)) : beside(subMenu, anchor, box.width);
  if (x === undefined) return putBetween();
  const { y, maxHeight } = isBelow
    ? vertically(anchor.bottom, anchor.top, box.height)
    : upwards(anchor.top, box.height);
  set({ "margin-left": `${x - box.left}px`, "margin-top": `${y - box.top}px` });
  if (maxHeight < box.height) set({ "max-height": `${maxHeight}px`, "overflow-y": "auto" });
  return false;
}

/** It scrolls, which would cut off what is beside it, or is between the items itself. */
const hasNoRoom = ({ style }: HTMLElement) => style.overflowY === "auto" || style.position === "static";

const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

/** The left edge of a sub-menu below its item, moved into the window. */
function below(anchor: DOMRect, width: number, isRightToLeft: boolean): number {
  const x = isRightToLeft ? anchor.right - width : anchor.left;
  return Math.max(0, Math.min(x, document.documentElement.clientWidth - width));
}

/** The left edge of a sub-menu beside its item; `undefined` if there is no room for it. */
function beside(subMenu: SubMenu, anchor: DOMRect, width: number): number | undefined {
  const { panel, parent } = subMenu;
  const preferred = (parent && sides.get(parent)) ?? (isRtl(panel) ? "left" : "right");
  for (const side of [preferred, preferred === "left" ? "right" : "left"] as const) {
    const x = side === "left" ? anchor.left - width : anchor.right;
    if (x < 0 || x + width > document.documentElement.clientWidth) continue;
    sides.set(subMenu, side);
    return x;
  }
  // Over the far half of a wide item.
  if (width > anchor.width / 2) return undefined;
  return preferred === "left" ? anchor.left : anchor.right - width;
}

/** Below its item if it fits or there is more room than above it. */
function vertically(bottom: number, top: number, height: number) {
  const roomBelow = innerHeight - bottom;
  if (height <= roomBelow || roomBelow >= top) return { y: bottom, maxHeight: roomBelow };
  return { y: Math.max(0, top - height), maxHeight: top };
}

/** Beside its item, moved up as far as it must be. */
const upwards = (top: number, height: number) => ({
  y: Math.max(0, Math.min(top, innerHeight - height)),
  maxHeight: innerHeight,
});
