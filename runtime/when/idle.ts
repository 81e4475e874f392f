import type { Strategy } from "./wait.ts";

/** The longest wait for an idle moment: a busy page must not starve its widgets. */
const LONGEST_WAIT_MS = 2_000;

/** When the browser is idle; at once in a browser without `requestIdleCallback`. */
export const idle: Strategy = (_host, wanted) => {
  const ask = window.requestIdleCallback ?? setTimeout;
  ask(wanted, { timeout: LONGEST_WAIT_MS });
};
