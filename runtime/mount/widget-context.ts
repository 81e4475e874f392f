import type { Bus } from "../bus.ts";
import type { Hooks } from "../hooks.ts";
import { ATTRIBUTE, attributeOf, type Placement } from "../markup.ts";
import type { Page } from "../page.ts";
import type { Report } from "../problems/problems.ts";
import type { WidgetContext } from "../widget.ts";

/** Shared by all widgets of a page. */
export interface Shared {
  readonly bus: Bus;
  readonly hooks: Hooks;
  readonly page: Page;
  readonly report: Report;
}

/** setTimeout stores its delay as a signed 32-bit integer; a longer wait takes several timers. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Calls `run` once after `delayMs`, unless the signal aborts or the returned function is called first. */
function startTimer(delayMs: number, signal: AbortSignal, run: () => void): () => void {
  if (signal.aborted) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  };
  const arm = (leftMs: number) => {
    const partMs = Math.min(leftMs, LONGEST_TIMER_MS);
    timer = setTimeout(() => {
      if (leftMs > partMs) return arm(leftMs - partMs);
      stop();
      run();
    }, partMs);
  };
  signal.addEventListener("abort", stop);
  arm(Math.max(delayMs, 1));
  return stop;
}

let count = 0;

/** Creates a widget's context: what the widget starts through it ends with `signal`, what that throws is reported. */
export function createContext(
  shared: Shared,
  { name, host }: Pick<Placement, "name" | "host">,
  signal: AbortSignal,
): WidgetContext {
  const { bus, hooks, page, report } = shared;
  const [id, renderedAt] = attributeOf(host, ATTRIBUTE.prerendered)?.split("@") ?? [];
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

  return {
    bus,
    hooks,
    page,
    name,
    host,
    signal,
    id: id || `islet-${++count}`,
    renderedAt: renderedAt ? Number(renderedAt) : undefined,
    guard,
    reportError,
    after: (delayMs, run) => startTimer(delayMs, signal, () => guard(run)),
    on: (event, listener) => bus.on(event, (payload) => guard(() => listener(payload)), signal),
    warn: (message) => report({ code: "widget", widget: name, message, element: host }),
    // oxlint-disable-next-line max-params -- like addEventListener, with the target first
    listen(
      target: EventTarget,
      type: string,
      listener: (event: never) => void,
      options?: AddEventListenerOptions,
    ) {
      target.addEventListener(type, (event) => guard(() => listener(event as never)), { ...options, signal });
    },
  };
}
