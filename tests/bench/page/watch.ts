/** What every page of the benchmark counts about itself; the first script of the page. */
export interface Watch {
  /** Widgets that answer the visitor. */
  interactive: number;
  /** One more does: countdowns tell it by their first timer, enhancers themselves. */
  tell: () => void;
  /** Waits for so many; answers when the last of them was there, in ms since the page began. */
  whenInteractive: (count: number) => Promise<number>;
  /** What is alive: timers, listeners' targets are the browser's own count, observed elements. */
  readonly alive: { timers: Set<unknown>; observed: Map<object, Set<unknown>> };
  /** Mounts what is in `root`; contestants that do not find markers themselves put it here. */
  mount?: (root: ParentNode) => void;
  /** Ends what runs on a host; for contestants that do not notice that it has gone. */
  unmount?: (host: Element) => void;
}

declare global {
  interface Window {
    bench: Watch;
  }
}

/** The benchmark's clock stands still at this whole second (2026-01-01), in ms since 1970. */
const NOW_MS = 1_767_225_600_000;

/**
 * A countdown arms one timer of a second once its effects have run: that is how the benchmark knows it is
 * interactive. Those timers never fire, because ticks are not mounting.
 */
function installWatch(): void {
  const { setTimeout: realTimeout, clearTimeout: realClear } = window;
  const timers = new Set<unknown>();
  const observed = new Map<object, Set<unknown>>();
  let lastFrozen = 1e9;
  let goal = { count: Number.POSITIVE_INFINITY, reach: (_atMs: number) => {} };
  const bench: Watch = {
    interactive: 0,
    tell() {
      bench.interactive++;
      if (bench.interactive === goal.count) goal.reach(performance.now());
    },
    whenInteractive: (count) =>
      new Promise((reach) => {
        goal = { count, reach };
        if (bench.interactive >= count) reach(performance.now());
      }),
    alive: { timers, observed },
  };
  const isTick = (delayMs: number) => delayMs === 1_000;
  Date.now = () => NOW_MS;

  window.setTimeout = ((run: () => void, delayMs = 0) => {
    if (isTick(delayMs)) {
      bench.tell();
      timers.add(++lastFrozen);
      return lastFrozen;
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
  for (const kind of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const proto = kind.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
    const { observe, unobserve, disconnect } = proto;
    const of = (observer: object) => {
      const targets = observed.get(observer) ?? new Set();
      observed.set(observer, targets);
      return targets;
    };
    proto["observe"] = function (this: object, ...values) {
      of(this).add(values[0]);
      return observe?.apply(this, values);
    };
    if (unobserve)
      proto["unobserve"] = function (this: object, ...values) {
        of(this).delete(values[0]);
        return unobserve.apply(this, values);
      };
    proto["disconnect"] = function (this: object) {
      observed.delete(this);
      return disconnect?.call(this);
    };
  }
  window.bench = bench;
}

installWatch();
