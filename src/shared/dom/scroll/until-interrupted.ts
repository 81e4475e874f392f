/** Events by which the visitor takes over. */
const INTERRUPTIONS = ["wheel", "touchstart", "pointerdown", "keydown", "popstate"];

/** What aborts with the signal, or once the visitor scrolls, presses, types or goes back. Abort it at the end. */
export function untilInterrupted(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal.aborted) stop();
  for (const type of INTERRUPTIONS)
    addEventListener(type, stop, { passive: true, signal: controller.signal });
  signal.addEventListener("abort", stop, { signal: controller.signal });
  return controller;
}
