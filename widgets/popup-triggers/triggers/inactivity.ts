import type { Trigger } from "../trigger.ts";

const ACTIVITY_EVENTS = ["keydown", "pointermove", "pointerdown", "touchmove", "wheel", "scroll"];

/** Fires after this many seconds without activity. */
export const inactivity: Trigger = ({ inactivityTime }, { signal, wait, fire }) => {
  const limitMs = inactivityTime * 1_000;
  let lastActivityMs = performance.now();
  const noteActivity = () => {
    lastActivityMs = performance.now();
  };
  const check = () => {
    const leftMs = lastActivityMs + limitMs - performance.now();
    if (leftMs > 0) wait(leftMs, check);
    else fire();
  };
  for (const type of ACTIVITY_EVENTS)
    addEventListener(type, noteActivity, { signal, passive: true, capture: true });
  wait(limitMs, check);
};
