/** What every page of the benchmark counts about itself. This is the first script of the page. */
export interface Watch {
  /** Number of interactive widgets. */
  interactive: number;
  /** Counts one more interactive widget. The countdown's first timer calls it; enhancers call it themselves. */
  markInteractive: () => void;
  /** Waits for `count` interactive widgets. Resolves with the time of the last one, in ms since navigation. */
  whenInteractive: (count: number) => Promise<number>;
  /** Pending timers, and the targets of each observer. The browser itself counts listeners. */
  readonly alive: { timers: Set<unknown>; observed: Map<object, Set<unknown>> };
  /** Mounts the widgets in `root`, for contestants that do not find late markers themselves. */
  mount?: (root: ParentNode) => void;
  /** Unmounts the widget of a host, for contestants that do not notice removed hosts. */
  unmount?: (host: Element) => void;
}

declare global {
  interface Window {
    bench: Watch;
  }
}

/** The fixed time of the benchmark's clock (2026-01-01), in ms since 1970. */
const NOW_MS = 1_767_225_600_000;

function createWatch(): Watch {
  let goal = { count: Number.POSITIVE_INFINITY, reach: (_atMs: number) => {} };
  const watch: Watch = {
    interactive: 0,
    markInteractive() {
      watch.interactive++;
      if (watch.interactive === goal.count) goal.reach(performance.now());
    },
    whenInteractive: (count) =>
      new Promise((reach) => {
        goal = { count, reach };
        if (watch.interactive >= count) reach(performance.now());
      }),
    alive: { timers: new Set(), observed: new Map() },
  };
  return watch;
}

/**
 * Counts pending timers. A countdown starts one timer of a second after its effects have run, which shows that it is
 * interactive. Such timers never fire, because the benchmark measures mounting and not ticks.
 */
function watchTimers({ alive: { timers }, markInteractive }: Watch): void {
  const { setTimeout: realTimeout, clearTimeout: realClear } = window;
  const isTick = (delayMs: number) => delayMs === 1_000;
  let lastTickId = 1e9;

  window.setTimeout = ((run: () => void, delayMs = 0) => {
    if (isTick(delayMs)) {
      markInteractive();
      timers.add(++lastTickId);
      return lastTickId;
    }
    const id = realTimeout(() => {
      timers.delete(id);
      run();
    }, delayMs);
    timers.add(id);
    return id;
  }) as typeof setTimeout;

  window.clearTimeout = ((id: number) => {
    timers.delete(id);
    realClear(id);
  }) as typeof clearTimeout;
}

/** Records the targets of every observer. */
function watchObservers({ alive: { observed } }: Watch): void {
  const targetsOf = (observer: object) => {
    const targets = observed.get(observer) ?? new Set();
    observed.set(observer, targets);
    return targets;
  };
  for (const observerClass of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const proto = observerClass.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
    const { observe, unobserve, disconnect } = proto;
    proto["observe"] = function (this: object, ...values) {
      targetsOf(this).add(values[0]);
      return observe?.apply(this, values);
    };
    if (unobserve)
      proto["unobserve"] = function (this: object, ...values) {
        targetsOf(this).delete(values[0]);
        return unobserve.apply(this, values);
      };
    proto["disconnect"] = function (this: object) {
      observed.delete(this);
      return disconnect?.call(this);
    };
  }
}

Date.now = () => NOW_MS;
window.bench = createWatch();
watchTimers(window.bench);
watchObservers(window.bench);
