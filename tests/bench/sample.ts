import type { BrowserContext, Page } from "@playwright/test";

/** The cost of one run, in ms. Main-thread times come from the thread's own clock, so other programs do not count. */
export interface Cost {
  /** Wall-clock time from the insertion of the script or the markers to the last interactive widget. */
  readonly readyMs: number;
  /** All tasks of the main thread: loading, script, style, layout, garbage collection. */
  readonly mainMs: number;
  /** The part of it that compiles and runs script. */
  readonly scriptMs: number;
}

/** A page with access to the browser's counters. */
export interface Probe {
  readonly page: Page;
  /** Reads the browser's counters: name → value, times in ms. */
  counters(): Promise<(name: string) => number>;
  collectGarbage(): Promise<void>;
}

/** The longest time that one run may take. */
const MAX_RUN_MS = 240_000;

/** Opens a page on a processor that is `slowdown` times slower, runs `measure` on it and closes it. */
export async function withProbe<Result>(
  context: BrowserContext,
  { url, slowdown = 1 }: { readonly url: string; readonly slowdown?: number },
  measure: (probe: Probe) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  if (slowdown !== 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { timeout: MAX_RUN_MS });
  await waitUntilIdle(page);
  try {
    return await measure({
      page,
      async counters() {
        const { metrics } = await cdp.send("Performance.getMetrics");
        const values = new Map(metrics.map(({ name, value }) => [name, value]));
        return (name) => (values.get(name) ?? 0) * (name.endsWith("Duration") ? 1_000 : 1);
      },
      async collectGarbage() {
        for (let round = 0; round < 3; round++) await cdp.send("HeapProfiler.collectGarbage");
      },
    });
  } finally {
    await page.close();
  }
}

/** Waits for three idle callbacks, each after a frame. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm++) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done, { timeout: 3_000 }));
    }
  });

/** Runs `act`, waits until `count` more widgets are interactive, and returns the cost. `act` returns when it began. */
export async function costOf(
  { page, counters }: Probe,
  count: number,
  act: (page: Page) => Promise<number>,
): Promise<Cost> {
  const total = (await page.evaluate(() => window.bench.interactive)) + count;
  const before = await counters();
  const beganMs = await act(page);
  const reached = page.evaluate((goal) => window.bench.whenInteractive(goal), total);
  const reachedMs = await Promise.race([reached, failAfterMaxRun(page.url())]);
  await waitUntilIdle(page);
  const after = await counters();
  const spentMs = (name: string) => after(name) - before(name);
  return {
    readyMs: reachedMs - beganMs,
    mainMs: spentMs("TaskDuration"),
    scriptMs: spentMs("ScriptDuration") + spentMs("V8CompileDuration"),
  };
}

const failAfterMaxRun = (url: string) =>
  new Promise<never>((_, fail) => {
    const error = new Error(`Not all widgets of ${url} were interactive within ${MAX_RUN_MS / 1_000} s.`);
    setTimeout(() => fail(error), MAX_RUN_MS).unref();
  });

/** Inserts a contestant's script tag. Returns the time on the page's clock, in ms. */
export const insertScript =
  (source: string) =>
  (page: Page): Promise<number> =>
    page.evaluate((src) => {
      const beganMs = performance.now();
      document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
      return beganMs;
    }, source);

/** Inserts the content of the page's templates all at once, as "load more" does. Returns the time in ms. */
export const insertTemplate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const beganMs = performance.now();
    const part = document.createElement("div");
    part.append(...[...document.querySelectorAll("template")].map(({ content }) => content.cloneNode(true)));
    document.body.append(part);
    window.bench.mount?.(part);
    return beganMs;
  });
