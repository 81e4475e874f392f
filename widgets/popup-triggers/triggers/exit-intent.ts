import type { Trigger } from "../trigger.ts";

/** Fires when the pointer leaves the page at the top, towards tabs and address bar. */
export const exitIntent: Trigger = (_, { signal, fire }) => {
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY <= 0) fire();
  };
  document.documentElement.addEventListener("mouseleave", leave, { signal });
};
