import type { BrowserContext, Page } from "@playwright/test";

/** What one run cost, in ms. Main-thread times are the thread's own clock: other programs do not count. */
export interface Cost {
  /** From the script's (or the markers') insertion to the last interactive widget, on the wall clock. */
  readonly readyMs: number;
  /** All tasks of the main thread: loading, script, style, layout, garbage. */
  readonly mainMs: number;
  /** Compiling and running script, a part of it. */
  readonly scriptMs: number;
}

/** A page with a way to its browser's own counters. */
export interface Probe {
  readonly page: Page;
  /** The browser's counters by name; times in ms. */
  counters(): Promise<(name: string) => number>;
  collectGarbage(): Promise<void>;
}

/** The longest one run may take, in ms. */
const PATIENCE_MS = 240_000;

/** Opens a page on a processor that is `slowdown` times slower, lets `look` look at it and closes it. */
export async function withProbe<Result>(
  context: BrowserContext,
  { url, slowdown = 1 }: { readonly url: string; readonly slowdown?: number },
  look: (probe: Probe) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  if (slowdown !== 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { timeout: PATIENCE_MS });
  await settle(page);
  try {
    return await look({
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

/** Waits until the page has nothing left to do: three idle moments, each after a frame. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm++) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    }
  });

/** Lets `act` run in the page, waits until `count` more widgets are interactive and tells what all of it cost. */
export async function costOf(
  { page, counters }: Probe,
  count: number,
  act: (page: Page) => Promise<number>,
): Promise<Cost> {
  const all = (await page.evaluate(() => window.bench.interactive)) + count;
  const before = await counters();
  const beganMs = await act(page);
  const reached = page.evaluate((wanted) => window.bench.whenInteractive(wanted), all);
  const atMs = await Promise.race([reached, tooLate(page.url())]);
  await settle(page);
  const after = await counters();
  const spentMs = (name: string) => after(name) - before(name);
  return {
    readyMs: atMs - beganMs,
    mainMs: spentMs("TaskDuration"),
    scriptMs: spentMs("ScriptDuration") + spentMs("V8CompileDuration"),
  };
}

const tooLate = (url: string) =>
  new Promise<never>((_, fail) => {
    const error = new Error(`Not all widgets of ${url} came to work within ${PATIENCE_MS / 1_000} s.`);
    setTimeout(() => fail(error), PATIENCE_MS).unref();
  });

/** Inserts a contestant's script tag; answers when, in ms of the page's clock. */
export const insertScript =
  (source: string) =>
  (page: Page): Promise<number> =>
    page.evaluate((src) => {
      const beganMs = performance.now();
      document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
      return beganMs;
    }, source);

/** Inserts what lies in the page's template, all at once, as "load more" does; answers when. */
export const insertTemplate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const beganMs = performance.now();
    const part = document.createElement("div");
    part.append(...[...document.querySelectorAll("template")].map(({ content }) => content.cloneNode(true)));
    document.body.append(part);
    window.bench.mount?.(part);
    return beganMs;
  });
