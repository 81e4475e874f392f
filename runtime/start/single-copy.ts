import type { Report } from "../problems/problems.ts";
import type { Islet } from "./islet.ts";

const KEY = Symbol.for("islet");
const owners = window as unknown as { [KEY]?: Islet };

/**
 * Decides which copy of Islet runs: the first, unless a newer major version comes, which ends it. Returns whether this
 * copy may start; reports that there are two.
 */
export function claimPage(version: string, report: Report): boolean {
  const other = owners[KEY];
  if (!other) return true;
  report({ code: "second-copy", version, other: other.version });
  const isNewer = parseInt(version) > parseInt(other.version);
  if (isNewer) other.stop();
  return isNewer;
}

/** The copy that runs, if one does. */
export const runningCopy = (): Islet | undefined => owners[KEY];

/** Registers this copy as the running one, until it stops. */
export function registerCopy(islet: Islet): Islet {
  const stop = () => {
    islet.stop();
    delete owners[KEY];
  };
  return (owners[KEY] = { ...islet, stop });
}
