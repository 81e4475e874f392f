import { vi } from "vitest";

/** A phase of a target's listeners in happy-dom: event type → listeners. */
type Listeners = ReadonlyMap<string, readonly unknown[]>;

/** happy-dom keeps the listeners of a target under this symbol. */
const LISTENERS = Object.getOwnPropertySymbols(document).find(
  ({ description }) => description === "listeners",
) as symbol;

/** `listener: document scroll`, once for each listener. */
function listenersOn(target: Node): string[] {
  const { bubbling, capturing } = Reflect.get(target, LISTENERS) as Record<string, Listeners>;
  return [bubbling, capturing].flatMap((listeners) =>
    [...(listeners ?? [])].flatMap(([type, all]) =>
      all.map(() => `listener: ${target.nodeName.toLowerCase()} ${type}`),
    ),
  );
}

const allListeners = () => [document, ...document.querySelectorAll("*")].flatMap(listenersOn);

/** What takes the place of a target's own methods, and tells the listeners that they have added and not removed. */
function countListeners(target: EventTarget, name: string) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const listening = new Map<string, Set<unknown>>();
  const of = (type: string) => listening.get(type) ?? new Set();
  return {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      if (isInMediaQuery) return add(type, listener, options);
      const forget = () => void of(type).delete(listener);
      listening.set(type, of(type).add(listener));
      options?.signal?.addEventListener("abort", forget);
      if (options?.once) add(type, forget, { once: true });
      add(type, listener, options);
    },
    removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
      of(type).delete(listener);
      remove(type, listener, options);
    },
    left: () =>
      [...listening].flatMap(([type, { size }]) =>
        Array.from({ length: size }, () => `listener: ${name} ${type}`),
      ),
  };
}

/** Whether happy-dom runs: its media queries listen to the window themselves, for as long as the page is there. */
let isInMediaQuery = false;

/** Counts the listeners of the window. */
function trackWindow(): () => string[] {
  const { left, ...methods } = countListeners(globalThis, "window");
  for (const [name, method] of Object.entries(methods)) vi.stubGlobal(name, method);
  return left;
}

/** Counts the listeners of media queries, of whose signals happy-dom knows nothing. */
function trackMedia(): () => string[] {
  const counts: (() => string[])[] = [];
  const ask = globalThis.matchMedia;
  vi.stubGlobal("matchMedia", (text: string) => {
    const query = ask(text);
    const { addEventListener } = query;
    query.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      isInMediaQuery = true;
      addEventListener.apply(query, args);
      isInMediaQuery = false;
    };
    const { left, ...methods } = countListeners(query, text);
    counts.push(left);
    return Object.assign(query, methods);
  });
  return () => counts.flatMap((left) => left());
}

/** React listens to this once for the whole document, and never stops. */
const ENGINE = "listener: #document selectionchange";

/** Counts what the observers of a kind watch. */
function trackObservers(kind: "MutationObserver" | "ResizeObserver" | "IntersectionObserver") {
  const observed: Set<unknown>[] = [];
  const Original = globalThis[kind] as typeof ResizeObserver;
  vi.stubGlobal(
    kind,
    class extends Original {
      readonly #targets = new Set<unknown>();
      override observe(target: Element, options?: ResizeObserverOptions) {
        observed.push(this.#targets.add(target));
        super.observe(target, options);
      }
      override unobserve(target: Element) {
        this.#targets.delete(target);
        super.unobserve(target);
      }
      override disconnect() {
        this.#targets.clear();
        super.disconnect();
      }
    },
  );
  return () => [...new Set(observed)].filter(({ size }) => size > 0).map(() => kind);
}

/**
 * Returns what tells the listeners, timers and observers that were started since and have not ended, one line each. Timers are
 * vitest's from now on.
 */
export function trackLeaks(): () => string[] {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const observers = (["MutationObserver", "ResizeObserver", "IntersectionObserver"] as const).map(
    trackObservers,
  );
  const onWindow = trackWindow();
  const onMedia = trackMedia();
  const before = allListeners();
  return () => {
    // happy-dom scrolls smoothly, and tells that the hash has changed, by timers of the page that are due at once.
    vi.advanceTimersByTime(0);
    const started = allListeners();
    for (const earlier of [...before, ENGINE])
      if (started.includes(earlier)) started.splice(started.indexOf(earlier), 1);
    const timers = Array.from({ length: vi.getTimerCount() }, () => "timer");
    return [...started, ...onWindow(), ...onMedia(), ...timers, ...observers.flatMap((open) => open())];
  };
}
