import { options } from "preact";

/** Roots to draw, components to draw again, effects to run: in the order in which they were asked for. */
const waiting: (() => void)[] = [];

function runAll() {
  for (let work = waiting.shift(); work; work = waiting.shift())
    try {
      work();
    } catch (error) {
      // Neither other islands nor the rest of the queue may stop.
      reportError(error);
    }
}

/** Runs at the end of this turn, or of the `flushSync` around it. */
export function schedule(work: () => void): void {
  if (waiting.push(work) === 1) queueMicrotask(runAll);
}

options.debounceRendering = schedule;
// React runs the effects of what it draws at once before it goes on; Preact would wait for a frame.
options.requestAnimationFrame = schedule;

/** Calls a function and draws everything that it changes before it returns. */
export function flushSync<Result>(change: () => Result): Result {
  runAll();
  const result = change();
  runAll();
  return result;
}
