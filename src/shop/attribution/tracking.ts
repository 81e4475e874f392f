import { removeGroups } from "./tracking-cookies.ts";
import { findSource, type Keeping, mayHaveSource, recordPageView } from "./record-page-view.ts";

/** A field an order gets, and where its value is: a cookie's group and key, such as `current.typ`. */
export interface Field {
  readonly name: string;
  readonly path: string;
}

/** How a page tracks where its orders come from. */
export interface Tracking extends Keeping {
  /** Stands before each field's name in a form. */
  readonly prefix: string;
  /** Empty for the shop's own sixteen. */
  readonly fields: readonly Field[];
  /** Tells the theme developer of an element that lost a field. */
  readonly warn: (message: string) => void;
  /** Reports what is thrown. */
  readonly guard: (run: () => unknown) => void;
}

let running: Tracking | undefined;
let isOn = false;
/** What was asked for before the tracking ran. */
let wish: boolean | undefined;
/** The page view that is written down already. */
let recorded = "";
/** Counts what was asked: only the last counts. */
let turn = 0;
const listeners = new Set<() => void>();

/** The page's tracking; undefined where there is none. */
export const tracking = (): Tracking | undefined => running;

/** Whether visitors may be tracked here and are. */
export const isTracking = (): boolean => isOn;

/** Begins tracking, or clears what is left of it, until the signal aborts; false where the page has one already. */
export function startTracking(given: Tracking, isAllowed: boolean, signal: AbortSignal): boolean {
  if (running || signal.aborted) return false;
  running = given;
  signal.addEventListener("abort", () => {
    running = undefined;
    isOn = false;
    wish = undefined;
    turn++;
  });
  setOrderTracking(wish ?? isAllowed);
  return true;
}

/**
 * Allows or ends tracking, as often as consent changes. Off removes every cookie and empties the fields, at once; on
 * again is a first visit (clauses order-attribution.1 and .2). Before the tracking runs it is remembered.
 */
export function setOrderTracking(isAllowed: boolean): void {
  wish = isAllowed;
  const mine = ++turn;
  const now = running;
  isOn = isAllowed && now !== undefined;
  now?.guard(async () => {
    if (!isAllowed) removeGroups();
    else if (recorded !== location.href) {
      const source = mayHaveSource() ? await findSource() : undefined;
      if (turn !== mine) return;
      recordPageView(now, source);
    }
    recorded = isAllowed ? location.href : "";
    for (const listener of listeners) listener();
  });
}

/** Hears of every change, until the signal aborts. */
export function onTrackingChange(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
}
