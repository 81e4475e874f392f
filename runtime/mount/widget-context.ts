import type { Bus } from "../bus.ts";
import type { Hooks } from "../hooks.ts";
import type { Page } from "../page.ts";
import type { Report } from "../problems/problems.ts";
import type { WidgetContext } from "../widget.ts";

/** What all widgets of a page share. */
export interface Shared {
  readonly bus: Bus;
  readonly hooks: Hooks;
  readonly page: Page;
  readonly report: Report;
}

/** setTimeout keeps its delay in 32 bits; longer waits are made of several (security rules, 3). */
const LONGEST_TIMER_MS = 2_147_483_647;

let count = 0;

/** One widget's view of the page; all it starts ends with `signal`, all it throws is reported under its name. */
export function createContext(
  shared: Shared,
  {
    name,
    host,
    signal,
    prerendered,
  }: { name: string; host: HTMLElement; signal: AbortSignal; prerendered?: string | null },
): WidgetContext {
  const [id, renderedAt] = prerendered?.split("@") ?? [];
  const { bus, hooks, page, report } = shared;
  const reportError = (error: unknown) => report({ code: "crash", widget: name, error, element: host });

  function guard(run: () => unknown) {
    try {
      const result = run();
      Promise.resolve(result).catch(reportError);
      return result;
    } catch (error) {
      reportError(error);
    }
  }

  function after(delayMs: number, run: () => void): () => void {
    if (signal.aborted) return () => {};
    let timer: ReturnType<typeof setTimeout>;
    const arm = (leftMs: number) => {
      const nowMs = Math.min(leftMs, LONGEST_TIMER_MS);
      timer = setTimeout(() => (leftMs > nowMs ? arm(leftMs - nowMs) : done()), nowMs);
    };
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    };
    const done = () => {
      stop();
      guard(run);
    };
    signal.addEventListener("abort", stop);
    arm(Math.max(delayMs, 1));
    return stop;
  }

  const untilEnd = { signal };

  return {
    bus,
    hooks,
    page,
    name,
    host,
    signal,
    id: id || `islet-${++count}`,
    renderedAt: renderedAt ? Number(renderedAt) : undefined,
    after,
    guard,
    reportError,
    on: (event, listener) => bus.on(event, (payload) => guard(() => listener(payload)), signal),
    warn: (message) => report({ code: "widget", widget: name, message, element: host }),
    listen(
      target: EventTarget,
      type: string,
      listener: (event: never) => void,
      options?: AddEventListenerOptions,
    ) {
      target.addEventListener(
        type,
        (event) => guard(() => listener(event as never)),
        options ? { ...options, signal } : untilEnd,
      );
    },
  };
}
