import type { Trigger } from "../trigger.ts";

/** The pointer leaves the page over its upper edge, towards tabs and address (clause popup.24). */
export const exitIntent: Trigger = (_, { signal, fire }) => {
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY <= 0) fire();
  };
  document.documentElement.addEventListener("mouseleave", leave, { signal });
};
