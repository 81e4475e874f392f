import type { IsletEvents } from "#runtime/events.ts";
import type { Checkout } from "../checkout.ts";

type TotalsRequest = IsletEvents["update_checkout"];

/** As long as the shop lets questions for totals gather (reference: shop 5.2). */
const GATHER_MS = 5;

/**
 * Asks for totals, one question at a time: a newer one ends the older, and so does an order (reference: shop 5.4).
 * What is asked while an order is on its way, or paid for, waits until the form is free again. While a button is being
 * pressed nothing is asked: what lies below the pointer must not be covered before the click.
 */
export function createTotalsQueue(
  { host, context }: Checkout,
  ask: (request: TotalsRequest, outdated: AbortSignal) => Promise<void>,
): {
  /** An order is placed: ends what is asked, and asks nothing more until `resume` was called as often. */
  pause(): void;
  /** Asks what has waited. */
  resume(): void;
} {
  const { after, guard, listen, on } = context;
  let asking = new AbortController();
  let isOpen = false;
  let pauses = 0;
  /** Something waits to be asked. */
  let isDropped = false;
  let pressed: Promise<void> | undefined;
  let release = () => {};

  function begin(request: TotalsRequest) {
    asking.abort();
    isDropped = pauses > 0;
    if (isDropped) return;
    asking = new AbortController();
    const { signal: outdated } = asking;
    isOpen = true;
    guard(async () => {
      await pressed;
      await new Promise<void>((resolve) => void after(GATHER_MS, resolve));
      if (!outdated.aborted) await ask(request, outdated).finally(() => (isOpen &&= outdated.aborted));
    });
  }

  on("update_checkout", begin);
  const hold = () => {
    // Another finger: the question that waits for the first would wait for ever.
    release();
    pressed = new Promise((resolve) => {
      release = resolve;
    });
  };
  listen(host, "pointerdown", hold, { capture: true });
  for (const type of ["pointerup", "pointercancel"]) listen(window, type, () => release(), { capture: true });

  const pause = () => {
    pauses++;
    isDropped ||= isOpen;
    isOpen = false;
    asking.abort();
  };
  const resume = () => {
    if (--pauses === 0 && isDropped) begin({});
  };
  // Whoever takes the order: a payment popup comes before this widget.
  listen(host, "islet:claimed", pause);
  listen(host, "islet:released", (event) => {
    if ((event as CustomEvent<{ mayBePlaced: boolean }>).detail.mayBePlaced) isDropped = false;
    resume();
  });
  return { pause, resume };
}
