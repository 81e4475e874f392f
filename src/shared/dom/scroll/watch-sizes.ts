const listeners = new Map<Element, Set<() => void>>();
let observer: ResizeObserver | undefined;

const tell = (entries: readonly ResizeObserverEntry[]) => {
  const changed = new Set(entries.flatMap(({ target }) => [...(listeners.get(target) ?? [])]));
  for (const notify of changed) notify();
};

/**
 * Calls `notify` soon, and whenever one of these elements changes size: just before the browser paints, so it may ask for
 * a frame but must not change sizes itself. All widgets share one observer.
 */
export function watchSizes(elements: readonly Element[], notify: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const own = () => notify();
  const shared = (observer ??= new ResizeObserver(tell));
  for (const element of elements) {
    listeners.set(element, (listeners.get(element) ?? new Set()).add(own));
    // What is watched already is reported again.
    shared.unobserve(element);
    shared.observe(element);
  }
  signal.addEventListener("abort", () => {
    for (const element of elements) {
      const left = listeners.get(element);
      left?.delete(own);
      if (left?.size) continue;
      listeners.delete(element);
      shared.unobserve(element);
    }
    if (listeners.size > 0) return;
    shared.disconnect();
    observer = undefined;
  });
}
