import type { Strategy } from "./wait.ts";

/** The longest wait for an idle moment, in ms: a busy page must not starve its widgets. */
const LONGEST_WAIT_MS = 2_000;

/** When the browser has nothing else to do. Safari has no requestIdleCallback. */
export const idle: Strategy = () =>
  new Promise((resolve) => {
    const done = () => resolve(undefined);
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
    else setTimeout(done, 1);
  });
