/** Where the layout has placed an element, in px of the window. */
export interface LayoutBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

/** An element's box without what its own `translate`, `rotate` and `scale` make of it, if they do it about its middle. */
export function layoutBox(element: HTMLElement): LayoutBox {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const { translate, rotate, scale } = getComputedStyle(element);
  if (!/\d/.test(`${translate}${rotate}${scale}`)) return { top, bottom, left, width };
  const [shiftX = 0, shiftY = 0] = translate.split(" ").map((length) => parseFloat(length) || 0);
  const { offsetWidth, offsetHeight } = element;
  const flowTop = (top + bottom - offsetHeight) / 2 - shiftY;
  return {
    top: flowTop,
    bottom: flowTop + offsetHeight,
    left: left + (width - offsetWidth) / 2 - shiftX,
    width: offsetWidth,
  };
}
