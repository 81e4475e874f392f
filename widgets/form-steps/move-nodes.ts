/** Moves an element into another one, as its last child. */
export type Move = (element: Element, parent: Element) => void;

/** All elements return to their first places when the signal aborts, but those that another script has moved on. */
export function createMoves(signal: AbortSignal): Move {
  /** The last one first. */
  const undos: (() => void)[] = [];
  signal.addEventListener("abort", () => {
    for (const undo of undos) undo();
  });
  return (element, parent) => {
    const place = new Text();
    element.before(place);
    parent.append(element);
    undos.unshift(() => {
      if (element.parentElement === parent) place.replaceWith(element);
      else place.remove();
    });
  };
}
