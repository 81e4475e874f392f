/** Whether the visitor asks for little data: nothing is then loaded before it is wanted. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Sent by `prefetchCode`. */
export const PREFETCH_EVENT = "islet:prefetch";

/**
 * Downloads the code of the widgets that wait on the element, or on the nearest one around it, without running it. Does
 * nothing in data-saving mode.
 */
export const prefetchCode = (element: Element): void =>
  void element.dispatchEvent(new Event(PREFETCH_EVENT, { bubbles: true }));
