import type { Wait } from "./wait.ts";

/** The longest wait for an idle moment: a busy page must not starve its widgets. */
const LONGEST_WAIT_MS = 2_000;

/** When the browser is idle; at once in a browser without `requestIdleCallback`. */
export const idle: Wait = (_host, start) => {
  const ask = window.requestIdleCallback ?? setTimeout;
  ask(() => start(), { timeout: LONGEST_WAIT_MS });
};
