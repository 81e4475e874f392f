import type { IsletEvents } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Checkout } from "../checkout.ts";

type TotalsRequest = IsletEvents["update_checkout"];

/** The shop's own delay, in which requests are batched. */
const BATCH_MS = 5;

/** Holds back requests for totals while an order is placed. */
export interface TotalsQueue {
  /** Aborts the current request and defers new ones until `resume` has been called as often. */
  pause(): void;
  /** Runs a deferred request. */
  resume(): void;
}

/**
 * Requests totals one at a time: a newer request aborts the older, and an order aborts both. Requests made during an
 * order run afterwards. Requests wait while the pointer is down, so that no overlay swallows the click.
 * @param send learns by its signal that a newer request has made it obsolete
 */
export function createTotalsQueue(
  { host, context }: Pick<Checkout, "host" | "context">,
  send: (request: TotalsRequest, outdated: AbortSignal) => Promise<void>,
): TotalsQueue {
  const { after, guard, listen, on } = context;
  const pointerUp = followPointer(host, context);
  let current = new AbortController();
  let isRunning = false;
  let isDeferred = false;
  let pauses = 0;

  function start(request: TotalsRequest) {
    current.abort();
    isDeferred = pauses > 0;
    if (isDeferred) return;
    current = new AbortController();
    const { signal: outdated } = current;
    isRunning = true;
    guard(async () => {
      await pointerUp();
      await new Promise<void>((resolve) => void after(BATCH_MS, resolve));
      if (!outdated.aborted) await send(request, outdated).finally(() => (isRunning &&= outdated.aborted));
    });
  }

  function pause() {
    pauses++;
    isDeferred ||= isRunning;
    isRunning = false;
    current.abort();
  }

  function resume() {
    if (--pauses === 0 && isDeferred) start({});
  }

  on("update_checkout", start);
  // A payment popup places orders with this form, too.
  listen(host, "islet:claimed", pause);
  listen(host, "islet:released", (event) => {
    if ((event as CustomEvent<{ mayBePlaced: boolean }>).detail.mayBePlaced) isDeferred = false;
    resume();
  });
  return { pause, resume };
}

/** Returns a function whose promise resolves once the pointer is up. */
function followPointer(host: HTMLElement, { listen }: WidgetContext): () => Promise<void> | undefined {
  let released: Promise<void> | undefined;
  let release = () => {};
  const press = () => {
    // A second finger: a request that waits for the first would wait forever.
    release();
    released = new Promise((resolve) => {
      release = resolve;
    });
  };
  listen(host, "pointerdown", press, { capture: true });
  for (const type of ["pointerup", "pointercancel"]) listen(window, type, () => release(), { capture: true });
  return () => released;
}
