import type { Islet } from "./islet.ts";

const KEY = Symbol.for("islet");
const owners = window as unknown as { [KEY]?: Islet };

/**
 * Decides which copy of Islet has the page (security rules, 22): the first, unless a newer major comes, which
 * ends it. Returns the copy found, if there is one.
 */
export function takePage(
  version: string,
): { readonly version: string; readonly hasEnded: boolean } | undefined {
  const other = owners[KEY];
  if (!other) return;
  const hasEnded = Number.parseInt(version, 10) > Number.parseInt(other.version, 10);
  if (hasEnded) other.stop();
  return { version: other.version, hasEnded };
}

/** Marks the page as owned by this copy; `stop` gives it free again. */
export function markOwned(islet: Islet): Islet {
  const stop = () => {
    islet.stop();
    delete owners[KEY];
  };
  return (owners[KEY] = { ...islet, stop });
}
