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
  /** Names that somebody has listened to. */
  names(): Iterable<string>;
  /** Called for each further name. */
  listened?: (name: string) => void;
}

/** @param report hears what a listener throws */
export function createBus(report: (error: unknown) => void): OpenBus {
  const emitter = mitt<Record<string, object>>();
  const { all } = emitter;
  const bus: OpenBus = {
    mirrors: new Set(),
    names: () => all.keys(),
    receive(name, payload) {
      let isAllowed = true;
      for (const listener of [...(all.get(name) ?? [])]) {
        try {
          if ((listener as (payload: object) => unknown)(payload) === false) isAllowed = false;
        } catch (error) {
          report(error);
        }
      }
      return isAllowed;
    },
    on(name, listener, signal) {
      const heard = listener as (payload: object) => void;
      const off = () => emitter.off(name, heard);
      if (signal?.aborted) return off;
      const isNew = !all.has(name);
      emitter.on(name, heard);
      if (isNew) bus.listened?.(name);
      signal?.addEventListener("abort", off, { once: true });
      return off;
    },
    emit(name, payload) {
      let isAllowed = bus.receive(name, payload);
      for (const mirror of bus.mirrors) if (!mirror(name, payload)) isAllowed = false;
      return isAllowed;
    },
  };
  return bus;
}
