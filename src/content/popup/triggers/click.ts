import type { Trigger } from "../trigger.ts";

/** The Nth click, wherever on the page (clause popup.22). */
export const click: Trigger = ({ clickTimes }, { signal, fire }) => {
  let clicks = 0;
  const count = () => {
    clicks++;
    if (clicks >= clickTimes) fire();
  };
  document.addEventListener("click", count, { signal, capture: true });
};
