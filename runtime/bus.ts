import mitt from "mitt";
import type { EventName, IsletEvents } from "./events.ts";

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

/** @param report gets what a listener throws */
export function createBus(report: (error: unknown) => void): EarlyBus {
  const { all, on, off } = mitt<Record<string, object>>();
  return {
    all,
    on(name, listener, signal) {
      const end = () => off(name, listener as never);
      if (!signal?.aborted) {
        on(name, listener as never);
        signal?.addEventListener("abort", end);
      }
      return end;
    },
    emit(name, payload) {
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
  };
}
