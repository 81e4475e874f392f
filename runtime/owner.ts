import type { Islet } from "./islet.ts";

const KEY = Symbol.for("islet");
const owners = window as unknown as { [KEY]?: Islet };

/**
 * Decides which copy of Islet has the page (security rules, 22): the first, unless a newer major comes, which ends
 * it. Returns whether this one may start; `tell` hears the version of another copy.
 */
export function takePage(version: string, tell: (other: string) => void): boolean {
  const other = owners[KEY];
  const isFirst = !other;
  const isNewer = !isFirst && Number.parseInt(version, 10) > Number.parseInt(other.version, 10);
  if (other) tell(other.version);
  if (isNewer) other.stop();
  return isFirst || isNewer;
}

/** Marks the page as owned by this copy; `stop` gives it free again. */
export function markOwned(islet: Islet): Islet {
  const stop = () => {
    islet.stop();
    delete owners[KEY];
  };
  return (owners[KEY] = { ...islet, stop });
}
