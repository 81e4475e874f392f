import { afterPaint } from "#dom/motion/after-paint.ts";
import type { Bus } from "#runtime/bus.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isEditorRefresh } from "./cart-cookies.ts";

export type CartHost = Pick<WidgetContext, "host" | "bus" | "signal">;

/** How to open each mounted cart that opens after an add. */
export const openers = new WeakMap<HTMLElement, () => void>();
/** Hosts whose cart opens as soon as it is mounted. */
export const waitingHosts = new WeakSet<HTMLElement>();

/** Listens to adds. */
export const onAdd = (bus: Bus, open: () => void, signal: AbortSignal) =>
  bus.on(
    "added_to_cart",
    (change) => {
      if (!isEditorRefresh(change)) open();
    },
    signal,
  );

/** Opens a mounted cart after every add, and at once if an add came before it was mounted. Returns its undo. */
export function followAdds({ host, bus, signal }: CartHost, open: () => void): () => void {
  const ending = new AbortController();
  const stop = onAdd(bus, () => afterPaint(open, ending.signal), signal);
  openers.set(host, open);
  if (waitingHosts.delete(host)) open();
  return () => {
    stop();
    ending.abort();
    openers.delete(host);
  };
}
