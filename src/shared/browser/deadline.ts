/** Why a request ended before its answer. */
export type EarlyEnd = "timeout" | "aborted";

interface Deadline {
  signal: AbortSignal;
  reason(): EarlyEnd | undefined;
  /** Call this when the answer has arrived. */
  clear(): void;
}

/**
 * Returns a signal that aborts after a time, with the caller's signal, or when the visitor leaves the page: a request
 * that a navigation cuts off must not be reported as a failure.
 */
export function startDeadline(timeoutMs: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let endReason: EarlyEnd | undefined;
  const abort = () => end("aborted");
  const timer = setTimeout(() => end("timeout"), timeoutMs);
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
    window.removeEventListener("pagehide", abort);
  };
  const end = (reason: EarlyEnd) => {
    clear();
    endReason = reason;
    controller.abort();
  };
  outer?.addEventListener("abort", abort);
  window.addEventListener("pagehide", abort);
  if (outer?.aborted) abort();
  return { signal: controller.signal, reason: () => endReason, clear };
}
