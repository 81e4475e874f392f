/** The longest that a press delays an island, in ms, as long as a kept one waits (clause runtime.12). */
const PRESS_LIMIT_MS = 4_000;

/** What ends a press; a menu that opens takes the release for itself. */
const RELEASES = ["pointerup", "pointercancel", "keyup", "contextmenu"];

/** Whether a visitor is pressing something in the host: no click comes where what is pressed has been moved meanwhile. */
export const isPressed = (host: HTMLElement): boolean => host.matches(":active");

/** Runs once, after the click that a release brings, or after {@link PRESS_LIMIT_MS}; not once `signal` has aborted. */
export function whenReleased(signal: AbortSignal, run: () => void): void {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const go = () => {
    if (waiting.signal.aborted) return;
    end();
    run();
  };
  const limit = setTimeout(go, PRESS_LIMIT_MS);
  waiting.signal.addEventListener("abort", () => clearTimeout(limit));
  signal.addEventListener("abort", end, { signal: waiting.signal });
  for (const type of RELEASES)
    addEventListener(type, () => setTimeout(go), { capture: true, signal: waiting.signal });
}
