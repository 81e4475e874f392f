/** Reads the layout of this frame. What it returns changes the page, after every widget has read. */
export type ReadLayout = () => (() => void) | void;

const readers = new Set<ReadLayout>();
let frame = 0;
let listening: AbortController | undefined;

/** One widget's error must not stop the others. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
  }
}

function readThenWrite() {
  frame = 0;
  const writes = [...readers].map((read) => [read, attempt(read)] as const);
  // A write may end another widget.
  for (const [read, write] of writes) if (write && readers.has(read)) attempt(write);
}

const schedule = () => {
  frame ||= requestAnimationFrame(readThenWrite);
};

function startListening() {
  listening = new AbortController();
  for (const type of ["scroll", "resize", "load"])
    addEventListener(type, schedule, { capture: true, passive: true, signal: listening.signal });
}

/**
 * Calls `read` in the next frame, and once per frame in which anything scrolls, the window changes size or the page
 * has loaded. All widgets share the listeners and the frame, so the layout is computed once. Returns a function that asks for a frame.
 */
export function watchScroll(read: ReadLayout, signal: AbortSignal): () => void {
  if (signal.aborted) return () => {};
  const reader = () => read();
  if (!listening) startListening();
  readers.add(reader);
  signal.addEventListener("abort", () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    listening?.abort();
    listening = undefined;
    cancelAnimationFrame(frame);
    frame = 0;
  });
  schedule();
  return schedule;
}
