import type { Islet } from "./islet.ts";

const KEY = Symbol.for("islet");
const owners = window as unknown as { [KEY]?: Islet };

/**
 * Decides which copy of Islet has the page (security rules, 22): the first, unless a newer major comes, which ends
 * it. Returns whether this one may start; `tell` hears the version of another copy.
 */
export function claimPage(version: string, tell: (other: string) => void): boolean {
  const other = owners[KEY];
  if (!other) return true;
  const isNewer = Number.parseInt(version) > Number.parseInt(other.version);
  tell(other.version);
  if (isNewer) other.stop();
  return isNewer;
}

/** Marks the page as owned by this copy; `stop` gives it free again. */
export function registerCopy(islet: Islet): Islet {
  const stop = () => {
    islet.stop();
    delete owners[KEY];
  };
  return (owners[KEY] = { ...islet, stop });
}
