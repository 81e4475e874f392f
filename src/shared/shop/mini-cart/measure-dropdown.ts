import { OPEN_BOX } from "./box.ts";
import { type Edges, maxListHeight, shiftBelow, shiftInto } from "./dropdown-size.ts";
import { LIST, MAIN, TOGGLE } from "./markup.ts";

/** Size and position of an open dropdown. */
export interface DropdownSize {
  /** Maximum height. */
  readonly boxPx: number;
  /** Maximum height of its list; undefined if the cart has no list. */
  readonly listPx: number | undefined;
  /** How far it moves to the right. */
  readonly shiftPx: number;
}

const PANEL = `.islet-mini-cart__panel, .${OPEN_BOX}, ${MAIN}`;
/** Scrolls in a low window; in Elementor's markup the panel itself scrolls. */
const SCROLLER = ".islet-mini-cart__content";

/** How far to the right of its place a dropdown stands below its button, in the window. */
function shiftOf(host: HTMLElement, { left, right }: Edges): number {
  const belowPx = shiftBelow({ left, right }, host.querySelector(TOGGLE)?.getBoundingClientRect());
  const { clientWidth } = document.documentElement;
  return belowPx + shiftInto(clientWidth, { left: left + belowPx, right: right + belowPx });
}

/** Measures the open dropdown of a host, which is `shiftPx` to the right of its place; undefined if there is none. */
export function measureDropdown(host: HTMLElement, shiftPx: number): DropdownSize | undefined {
  const panel = host.querySelector(PANEL);
  if (!panel) return undefined;
  const { top: panelTopPx, height, left, right } = panel.getBoundingClientRect();
  const { scrollHeight, clientHeight } = panel.querySelector(SCROLLER) ?? panel;
  const panelPx = height + scrollHeight - clientHeight;
  const listPx = panel.querySelector(LIST)?.getBoundingClientRect().height;
  const position = { viewportPx: innerHeight, panelTopPx };
  return {
    boxPx: maxListHeight({ ...position, panelPx: 0, listPx: 0 }),
    listPx: listPx === undefined ? undefined : maxListHeight({ ...position, panelPx, listPx }),
    shiftPx: shiftOf(host, { left: left - shiftPx, right: right - shiftPx }),
  };
}

/** The custom properties that hold a dropdown's size, for its styles. */
export const sizeStyles = ({ boxPx, listPx, shiftPx }: DropdownSize): Record<`--${string}`, string> => ({
  "--islet-mini-cart-box": `${boxPx}px`,
  ...(listPx && { "--islet-mini-cart-list": `${listPx}px` }),
  "--islet-mini-cart-shift": `${shiftPx}px`,
});
