/** Moves an element into another one, as its last child. */
export type Move = (element: Element, parent: Element) => void;

/** All elements return to their first places when the signal aborts, but those that another script has moved on. */
export function createMoves(signal: AbortSignal): Move {
  const moved = new Map<Element, { readonly place: Text; readonly parent: Element }>();
  signal.addEventListener("abort", () => {
    for (const [element, { place, parent }] of moved)
      if (element.parentElement === parent) place.replaceWith(element);
      else place.remove();
  });
  return (element, parent) => {
    const place = moved.get(element)?.place ?? document.createTextNode("");
    if (!moved.has(element)) element.before(place);
    parent.append(element);
    moved.set(element, { place, parent });
  };
}
