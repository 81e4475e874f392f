import type { EndWait } from "./wait.ts";

/**
 * Calls `holds` when a media query matches; one that does not parse never does.
 * @param text with its parentheses: `(min-width: 800px)`
 */
export function whenMatches(text: string, holds: () => void): EndWait {
  const query = matchMedia(text);
  const end = () => query.removeEventListener("change", check);
  const check = () => {
    if (!query.matches) return;
    end();
    holds();
  };
  query.addEventListener("change", check);
  check();
  return end;
}
