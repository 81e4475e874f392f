import type { EarlyBus, Mirror, OpenBus } from "../bus.ts";
import type { EventName } from "../events.ts";

/**
 * Adds mirrors to a bus, in place.
 * @param onListen called once for each name that has a listener, now or later
 */
export function openBus(bus: EarlyBus, onListen: (name: string) => void = () => {}): OpenBus {
  const { on, emit, all } = bus;
  const receive: OpenBus["receive"] = emit;
  const mirrors = new Set<Mirror>();
  for (const name of all.keys()) onListen(name);
  const open: OpenBus = {
    mirrors,
    receive,
    on(name, listener, signal) {
      if (!all.has(name)) onListen(name);
      return on(name, listener, signal);
    },
    emit(name, payload) {
      let isAllowed = receive(name, payload);
      for (const mirror of mirrors) {
        try {
          if (!mirror(name, payload)) isAllowed = false;
        } catch (error) {
          reportError(error);
        }
      }
      return isAllowed;
    },
  };
  return Object.assign(bus, open);
}

/** The DOM's side of the bus. */
export interface DomMirror {
  /** Whether this mirror has sent an event; an adapter must not take it for the page's own. */
  isOurs(event: Event): boolean;
}

/** Of any window; an event of the user interface has a `detail` too, a number. */
const isCustomEvent = (event: Event): event is CustomEvent<unknown> =>
  "detail" in event && !("view" in event);

interface MirroredBus {
  readonly bus: OpenBus;
  readonly dom: DomMirror;
}

/** A core that could not start is started again: its bus must not be mirrored to itself. */
const known = new WeakMap<EarlyBus, MirroredBus>();

/**
 * Mirrors the bus to CustomEvents on the body (bubbling, cancelable, payload in `detail`), and receives the page's own
 * events of every name that has a listener.
 */
export function mirrorToDom(early: EarlyBus, signal: AbortSignal): MirroredBus {
  const before = known.get(early);
  if (before) return before;
  const sentEvents = new WeakSet<Event>();
  const isOurs = (event: Event) => sentEvents.has(event);

  const bus: OpenBus = openBus(early, (name) => {
    const receive = (event: Event) => {
      if (isOurs(event) || !isCustomEvent(event)) return;
      const { detail } = event;
      const payload = typeof detail === "object" && detail ? detail : {};
      if (!bus.receive(name as EventName, payload)) event.preventDefault();
    };
    document.addEventListener(name, receive, { signal });
  });

  bus.mirrors.add((name, payload) => {
    const event = new CustomEvent(name, { detail: payload, bubbles: true, cancelable: true });
    sentEvents.add(event);
    // An editor's frame is for a moment without a body.
    return ((document.body as HTMLElement | null) ?? document.documentElement).dispatchEvent(event);
  });
  const mirrored = { bus, dom: { isOurs } };
  known.set(early, mirrored);
  return mirrored;
}
