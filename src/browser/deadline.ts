/** The end of a request before its answer: too late, or no longer wanted. */
export type EarlyEnd = "timeout" | "aborted";

/** Ends a request early. */
interface Deadline {
  signal: AbortSignal;
  /** Why it ended, if it did. */
  reason(): EarlyEnd | undefined;
  /** The answer is here: nothing is left to watch. */
  clear(): void;
}

/**
 * A signal that aborts after a time, with the caller's own signal, or when the visitor leaves the page: a
 * request cut off by a navigation is not a failure to tell anybody about.
 */
export function startDeadline(timeoutMs: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let ended: EarlyEnd | undefined;
  const abort = () => end("aborted");
  const timer = setTimeout(() => end("timeout"), timeoutMs);
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
    window.removeEventListener("pagehide", abort);
  };
  const end = (reason: EarlyEnd) => {
    clear();
    ended = reason;
    controller.abort();
  };
  outer?.addEventListener("abort", abort);
  window.addEventListener("pagehide", abort);
  if (outer?.aborted) abort();
  return { signal: controller.signal, reason: () => ended, clear };
}
