/** The parts of jQuery 1.12 to 4 that Islet uses. */
export interface JQueryEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  readonly originalEvent?: Event;
  isDefaultPrevented(): boolean;
  preventDefault(): void;
}

type Handler = (event: JQueryEvent, ...values: unknown[]) => void;

export interface Collection {
  on(name: string, handler: Handler): void;
  on(name: string, selector: string, handler: Handler): void;
  off(name: string, handler: unknown): void;
  off(name: string, selector: string, handler: unknown): void;
  trigger(event: JQueryEvent, values: unknown[]): void;
  /** Runs the handlers of this element only; returns the last one's result. */
  triggerHandler(event: JQueryEvent, values: unknown[]): unknown;
  /** The data that scripts have stored on an element, and its `data-` attributes. */
  data(): Readonly<Record<string, unknown>>;
  data(name: string): unknown;
  /** Of the BlockUI library, which Islet lends the page where it is missing. */
  block?(options: object): void;
  unblock?(): void;
  find(selector: string): Collection;
  closest(selector: string): Collection;
}

export interface JQueryStatic {
  (target: EventTarget): Collection;
  readonly event: { special: Record<string, { preDispatch?: (event: JQueryEvent) => unknown } | undefined> };
  readonly Event: new (name: string) => JQueryEvent;
}

/** The namespace of Islet's jQuery handlers. */
export const NAMESPACE = ".islet";

/**
 * Hides native events that Islet dispatches from jQuery's handlers of one name, which got a jQuery event for the same.
 * Returns its undo.
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
