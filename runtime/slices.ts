/** How long one slice of work may hold the main thread, in ms; with the batch that is under way still below 50. */
const SLICE_MS = 12;

/** How many jobs run in one call: few enough to end in time, enough to share what a call costs. */
const BATCH = 8;

/** Runs jobs in slices that leave the main thread free; what is in view goes first (design 5.8). */
export function createSlices<Job extends { readonly host: HTMLElement }>(
  runBatch: (jobs: readonly Job[]) => void,
): (job: Job) => void {
  let queue: Job[] = [];
  let isRunning = false;
  const channel = new MessageChannel();
  channel.port1.onmessage = run;

  function run() {
    const start = performance.now();
    try {
      do runBatch(queue.splice(0, BATCH));
      while (queue.length && performance.now() - start < SLICE_MS);
    } finally {
      // Whatever one batch throws, the others have their turn.
      isRunning = queue.length > 0;
      if (isRunning) channel.port2.postMessage(0);
    }
  }

  return (job) => {
    queue.push(job);
    if (isRunning) return;
    isRunning = true;
    // Everything that becomes wanted in this turn is sorted once, then starts without another task between.
    queueMicrotask(() => {
      if (queue.length > BATCH) queue = visibleFirst(queue);
      run();
    });
  };
}

function visibleFirst<Job extends { readonly host: HTMLElement }>(jobs: readonly Job[]): Job[] {
  const inView: Job[] = [];
  const others: Job[] = [];
  for (const job of jobs) {
    const { top, bottom } = job.host.getBoundingClientRect();
    (bottom >= 0 && top <= innerHeight ? inView : others).push(job);
  }
  return [...inView, ...others];
}
