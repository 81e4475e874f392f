/** The element that a key leads to from the one at `index`: by an arrow, Home or End; undefined for other keys. */
export function elementOfKey<Found extends Element>(
  key: string,
  index: number,
  elements: readonly Found[],
): Found | undefined {
  if (key === "Home") return elements[0];
  if (key === "End") return elements.at(-1);
  const step = stepsOf(elements)[key];
  return step ? elements.at((index + step) % elements.length) : undefined;
}

/** How far each arrow key leads. Elements may be in a column or in a row, from left to right or from right to left. */
function stepsOf([first, second]: readonly Element[]): Readonly<Record<string, number>> {
  if (!first || !second) return {};
  const { top, height } = second.getBoundingClientRect();
  // Links in lines of text overlap a little.
  const isColumn = top + height / 2 >= first.getBoundingClientRect().bottom;
  if (isColumn) return { ArrowUp: -1, ArrowDown: 1 };
  const isRtl = getComputedStyle(first).direction === "rtl";
  return isRtl ? { ArrowRight: -1, ArrowLeft: 1 } : { ArrowLeft: -1, ArrowRight: 1 };
}
