import type { Trigger } from "../trigger.ts";

/** Fires this many seconds after the page has loaded. */
export const pageLoad: Trigger = ({ pageLoadDelay }, { wait, fire }) => wait(pageLoadDelay * 1_000, fire);
