import type { Changes } from "#dom/changes.ts";

const EDGE_PX = 8;

/** Moves an open tip sideways, so that all of it is in the window. Its scale may be on the way from 0. */
export function keepInWindow(tip: HTMLElement, changes: Changes): void {
  changes.setStyle(tip, "translate", "none");
  const { left, right } = tip.getBoundingClientRect();
  const centre = (left + right) / 2;
  const half = tip.offsetWidth / 2;
  const windowWidth = document.documentElement.clientWidth;
  const room = Math.max(EDGE_PX + half, windowWidth - EDGE_PX - half);
  const target = Math.min(Math.max(centre, EDGE_PX + half), room);
  if (target !== centre) changes.setStyle(tip, "translate", `${target - centre}px`);
}
