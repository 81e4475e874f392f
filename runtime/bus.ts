import type { EventName, IsletEvents } from "./events.ts";
import { createCallbacks } from "./hooks/callbacks.ts";

/** A listener; one that returns `false` vetoes an event that can be vetoed (`adding_to_cart`). */
export type Listener<Name extends EventName> = (payload: IsletEvents[Name]) => unknown;

/** The bus of a page: widgets speak to each other only over it. */
export interface Bus {
  /** Listens until the signal aborts or the returned function is called. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>, signal?: AbortSignal): () => void;
  /** Calls every listener, then mirrors the event to the DOM; `false` if one of them vetoed. A listener that throws stops no other. */
  emit<Name extends EventName>(name: Name, payload: IsletEvents[Name]): boolean;
}

/** The bus before the core mirrors it to the page (start/bus-mirrors.ts). */
export interface EarlyBus extends Bus {
  /** Listeners by event name. */
  readonly all: ReadonlyMap<string, unknown>;
}

/** Copies an event to the DOM or jQuery; returns `false` if it was prevented there. */
export type Mirror = (name: EventName, payload: object) => boolean;

/** The bus connected to the page: mirrors send events out, `receive` lets them in and never out again. */
export interface OpenBus extends Bus {
  readonly mirrors: Set<Mirror>;
  receive(name: EventName, payload: object): boolean;
}

/** @param report gets what a listener throws */
export function createBus(report: (error: unknown) => void): EarlyBus {
  const [add, , run, all] = createCallbacks(report);
  return {
    all,
    on(name, listener, signal) {
      if (signal?.aborted) return () => {};
      const end = add(name, (payload: never, isAllowed: boolean) => listener(payload) !== false && isAllowed);
      signal?.addEventListener("abort", end);
      return end;
    },
    emit: (name, payload) => run(name, true, (isAllowed) => [payload, isAllowed]),
  };
}
