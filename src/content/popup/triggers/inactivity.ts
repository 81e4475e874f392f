import type { Trigger } from "../trigger.ts";

/** Signs of life; touching and scrolling are some, too. */
const SIGNS = ["keydown", "pointermove", "pointerdown", "touchmove", "wheel", "scroll"];

/** So many seconds without a sign of life (clause popup.23). */
export const inactivity: Trigger = ({ inactivityTime }, { signal, wait, fire }) => {
  const limitMs = inactivityTime * 1_000;
  let lastSign = performance.now();
  const note = () => {
    lastSign = performance.now();
  };
  const look = () => {
    const leftMs = lastSign + limitMs - performance.now();
    if (leftMs > 0) wait(leftMs, look);
    else fire();
  };
  for (const sign of SIGNS) addEventListener(sign, note, { signal, passive: true, capture: true });
  wait(limitMs, look);
};
