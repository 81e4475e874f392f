/** The longest that a press delays an island; as long as a held press waits. */
const PRESS_LIMIT_MS = 4_000;

/** Events that end a press; a context menu swallows the release. */
const RELEASES = ["pointerup", "pointercancel", "keyup", "contextmenu"];

/** Whether the visitor is pressing something in the host: an element that moves during a press gets no click. */
export const isPressed = (host: HTMLElement): boolean => host.matches(":active");

/** Runs once: after the click that follows a release, or after 4 s; not if `signal` aborts first. */
export function whenReleased(signal: AbortSignal, run: () => void): void {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const runOnce = () => {
    if (waiting.signal.aborted) return;
    end();
    run();
  };
  const limit = setTimeout(runOnce, PRESS_LIMIT_MS);
  waiting.signal.addEventListener("abort", () => clearTimeout(limit));
  signal.addEventListener("abort", end, { signal: waiting.signal });
  for (const type of RELEASES)
    addEventListener(type, () => setTimeout(runOnce), { capture: true, signal: waiting.signal });
}
