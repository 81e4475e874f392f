interface Count {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly signal: AbortSignal;
}

/** Slow at both ends. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** Shows each number on the way, one for each animation frame, and the last one exactly; then calls `done`. */
export function countUp(
  { from, to, durationMs, signal }: Count,
  show: (value: number) => void,
  done: () => void,
): void {
  let startedAt: number | undefined;
  function step(now: number) {
    if (signal.aborted) return;
    startedAt ??= now;
    const share = (now - startedAt) / durationMs;
    if (share >= 1) return done();
    show(from + (to - from) * eased(share));
    requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}
