/** The first slice is short: visible widgets are painted soon. */
const FIRST_SLICE_MS = 12;

/**
 * Later slices are longer: on a long page a frame between them costs as much as dozens of widgets. A slice and its last
 * batch stay below 50 ms.
 */
const NEXT_SLICE_MS = 32;

/** If frames take longer than a slice, slices grow up to this: fewer frames are faster. */
const LONGEST_SLICE_MS = 200;

/** Jobs per call: few enough to end in time, enough to share the cost of a call. */
const BATCH = 16;

interface Placed {
  readonly host: HTMLElement;
  /** Jobs that draw run in order of visibility; measuring that costs a layout. */
  readonly isDrawn: boolean;
}

/** Runs jobs in slices that leave the main thread free; visible ones first. */
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
      // A batch that throws does not stop the others.
      isRunning = queue.length > 0;
      endedAt = performance.now();
      if (isRunning) channel.port2.postMessage(0);
    }
  }

  return (job) => {
    queue.push(job);
    if (isRunning) return;
    isRunning = true;
    // Jobs that arrive in this turn are sorted once and start without another task.
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
