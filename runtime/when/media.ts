import type { Strategy } from "./wait.ts";

/** When a media query matches; one that does not parse never does. */
export const media: Strategy = (_host, wanted, argument) => {
  const query = matchMedia(argument);
  const end = () => query.removeEventListener("change", check);
  const check = () => {
    if (!query.matches) return;
    end();
    wanted();
  };
  query.addEventListener("change", check);
  check();
  return end;
};
