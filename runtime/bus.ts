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

/** The bus before the core opens it to the page (open-bus.ts). */
export interface EarlyBus extends Bus {
  /** Names that somebody has listened to. */
  readonly all: ReadonlyMap<string, unknown>;
}

/** @param report hears what a listener throws */
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
