import type { Bus, EarlyBus } from "../bus.ts";
import type { EventName } from "../events.ts";

/** Copies an event to somewhere else (the DOM, jQuery); returns `false` when it was prevented there. */
export type Mirror = (name: EventName, payload: object) => boolean;

/** The bus with its two doors to the page: mirrors let events out, `receive` lets them in (and never out again). */
export interface OpenBus extends Bus {
  readonly mirrors: Set<Mirror>;
  receive(name: EventName, payload: object): boolean;
}

/**
 * Opens the bus, whoever holds it already.
 * @param listened called once for each name that somebody listens to, now or later
 */
export function openBus(bus: EarlyBus, listened: (name: string) => void = () => {}): OpenBus {
  const { on, emit, all } = bus;
  const receive: OpenBus["receive"] = emit;
  const mirrors = new Set<Mirror>();
  for (const name of all.keys()) listened(name);
  const open: OpenBus = {
    mirrors,
    receive,
    on(name, listener, signal) {
      if (!all.has(name)) listened(name);
      return on(name, listener, signal);
    },
    emit(name, payload) {
      let isAllowed = receive(name, payload);
      for (const mirror of mirrors) if (!mirror(name, payload)) isAllowed = false;
      return isAllowed;
    },
  };
  return Object.assign(bus, open);
}

/** The DOM's side of the bus. */
export interface DomMirror {
  /** Whether an event was sent by this mirror: so that no adapter takes it for the page's own. */
  isOurs(event: Event): boolean;
}

/**
 * Mirrors the bus to CustomEvents on the body (bubbling, cancelable, payload in `detail`), and lets the page's own
 * events of the names that somebody listens to in (clause runtime.8).
 */
export function mirrorToDom(early: EarlyBus, signal: AbortSignal): { bus: OpenBus; dom: DomMirror } {
  const ours = new WeakSet<Event>();
  const isOurs = (event: Event) => ours.has(event);

  const bus: OpenBus = openBus(early, (name) => {
    const hear = (event: Event) => {
      if (isOurs(event) || !(event instanceof CustomEvent)) return;
      const { detail } = event as CustomEvent<unknown>;
      const payload = typeof detail === "object" && detail ? detail : {};
      if (!bus.receive(name as EventName, payload)) event.preventDefault();
    };
    document.addEventListener(name, hear, { signal });
  });

  bus.mirrors.add((name, payload) => {
    const event = new CustomEvent(name, { detail: payload, bubbles: true, cancelable: true });
    ours.add(event);
    return document.body.dispatchEvent(event);
  });
  return { bus, dom: { isOurs } };
}
