/** The parts of jQuery that Islet uses; versions 1.12 to 4. */
export interface JQueryEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  readonly originalEvent?: Event;
  isDefaultPrevented(): boolean;
  preventDefault(): void;
}

type Handler = (event: JQueryEvent, ...values: unknown[]) => void;

export interface JQueryStatic {
  (
    target: EventTarget,
  ): {
    on(name: string, handler: Handler): void;
    on(name: string, selector: string, handler: Handler): void;
    off(name: string, handler: unknown): void;
    off(name: string, selector: string, handler: unknown): void;
    trigger(event: JQueryEvent, values: unknown[]): void;
    /** Asks the handlers of this element alone; gives what the last one returned. */
    triggerHandler(event: JQueryEvent, values: unknown[]): unknown;
    /** What scripts have put on an element, and its `data-` attributes. */
    data(): Readonly<Record<string, unknown>>;
  };
  readonly event: { special: Record<string, { preDispatch?: (event: JQueryEvent) => unknown } | undefined> };
  readonly Event: new (name: string) => JQueryEvent;
}

/** By this namespace others tell Islet's handlers from a stock script's. */
export const OURS = ".islet";

/**
 * jQuery hears native events too: keeps those of one name that Islet itself has dispatched from jQuery's handlers,
 * which have heard them in jQuery's own way. Returns its undo.
 */
export function skipCopies($: JQueryStatic, name: string, isCopy: (event: Event) => boolean): () => void {
  const special = $.event.special[name];
  $.event.special[name] = {
    ...special,
    preDispatch: (event) =>
      event.originalEvent && isCopy(event.originalEvent) ? false : special?.preDispatch?.(event),
  };
  return () => {
    if (special) $.event.special[name] = special;
    else delete $.event.special[name];
  };
}
