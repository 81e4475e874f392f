import type { Islet } from "#runtime/islet.ts";

/** Functions that get the running copy; a page may fill it before the script has loaded. */
export interface IsletQueue {
  push(...callbacks: ((islet: Islet) => void)[]): unknown;
}

declare global {
  interface Window {
    /** The running copy, once the script tag has started it. */
    islet?: Islet;
    isletQueue?: IsletQueue;
  }
}
