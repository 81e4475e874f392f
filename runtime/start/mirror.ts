import type { EarlyBus } from "../bus.ts";
import type { EventName } from "../events.ts";
import { type OpenBus, openBus } from "./open-bus.ts";

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
