import { vi } from "vitest";

/** Top and bottom of a `rootMargin` in shares of the window's height. */
function margins(rootMargin: string): { top: number; bottom: number } {
  const share = (length: string) => parseFloat(length) / (length.trim().endsWith("%") ? 100 : innerHeight);
  const [top = "0px", , bottom = top] = rootMargin.split(" ");
  return { top: share(top), bottom: share(bottom) };
}

/**
 * Replaces the browser's `IntersectionObserver`, which needs a layout, until the test ends. What is returned scrolls the
 * upper edge of all that is observed, or of one element, to a place: a share of the window's height from its top. Each
 * observer is told by its own margins and, as in browsers, only what is new to it.
 * @param firstPlace where each element stands when it is observed; without it, nothing is told before the first scrolling
 */
export function stubViewObservers(firstPlace?: number): (place: number, element?: Element) => void {
  const observers = new Set<Observer>();
  class Observer {
    /** With what was told of each element last. */
    readonly elements = new Map<Element, boolean | undefined>();
    readonly margin: { top: number; bottom: number };
    constructor(
      private readonly told: IntersectionObserverCallback,
      { rootMargin = "0px" }: IntersectionObserverInit = {},
    ) {
      this.margin = margins(rootMargin);
      observers.add(this);
    }
    observe(element: Element) {
      this.elements.set(element, undefined);
      if (firstPlace !== undefined) this.tell(firstPlace, element);
    }
    unobserve = (element: Element) => void this.elements.delete(element);
    disconnect = () => this.elements.clear();
    takeRecords = () => [];
    tell(place: number, element?: Element) {
      const isIntersecting = place >= -this.margin.top && place <= 1 + this.margin.bottom;
      const entries = [...this.elements].flatMap(([target, before]) => {
        if ((element && target !== element) || before === isIntersecting) return [];
        this.elements.set(target, isIntersecting);
        return { target, isIntersecting };
      });
      if (entries.length) this.told(entries as never, this as never);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return (place, element) => {
    for (const observer of observers) observer.tell(place, element);
  };
}
