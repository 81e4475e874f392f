import type { WidgetContext } from "#runtime/widget.ts";
import type { ListContext } from "./paged-list.ts";

interface Runner {
  stop(): void;
  start(): void;
}

const runners = new WeakMap<Element, Runner>();

/** The context of a part of a widget: what is started through it ends with this signal, too. */
function contextUntil(whole: WidgetContext, signal: AbortSignal): ListContext {
  const { page, bus, guard, isFromPage, warn } = whole;
  return {
    page,
    bus,
    guard,
    isFromPage,
    warn,
    signal,
    async load(load) {
      const code = await whole.load(load);
      if (signal.aborted) await new Promise(() => {});
      return code;
    },
    after(delayMs, run) {
      const cancel = whole.after(delayMs, run);
      signal.addEventListener("abort", cancel);
      return cancel;
    },
    on: (name, listener) => bus.on(name, (payload) => guard(() => listener(payload)), signal),
    // oxlint-disable-next-line max-params -- like addEventListener, with the target first
    listen: (target: EventTarget, type: string, listener: (event: never) => void, options?: object) =>
      target.addEventListener(type, (event) => guard(() => listener(event as never)), { ...options, signal }),
  };
}

/** Runs a widget on the nodes of a list. Whenever they are replaced, it ends before that and runs again after it. */
export function runOnList(whole: WidgetContext, run: (context: ListContext) => void): void {
  const { host, signal } = whole;
  let part = new AbortController();
  const runner = {
    stop: () => part.abort(),
    start() {
      part = new AbortController();
      run(contextUntil(whole, part.signal));
    },
  };
  runners.set(host, runner);
  signal.addEventListener("abort", () => {
    runners.delete(host);
    runner.stop();
  });
  runner.start();
}

/** Replaces the nodes of a list; `host` is the element of its widget, which may have none that runs. */
export function replaceNodes(host: Element, replace: () => void): void {
  const runner = runners.get(host);
  runner?.stop();
  replace();
  runner?.start();
}
