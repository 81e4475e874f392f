import type { Frame, Page } from "@playwright/test";

/**
 * Counts, from the next navigation on, the listeners of a frame's window and document and its intervals that have not
 * ended. Call it before the page opens.
 */
export async function countStarted(page: Page): Promise<(frame: Frame) => Promise<number>> {
  await page.addInitScript(() => {
    interface Listening {
      readonly target: EventTarget;
      readonly type: string;
      readonly listener: unknown;
    }
    const started = new Set<Listening | number>();
    Object.assign(window, { started });
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      add.call(this, type, listener, options);
      const { signal, once } = typeof options === "object" ? options : {};
      if ((this !== window && this !== document) || signal?.aborted || once) return;
      const entry = { target: this, type, listener };
      started.add(entry);
      signal?.addEventListener("abort", () => started.delete(entry));
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      remove.call(this, type, listener, options);
      for (const entry of started)
        if (typeof entry === "object" && entry.target === this && entry.type === type)
          if (entry.listener === listener) started.delete(entry);
    };
    const { setInterval: start, clearInterval: stop } = window;
    window.setInterval = ((run: TimerHandler, delay: number) => {
      const id = start(run, delay);
      started.add(id);
      return id;
    }) as typeof setInterval;
    window.clearInterval = (id) => {
      started.delete(id as number);
      stop(id);
    };
  });
  return (frame) => frame.evaluate(() => (Reflect.get(window, "started") as ReadonlySet<unknown>).size);
}
