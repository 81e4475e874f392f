import type { Bus } from "#runtime/bus.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isEditorRefresh } from "./cart-cookies.ts";

type Host = Pick<WidgetContext, "host" | "bus" | "signal">;

/** How to open each mounted cart that opens after an add. */
const openers = new WeakMap<HTMLElement, () => void>();
/** Hosts whose cart opens as soon as it is mounted. */
const waitingHosts = new WeakSet<HTMLElement>();

const onAdd = (bus: Bus, open: () => void, signal: AbortSignal) =>
  bus.on(
    "added_to_cart",
    (change) => {
      if (!isEditorRefresh(change)) open();
    },
    signal,
  );

/**
 * Opens the cart of this host after every add, even if it is not mounted yet.
 * @param isAdded the page is the server's answer to an add: open the cart at once
 */
export function openAfterAdds({ host, bus, signal }: Host, isAdded = false): void {
  const openOnMount = () => {
    waitingHosts.add(host);
    // A widget that waits for interaction mounts on this event. Replayed, it has no effect.
    host.dispatchEvent(new FocusEvent("focusin"));
  };
  const mountUnlessMounted = () => {
    if (!openers.has(host)) openOnMount();
  };
  onAdd(bus, mountUnlessMounted, signal);
  if (isAdded) (openers.get(host) ?? openOnMount)();
}

/** Opens a mounted cart after every add, and at once if an add came before it was mounted. Returns its undo. */
export function followAdds({ host, bus, signal }: Host, open: () => void): () => void {
  const stop = onAdd(bus, open, signal);
  openers.set(host, open);
  if (waitingHosts.delete(host)) open();
  return () => {
    stop();
    openers.delete(host);
  };
}
