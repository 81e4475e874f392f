import type { Mirror } from "./bus.ts";
import type { EventName } from "./events.ts";

/** The DOM's side of the bus (clause runtime.8): CustomEvents on the body, bubbling, cancelable, payload in `detail`. */
export interface DomMirror {
  readonly mirror: Mirror;
  /** Lets the page's own events of this name in. */
  listen(name: EventName): void;
  /** Whether an event was sent by this mirror: so that no adapter takes it for the page's own. */
  isOurs(event: Event): boolean;
}

export function createDomMirror(
  receive: (name: EventName, payload: object) => boolean,
  signal: AbortSignal,
): DomMirror {
  const ours = new WeakSet<Event>();
  const isOurs = (event: Event) => ours.has(event);
  return {
    isOurs,
    mirror(name, payload) {
      const event = new CustomEvent(name, { detail: payload, bubbles: true, cancelable: true });
      ours.add(event);
      return (document.body ?? document).dispatchEvent(event);
    },
    listen(name) {
      document.addEventListener(
        name,
        (event) => {
          if (isOurs(event) || !(event instanceof CustomEvent)) return;
          const { detail } = event as CustomEvent<unknown>;
          const payload = typeof detail === "object" && detail ? detail : {};
          if (!receive(name, payload)) event.preventDefault();
        },
        { signal },
      );
    },
  };
}
