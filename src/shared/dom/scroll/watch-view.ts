type Notify = (entry: IntersectionObserverEntry) => void;

/** The elements that one observer watches, and what to call. */
interface View {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Set<Notify>>;
}

interface ViewOptions {
  /** How far the watched area is larger than the window, as `rootMargin`. */
  readonly margin?: string;
  readonly signal: AbortSignal;
}

/** By margin: all elements with the same one share an observer. */
const views = new Map<string, View>();

function createView(margin: string): View {
  const listeners: View["listeners"] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) for (const notify of listeners.get(entry.target) ?? []) notify(entry);
    },
    { rootMargin: margin },
  );
  const view = { observer, listeners };
  views.set(margin, view);
  return view;
}

/** Calls `notify` soon, and whenever the element enters or leaves the window. Never where the browser cannot observe it. */
export function watchView(element: Element, { margin = "0px", signal }: ViewOptions, notify: Notify): void {
  if (signal.aborted || !window.IntersectionObserver) return;
  const { observer, listeners } = views.get(margin) ?? createView(margin);
  const own: Notify = (entry) => notify(entry);
  const listenersHere = listeners.get(element) ?? new Set();
  listeners.set(element, listenersHere.add(own));
  // What is watched already is reported again.
  observer.unobserve(element);
  observer.observe(element);
  signal.addEventListener("abort", () => {
    listenersHere.delete(own);
    if (listenersHere.size > 0) return;
    observer.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    views.delete(margin);
  });
}
