import type { Trigger } from "../trigger.ts";

/** So many seconds after the page was there (clause popup.19). */
export const pageLoad: Trigger = ({ pageLoadDelay }, { wait, fire }) => wait(pageLoadDelay * 1_000, fire);
