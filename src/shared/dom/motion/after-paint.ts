/** A tab that is not shown paints nothing. */
const LONGEST_WAIT_MS = 1_000;

/** Calls `run` once the browser has painted what the page shows now; not after the signal has aborted. */
export function afterPaint(run: () => void, signal: AbortSignal): void {
  let isOver = false;
  const finish = () => {
    clearTimeout(timer);
    if (!isOver && !signal.aborted) run();
    isOver = true;
  };
  const timer = setTimeout(finish, LONGEST_WAIT_MS);
  // The first callback runs just before the paint, the second after it.
  requestAnimationFrame(() => requestAnimationFrame(finish));
}
