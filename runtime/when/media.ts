import type { Strategy } from "./wait.ts";

/** When a media query matches; one that does not parse never does. */
export const media: Strategy = ({ argument, signal }) =>
  new Promise((resolve) => {
    const query = matchMedia(argument);
    const check = () => query.matches && resolve();
    query.addEventListener("change", check, { signal });
    check();
  });
