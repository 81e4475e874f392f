import type { Islet } from "./islet.ts";

const KEY = Symbol.for("islet");
const owners = window as unknown as { [KEY]?: Islet };

/**
 * Decides which copy of Islet runs: the first, unless a newer major version comes, which ends it. Returns whether this
 * copy may start; `reportOther` gets the version of the other one.
 */
export function claimPage(version: string, reportOther: (version: string) => void): boolean {
  const other = owners[KEY];
  if (!other) return true;
  const isNewer = Number.parseInt(version) > Number.parseInt(other.version);
  reportOther(other.version);
  if (isNewer) other.stop();
  return isNewer;
}

/** Registers this copy as the running one, until it stops. */
export function registerCopy(islet: Islet): Islet {
  const stop = () => {
    islet.stop();
    delete owners[KEY];
  };
  return (owners[KEY] = { ...islet, stop });
}
