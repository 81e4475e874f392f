import type { Changes } from "#dom/state/changes.ts";
import { isElement } from "#runtime/node-type.ts";

/** An element of the page, if the page has it. */
export type FoundElement = Element | null | undefined;
type FindElements = () => readonly FoundElement[];

/** The parts of the page that wait for the server. */
export interface BusyParts {
  /** Shows elements as waiting until the returned function is called. */
  mark(find: FindElements): () => void;
  /** Finds and shows them again after the markup has changed. */
  update(): void;
}

export function createBusyParts(changes: Changes): BusyParts {
  const finders = new Set<FindElements>();
  let shownElements = new Set<Element>();

  function setBusy(element: Element, isBusy: boolean) {
    changes.toggleClass(element, "islet-cart-busy", isBusy);
    changes.setAttribute(element, "aria-busy", isBusy ? "true" : null);
  }

  function update() {
    const found = [...finders].flatMap((find) => find());
    const busyElements = new Set(found.filter((element) => isElement(element)));
    for (const element of shownElements) if (!busyElements.has(element)) setBusy(element, false);
    for (const element of busyElements) setBusy(element, true);
    shownElements = busyElements;
  }

  return {
    update,
    mark(find) {
      finders.add(find);
      update();
      return () => {
        finders.delete(find);
        update();
      };
    },
  };
}
