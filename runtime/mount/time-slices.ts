/** How long the first slice holds the main thread, in ms: what is in view is painted soon. */
const FIRST_SLICE_MS = 12;

/**
 * And how long each of the others, at least: every frame between them costs as much as dozens of widgets where the page
 * is long. With the batch that is under way still below 50.
 */
const NEXT_SLICE_MS = 32;

/** And at most, where frames take longer than a slice: then the time is theirs, and the fewer of them the better. */
const LONGEST_SLICE_MS = 200;

/** How many jobs run in one call: few enough to end in time, enough to share what a call costs. */
const BATCH = 16;

interface Placed {
  readonly host: HTMLElement;
  /** Whether it draws, so that what is in view should be drawn first. Looking where things are costs a layout. */
  readonly isDrawn: boolean;
}

/** Runs jobs in slices that leave the main thread free; what is in view goes first (design 5.8). */
export function createSlices<Job extends Placed>(
  runBatch: (jobs: readonly Job[]) => void,
): (job: Job) => void {
  let queue: Job[] = [];
  let isRunning = false;
  const channel = new MessageChannel();
  let endedAt = 0;
  channel.port1.onmessage = () => {
    const frameMs = performance.now() - endedAt;
    run(Math.min(Math.max(frameMs, NEXT_SLICE_MS), LONGEST_SLICE_MS));
  };

  function run(sliceMs: number) {
    const end = performance.now() + sliceMs;
    try {
      do runBatch(queue.splice(0, BATCH));
      while (queue.length && performance.now() < end);
    } finally {
      // Whatever one batch throws, the others have their turn.
      isRunning = queue.length > 0;
      endedAt = performance.now();
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
      run(FIRST_SLICE_MS);
    });
  };
}

function visibleFirst<Job extends Placed>(jobs: readonly Job[]): Job[] {
  const inView: Job[] = jobs.filter(({ isDrawn }) => !isDrawn);
  const others: Job[] = [];
  for (const job of jobs) {
    if (!job.isDrawn) continue;
    const { top, bottom } = job.host.getBoundingClientRect();
    (bottom >= 0 && top <= innerHeight ? inView : others).push(job);
  }
  return [...inView, ...others];
}
