import { vi } from "vitest";

/** Top and bottom of a `rootMargin` in shares of the window's height. */
function margins(rootMargin: string): { top: number; bottom: number } {
  const share = (length: string) => parseFloat(length) / (length.trim().endsWith("%") ? 100 : innerHeight);
  const [top = "0px", , bottom = top] = rootMargin.split(" ");
  return { top: share(top), bottom: share(bottom) };
}

/**
 * Replaces the browser's `IntersectionObserver`, which needs a layout, until the test ends. What is returned scrolls the
 * upper edge of what is observed to a place, a share of the window's height from its top; each observer is told by its
 * own margins.
 */
export function stubViewObservers(): (place: number) => void {
  const observers = new Set<Observer>();
  class Observer {
    readonly elements = new Set<Element>();
    readonly margin: { top: number; bottom: number };
    constructor(
      private readonly told: IntersectionObserverCallback,
      { rootMargin = "0px" }: IntersectionObserverInit = {},
    ) {
      this.margin = margins(rootMargin);
      observers.add(this);
    }
    observe = (element: Element) => void this.elements.add(element);
    unobserve = (element: Element) => void this.elements.delete(element);
    disconnect = () => this.elements.clear();
    takeRecords = () => [];
    tell(place: number) {
      const isIntersecting = place >= -this.margin.top && place <= 1 + this.margin.bottom;
      const entries = [...this.elements].map((target) => ({ target, isIntersecting }));
      if (entries.length) this.told(entries as never, this as never);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  return (place) => {
    for (const observer of observers) observer.tell(place);
  };
}
