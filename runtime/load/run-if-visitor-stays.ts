/** A press on a link ends the page's downloads at once, but the page only when the next one answers. */
const LEAVE_LIMIT_MS = 5_000;

/** Calls `run` in 5 seconds, unless the visitor leaves the page before. */
export function runIfVisitorStays(run: () => void): void {
  const timer = setTimeout(run, LEAVE_LIMIT_MS);
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
}
