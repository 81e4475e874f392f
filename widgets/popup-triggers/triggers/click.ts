import type { Trigger } from "../trigger.ts";

/** Fires at the Nth click anywhere on the page. */
export const click: Trigger = ({ clickTimes }, { signal, fire }) => {
  let clicks = 0;
  const count = () => {
    clicks++;
    if (clicks >= clickTimes) fire();
  };
  document.addEventListener("click", count, { signal, capture: true });
};
