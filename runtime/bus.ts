import mitt from "mitt";
import type { EventName, IsletEvents } from "./events.ts";

/** A listener; one that returns `false` vetoes an event that can be vetoed (`adding_to_cart`). */
export type Listener<Name extends EventName> = (payload: IsletEvents[Name]) => unknown;

/** The one bus of a page: how widgets speak to each other (clause runtime.8). */
export interface Bus {
  /** Listens and returns its own undo; with a signal it also ends there. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>, signal?: AbortSignal): () => void;
  /** Tells every listener, then the DOM; `false` when one of them vetoed. A listener that throws stops no other. */
  emit<Name extends EventName>(name: Name, payload: IsletEvents[Name]): boolean;
}

/** Copies an event to somewhere else (the DOM, jQuery); returns `false` when it was prevented there. */
export type Mirror = (name: EventName, payload: object) => boolean;

/** The bus with its two doors to the page: mirrors let events out, `receive` lets them in (and never out again). */
export interface OpenBus extends Bus {
  readonly mirrors: Set<Mirror>;
  receive(name: EventName, payload: object): boolean;
}

/**
 * @param report hears what a listener throws
 * @param listened called once per name that somebody listens to, so that the page's own events of that name come in
 */
export function createBus(report: (error: unknown) => void, listened: (name: EventName) => void): OpenBus {
  const emitter = mitt<Record<string, object>>();
  const mirrors = new Set<Mirror>();

  function receive(name: EventName, payload: object): boolean {
    let isAllowed = true;
    for (const listener of emitter.all.get(name)?.slice() ?? []) {
      try {
        if ((listener as (payload: object) => unknown)(payload) === false) isAllowed = false;
      } catch (error) {
        report(error);
      }
    }
    return isAllowed;
  }

  return {
    mirrors,
    receive,
    on(name, listener, signal) {
      const heard = listener as (payload: object) => void;
      const off = () => emitter.off(name, heard);
      if (signal?.aborted) return off;
      if (!emitter.all.has(name)) listened(name);
      emitter.on(name, heard);
      signal?.addEventListener("abort", off, { once: true });
      return off;
    },
    emit(name, payload) {
      let isAllowed = receive(name, payload);
      for (const mirror of mirrors) if (!mirror(name, payload)) isAllowed = false;
      return isAllowed;
    },
  };
}
