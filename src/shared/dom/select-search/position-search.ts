import type { SearchElements } from "./search-elements.ts";

/** The list keeps this distance from the edges of the window, in px. */
const EDGE_PX = 8;
/** Below this height the list goes to the side that has more room. */
const LOW_PX = 200;

/** Lays the input over the select, and the list below it, or above it where there is more room. */
export function positionSearch({ root, input, list }: SearchElements, select: HTMLSelectElement): void {
  const { left, top, bottom, width, height } = select.getBoundingClientRect();
  const belowPx = innerHeight - bottom - EDGE_PX;
  const abovePx = top - EDGE_PX;
  const isAbove = belowPx < LOW_PX && abovePx > belowPx;
  root.classList.toggle("islet-select-search--above", isAbove);
  const place = {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? "auto" : `${top}px`,
    bottom: isAbove ? `${innerHeight - bottom}px` : "auto",
  };
  for (const [name, value] of Object.entries(place)) root.style.setProperty(name, value);
  input.style.height = `${height}px`;
  list.style.setProperty("--islet-select-search-room", `${Math.max(isAbove ? abovePx : belowPx, 0)}px`);
}

/** Gives the input the font, the corners and the padding of the select. */
export function copyLook({ root, input }: SearchElements, select: HTMLSelectElement): void {
  const look = getComputedStyle(select);
  for (const name of ["font-family", "font-size"]) root.style.setProperty(name, look.getPropertyValue(name));
  input.style.setProperty("border-radius", look.borderRadius);
  // A browser's own select has its padding inside.
  input.style.setProperty("padding-inline", `max(4px, ${look.paddingInlineStart})`);
}
