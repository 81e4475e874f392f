import type { BrowserContext, Page } from "@playwright/test";

/** Adds up layout shifts on every page of the context. Call it before the first page opens. */
export async function recordLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let total = 0;
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    function count(entries: PerformanceEntryList) {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total += entry.value;
    }
    observer.observe({ type: "layout-shift", buffered: true });
    Object.defineProperty(window, "__layoutShift", {
      enumerable: false,
      value: () => {
        count(observer.takeRecords());
        return total;
      },
    });
  });
}

/**
 * The sum of all layout shifts since the last navigation that no input explains (within 500 ms of it):
 * never less than the page's CLS, which counts only the worst five seconds.
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Shifts of the current frame are known after the next one was painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(window, "__layoutShift") as () => number)();
  });
}
