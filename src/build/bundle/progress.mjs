/**
 * Starts a clock, and returns a function that prints the step which begins, with the seconds until then.
 * @returns {(step: string) => void}
 */
export function startProgress() {
  const startMs = performance.now();
  return (step) =>
    console.log(`${((performance.now() - startMs) / 1_000).toFixed(0).padStart(5)} s  ${step}`);
}
