import { findSource, mayHaveSource, type RecordOptions, recordPageView } from "./record-page-view.ts";
import { readGroupTexts, removeGroups } from "./tracking-cookies.ts";

/** A field of an order. Its value is in a cookie: group and key, such as `current.typ`. */
export interface Field {
  readonly name: string;
  readonly path: string;
}

/** How a page tracks the origin of its orders. */
export interface Tracking extends RecordOptions {
  /** Precedes each field's name in a form. */
  readonly prefix: string;
  /** Empty for the shop's own sixteen. */
  readonly fields: readonly Field[];
  /** Whether it records page views; otherwise another script does. */
  readonly records: boolean;
  /** Warns the theme developer of an element that lost a field. */
  readonly warn: (message: string) => void;
  /** Runs a function and reports its errors. */
  readonly guard: (run: () => unknown) => void;
}

let currentTracking: Tracking | undefined;
let isOn = false;
/** The latest call of `setOrderTracking`, which may precede the tracking. */
let requestedState: boolean | undefined;
/** The address of the page view that has been recorded. */
let recordedUrl = "";
/** Counts calls of `setOrderTracking`: a newer call overrules one that still waits for its chunk. */
let callCount = 0;
const listeners = new Set<() => void>();

/** The page's tracking, if it has started. */
export const tracking = (): Tracking | undefined => currentTracking;

/** Whether tracking has started and is allowed. */
export const isTracking = (): boolean => isOn;

/** Starts tracking, or removes its cookies if it is not allowed, until the signal aborts. False if it runs already. */
export function startTracking(options: Tracking, isAllowed: boolean, signal: AbortSignal): boolean {
  if (currentTracking || signal.aborted) return false;
  currentTracking = options;
  signal.addEventListener("abort", () => {
    currentTracking = undefined;
    isOn = false;
    requestedState = undefined;
    callCount++;
  });
  setOrderTracking(requestedState ?? isAllowed);
  return true;
}

/**
 * Allows or forbids tracking whenever consent changes. Off removes every cookie and empties the fields at once. On
 * again starts a first visit. A call before the tracking starts is remembered.
 */
export function setOrderTracking(isAllowed: boolean): void {
  requestedState = isAllowed;
  const call = ++callCount;
  const options = currentTracking;
  isOn = isAllowed && options !== undefined;
  options?.guard(async () => {
    if (!isAllowed) removeGroups();
    else if (options.records && recordedUrl !== location.href) {
      // Once: reading them asks another process.
      const earlier = readGroupTexts();
      const source = mayHaveSource(earlier) ? await findSource(earlier) : undefined;
      if (call !== callCount) return;
      recordPageView(options, earlier, source);
    }
    recordedUrl = isAllowed ? location.href : "";
    for (const listener of listeners) listener();
  });
}

/** Calls the listener after every change of consent until the signal aborts. */
export function onTrackingChange(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
}
