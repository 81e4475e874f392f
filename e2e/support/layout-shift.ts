import type { BrowserContext, Page } from "@playwright/test";

/** Adds up the layout shifts of every page of the context. Call it before the first page opens. */
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
 * The sum of all layout shifts since the last navigation, without those within 500 ms after input. It is never less than
 * the page's CLS, which counts only the worst five seconds.
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The shifts of this frame are reported after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(window, "__layoutShift") as () => number)();
  });
}
