/** The attribute of what a widget has added to the server's markup. */
export const ADDED = "data-widget-added";

/** Value of the attribute: what is inside the element is the server's, and stays. */
export const AROUND = "around";

/** Value of the attribute: an island is drawn inside, and has placed some of the server's nodes. */
export const SLOT = "slot";

/** What widgets of this page have added. What was printed with the page has the attribute only. */
export const ours = new WeakSet<Element>();

/** Marks an element that a widget adds to the server's markup. */
export function markAdded<Added extends Element>(
  element: Added,
  value: "" | typeof AROUND | typeof SLOT = "",
): Added {
  ours.add(element);
  element.setAttribute(ADDED, value);
  return element;
}

/** Removes an element that a widget adds when the signal aborts. */
export function removeAtEnd(signal: AbortSignal, added: Element): void {
  markAdded(added);
  signal.addEventListener("abort", () => added.remove());
}
